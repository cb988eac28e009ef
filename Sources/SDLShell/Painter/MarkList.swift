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
    let old = marks
    var (difference, index) = (MarkDifference(), 0)
    // The usual frame has the same identities in the same order.
    var isUsual = true
    Leaf.forEach(of: operations, space, clip: clip) { leaf in
      guard isUsual, index < leaves.count, leaves[index].operation.id == leaf.operation.id else {
        return isUsual = false
      }
      update(index, to: leaf, &difference)
      index += 1
    }
    if isUsual, index == leaves.count {
      difference.addDamage(to: &region)
    } else {
      replaceAll(by: operations, clip: clip)
      for area in MarkDifference.unmatchedAreas(old, marks) { region.add(area) }
    }
  }

  /// Replaces a leaf by one with the same identity.
  private mutating func update(_ index: Int, to leaf: Leaf, _ difference: inout MarkDifference) {
    let old = marks[index]
    if !(leaves[index] == leaf) {
      leaves[index] = leaf
      marks[index] = leaf.mark.map { placer.place($0, after: old) }
      difference.addChange(from: old, to: marks[index], at: index)
    } else if let old, old.isProvisional {
      marks[index] = placer.place(old.mark, after: old)
      difference.addChange(from: old, to: marks[index], at: index)
    } else {
      difference.addEqual(old, at: index)
    }
  }

  mutating func replaceAll(by operations: [DrawOperation], clip: DeviceRect) {
    let last = Dictionary(
      marks.lazy.compactMap(\.self).map { ($0.mark.id, $0) },
      uniquingKeysWith: { first, _ in first })
    leaves.removeAll(keepingCapacity: true)
    Leaf.forEach(of: operations, space, clip: clip) { leaves.append($0) }
    marks = leaves.map { leaf in leaf.mark.map { placer.place($0, after: last[$0.id]) } }
  }
}
