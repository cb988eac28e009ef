public import DragModel

extension Interaction {
  /// Returns the place of the open gap in a collection view; `nil` if no gap is visible.
  ///
  /// The container of the place is that of the group or the section to which the gap belongs. While no
  /// target has a gap, this is the place that the lifted item left.
  public func gapPlace(in id: ContainerID) -> InsertionPlace? {
    guard gapFrame(in: id) != nil else { return nil }
    return layout.collection(id)?.arrangement.gap?.place
  }
}
