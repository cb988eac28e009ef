internal import DragFrameIO

/// The leaves of the last draw list, and the marks that were made from them.
///
/// Leaves are compared before they are converted to marks, since most equal those of the
/// previous list.
struct MarkList {
  /// For each leaf its mark; `nil` if it changes no pixel.
  private(set) var marks: [PlacedMark?] = []
  private var leaves: [Leaf] = []
  private let space: DeviceSpace
  private let placer: MarkPlacer

  init(in space: DeviceSpace, _ placer: MarkPlacer) {
    (self.space, self.placer) = (space, placer)
  }

  mutating func update(
    to operations: [DrawOperation], clip: DeviceRect, into region: inout DamageRegion
  ) {
    guard isContinued(by: operations, clip: clip) else {
      let old = marks
      replaceAll(by: operations, clip: clip)
      for area in MarkDifference.unmatchedAreas(old, marks) { region.add(area) }
      return
    }
    var difference = MarkDifference()
    var index = 0
    Leaf.forEach(in: operations, space, clip: clip) { leaf in
      if leaf == leaves[index] {
        difference.addEqual(marks[index], at: index)
      } else {
        let new = leaf.mark.map { placer.place($0, after: marks[index]) }
        difference.addChange(from: marks[index], to: new, at: index)
        (leaves[index], marks[index]) = (leaf, new)
      }
      index += 1
    }
    difference.addDamage(to: &region)
  }

  /// Whether the operations have the same identities in the same order, as those of most frames.
  private func isContinued(by operations: [DrawOperation], clip: DeviceRect) -> Bool {
    var (index, isSame) = (0, true)
    Leaf.forEach(in: operations, space, clip: clip) { leaf in
      isSame =
        isSame && index < leaves.count && leaf.operation.id == leaves[index].operation.id
      index += 1
    }
    return isSame && index == leaves.count
  }

  mutating func replaceAll(by operations: [DrawOperation], clip: DeviceRect) {
    leaves.removeAll(keepingCapacity: true)
    Leaf.forEach(in: operations, space, clip: clip) { leaves.append($0) }
    marks = leaves.map { $0.mark.map { placer.place($0) } }
  }
}
