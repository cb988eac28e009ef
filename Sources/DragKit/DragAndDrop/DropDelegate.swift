/// A delegate that handles drops on an item, like SwiftUI's `DropDelegate`.
///
/// When a drag of an accepted type reaches the target, `validateDrop` is called. If it returns
/// `true`, `dropEntered` and `dropUpdated` follow. `dropUpdated` is called again at every motion. A
/// release that drops calls `performDrop`. If the drag leaves the target or ends without a drop,
/// `dropExited` is called instead.
///
/// Every method can change `content`, which the engine reads again after the call.
///
/// ```swift
/// struct TileDropDelegate: DropDelegate {
///   let tile: ItemID
///   func dropEntered(info: DropInfo, content: inout Tiles) { content.makeRoom(at: tile) }
///   func performDrop(info: DropInfo, content: inout Tiles) -> Bool { true }
/// }
/// ```
public protocol DropDelegate<Content>: Sendable {
  /// The content that the delegate reads and changes.
  associatedtype Content

  /// Returns whether the target accepts the drag; by default `true`.
  func validateDrop(info: DropInfo, content: inout Content) -> Bool
  /// Called when the drag has entered the target.
  func dropEntered(info: DropInfo, content: inout Content)
  /// Returns the effect of a drop at the current location; by default `nil`.
  ///
  /// - Returns: A proposal; `nil` keeps the previous one, which is `DropOperation.copy` at first.
  func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal?
  /// Called when the drag has left the target, or ends over it without a call of `performDrop`.
  func dropExited(info: DropInfo, content: inout Content)
  /// Performs the drop on a release; only called if the last proposal was to move, copy or link.
  ///
  /// For a copy or link, the method can register one new item in the model for each dragged item;
  /// the dragged items then land on the new ones.
  ///
  /// - Returns: Whether the drop succeeded; if `false`, the dragged items return to their places.
  func performDrop(info: DropInfo, content: inout Content) -> Bool
}

extension DropDelegate {
  public func validateDrop(info: DropInfo, content: inout Content) -> Bool { true }
  public func dropEntered(info: DropInfo, content: inout Content) {}
  public func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal? { nil }
  public func dropExited(info: DropInfo, content: inout Content) {}
}
