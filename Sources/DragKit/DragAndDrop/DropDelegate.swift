/// How something behaves that can be dropped on, with SwiftUI's five calls.
///
/// The calls come in this order: `validateDrop` when a drag with a fitting payload comes over the
/// target; then, if it is valid, `dropEntered` once, `dropUpdated` at every motion inside, and either
/// `dropExited` when the drag leaves or `performDrop` when it is released. `content` is what they may
/// change; the engine reads it anew after each call.
///
/// ```swift
/// struct TileDropDelegate: DropDelegate {
///   let tile: ItemID
///   func dropEntered(info: DropInfo, content: inout Tiles) { content.makeRoom(at: tile) }
///   func performDrop(info: DropInfo, content: inout Tiles) -> Bool { true }
/// }
/// ```
public protocol DropDelegate<Content>: Sendable {
  /// What the calls may change.
  associatedtype Content

  /// Says whether the target takes what is dragged. Without it, it does.
  func validateDrop(info: DropInfo, content: inout Content) -> Bool
  /// The drag came over the target.
  func dropEntered(info: DropInfo, content: inout Content)
  /// The drag moved over the target.
  ///
  /// - Returns: What a drop would do; `nil` means what the last proposal said, at first a copy.
  func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal?
  /// The drag left the target without a drop.
  func dropExited(info: DropInfo, content: inout Content)
  /// The drag was released over the target: the payload may be read.
  ///
  /// - Returns: `false` where the drop failed and what was dropped shall fly home.
  func performDrop(info: DropInfo, content: inout Content) -> Bool
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo, content: inout Content) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo, content: inout Content) {}
  /// Leaves the proposal as it is.
  public func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo, content: inout Content) {}
}
