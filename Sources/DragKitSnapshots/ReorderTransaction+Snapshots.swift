public import DragModel

extension ReorderTransaction {
  /// The sections and items before the reorder.
  public var initialSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: before) }

  /// The sections and items after the reorder.
  public var finalSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: after) }
}
