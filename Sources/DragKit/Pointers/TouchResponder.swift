/// A handler of touches on items that follow the touch without a lift or a delay.
///
/// The four methods are those of `UIResponder`. Each call has one touch. By default, the methods do
/// nothing. A touch belongs to the item on which it went down, wherever the touch moves
/// (``Touch/item``).
public protocol TouchResponder<Content>: Sendable {
  /// The content that the calls may change.
  associatedtype Content

  /// Called when touches went down on an item of this responder.
  func touchesBegan(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder moved.
  func touchesMoved(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder went up.
  func touchesEnded(_ touches: [Touch], content: inout Content)
  /// Called when touches on an item of this responder were cancelled.
  ///
  /// Touches are cancelled if their release was lost, Escape was pressed, or another page is shown.
  func touchesCancelled(_ touches: [Touch], content: inout Content)
}

extension TouchResponder {
  public func touchesBegan(_ touches: [Touch], content: inout Content) {}
  public func touchesMoved(_ touches: [Touch], content: inout Content) {}
  public func touchesEnded(_ touches: [Touch], content: inout Content) {}
  public func touchesCancelled(_ touches: [Touch], content: inout Content) {}
}
