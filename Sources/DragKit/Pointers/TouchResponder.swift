/// Something that follows touches by itself, without lift and without delay.
///
/// The four calls are those of `UIResponder`. A touch stays with the item it went down on, wherever
/// it goes (``Touch/item``).
public protocol TouchResponder<Content>: Sendable {
  /// What the calls may change.
  associatedtype Content

  /// Touches went down on an item of this responder.
  func touchesBegan(_ touches: [Touch], content: inout Content)
  /// Touches that went down on an item of this responder moved.
  func touchesMoved(_ touches: [Touch], content: inout Content)
  /// Touches that went down on an item of this responder went up.
  func touchesEnded(_ touches: [Touch], content: inout Content)
  /// Touches that went down on an item of this responder were taken away.
  func touchesCancelled(_ touches: [Touch], content: inout Content)
}

extension TouchResponder {
  /// Does nothing.
  public func touchesBegan(_ touches: [Touch], content: inout Content) {}
  /// Does nothing.
  public func touchesMoved(_ touches: [Touch], content: inout Content) {}
  /// Does nothing.
  public func touchesEnded(_ touches: [Touch], content: inout Content) {}
  /// Does nothing.
  public func touchesCancelled(_ touches: [Touch], content: inout Content) {}
}
