internal import DragFrameIO

/// The draw operations of the last update, and the marks that were made from them.
///
/// Operations are compared before they are converted to marks, since most equal those of the
/// previous update.
struct MarkList {
  private(set) var marks: [Mark] = []
  private var operations: [DrawOperation] = []
  /// For each operation, the index in `marks` after its last mark.
  private var ends: [Int] = []
  private let space: DeviceSpace

  init(in space: DeviceSpace) { self.space = space }

  mutating func update(
    to new: [DrawOperation], clip: DeviceRect, into region: inout DamageRegion
  ) {
    // The usual frame has the same identities in the same order.
    let isContinued =
      new.count == operations.count && new.indices.allSatisfy { new[$0].id == operations[$0].id }
    guard isContinued else {
      let old = marks
      replaceAll(by: new, clip: clip)
      return MarkDifference.add(from: old[...], to: marks[...], into: &region)
    }
    for index in new.indices where new[index] != operations[index] {
      replace(index, by: new[index], clip: clip, into: &region)
    }
    operations = new
  }

  mutating func replaceAll(by new: [DrawOperation], clip: DeviceRect) {
    operations = new
    var quantizer = Quantizer()
    ends = new.map { operation in
      quantizer.add(operation, in: space, clip: clip)
      return quantizer.marks.count
    }
    marks = quantizer.marks
  }

  private mutating func replace(
    _ index: Int, by operation: DrawOperation, clip: DeviceRect, into region: inout DamageRegion
  ) {
    var quantizer = Quantizer()
    quantizer.add(operation, in: space, clip: clip)
    let old = (index > 0 ? ends[index - 1] : 0)..<ends[index]
    MarkDifference.add(from: marks[old], to: quantizer.marks[...], into: &region)
    marks.replaceSubrange(old, with: quantizer.marks)
    let growth = quantizer.marks.count - old.count
    guard growth != 0 else { return }
    for later in index..<ends.count { ends[later] += growth }
  }
}
