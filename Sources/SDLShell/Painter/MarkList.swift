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
    let new = Leaf.list(of: operations, space, clip: clip)
    // The usual frame has the same identities in the same order.
    guard new.count == leaves.count,
      new.indices.allSatisfy({ new[$0].operation.id == leaves[$0].operation.id })
    else {
      let old = marks
      replaceAll(by: new)
      for area in MarkDifference.unmatchedAreas(old, marks) { region.add(area) }
      return
    }
    var difference = MarkDifference()
    for index in new.indices {
      let old = marks[index]
      if new[index] != leaves[index] {
        marks[index] = new[index].mark.map { placer.place($0, after: old) }
        difference.addChange(from: old, to: marks[index], at: index)
      } else if let old, old.isProvisional {
        marks[index] = placer.place(old.mark, after: old)
        difference.addChange(from: old, to: marks[index], at: index)
      } else {
        difference.addEqual(old, at: index)
      }
    }
    leaves = new
    difference.addDamage(to: &region)
  }

  mutating func replaceAll(by operations: [DrawOperation], clip: DeviceRect) {
    replaceAll(by: Leaf.list(of: operations, space, clip: clip))
  }

  private mutating func replaceAll(by new: [Leaf]) {
    let last = Dictionary(
      marks.lazy.compactMap(\.self).map { ($0.mark.id, $0) },
      uniquingKeysWith: { first, _ in first })
    leaves = new
    marks = new.map { $0.mark.map { placer.place($0, after: last[$0.id]) } }
  }
}
