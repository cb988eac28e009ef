/// A delegate that handles drops on an item, like SwiftUI's `DropDelegate`.
///
/// The order of calls is: `validateDrop` when a drag of an accepted type reaches the target; if
/// that returns `true`, `dropEntered`, then `dropUpdated`, again at every motion, and at last
/// either `dropExited`, when the drag leaves or is not dropped, or `performDrop`. Every call may
/// change `content`, which the engine then reads again.
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
  /// Is called when the drag has entered the target.
  func dropEntered(info: DropInfo, content: inout Content)
  /// Returns the effect of a drop at the current location; by default `nil`.
  ///
  /// - Returns: A proposal; `nil` keeps the previous one, which is initially a copy.
  func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal?
  /// Is called when the drag has left the target, or ends over it without a call of `performDrop`.
  func dropExited(info: DropInfo, content: inout Content)
  /// Performs the drop on a release; only called for a last proposal to move, copy or link.
  ///
  /// - Returns: Whether the drop succeeded; otherwise the items return.
  func performDrop(info: DropInfo, content: inout Content) -> Bool
}

extension DropDelegate {
  public func validateDrop(info: DropInfo, content: inout Content) -> Bool { true }
  public func dropEntered(info: DropInfo, content: inout Content) {}
  public func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal? { nil }
  public func dropExited(info: DropInfo, content: inout Content) {}
}
