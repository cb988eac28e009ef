/// A handler of touches on items that follow the touch without a lift or a delay.
///
/// The four calls are those of `UIResponder`, each with one touch, and do nothing by default. A touch belongs
/// to the item on which it went down, wherever it moves (``Touch/item``).
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
  func touchesCancelled(_ touches: [Touch], content: inout Content)
}

extension TouchResponder {
  public func touchesBegan(_ touches: [Touch], content: inout Content) {}
  public func touchesMoved(_ touches: [Touch], content: inout Content) {}
  public func touchesEnded(_ touches: [Touch], content: inout Content) {}
  public func touchesCancelled(_ touches: [Touch], content: inout Content) {}
}
