internal import DragFrameIO
internal import DragGeometry

/// The marks of the list that was painted last, of which only what differs is made anew.
///
/// Operations are compared before they are quantised: most are the same as in the frame before.
struct MarkList {
  private(set) var marks: [Mark] = []
  private var operations: [DrawOperation] = []
  /// Where the marks of each operation end.
  private var ends: [Int] = []
  private let scale: Fraction

  init(scale: Fraction) {
    self.scale = scale
  }

  /// Takes the marks of other operations, and adds to `region` where they differ.
  mutating func update(
    to new: [DrawOperation], clip: DeviceRect, into region: inout DamageRegion
  ) {
    guard isContinued(by: new) else {
      let old = marks
      replaceAll(by: new, clip: clip)
      return MarkDifference.add(from: old[...], to: marks[...], into: &region)
    }
    for index in new.indices where new[index] != operations[index] {
      replace(index, by: new[index], clip: clip, into: &region)
    }
    operations = new
  }

  /// Takes the marks of other operations, whatever there was before.
  mutating func replaceAll(by new: [DrawOperation], clip: DeviceRect) {
    operations = new
    var quantizer = Quantizer(scale: scale)
    ends = new.map { operation in
      quantizer.add(operation, clip: clip)
      return quantizer.marks.count
    }
    marks = quantizer.marks
  }

  /// `true` where nothing came, went or changed places.
  private func isContinued(by new: [DrawOperation]) -> Bool {
    new.count == operations.count && new.indices.allSatisfy { new[$0].id == operations[$0].id }
  }

  private mutating func replace(
    _ index: Int, by operation: DrawOperation, clip: DeviceRect, into region: inout DamageRegion
  ) {
    var quantizer = Quantizer(scale: scale)
    quantizer.add(operation, clip: clip)
    let old = (index > 0 ? ends[index - 1] : 0)..<ends[index]
    MarkDifference.add(from: marks[old], to: quantizer.marks[...], into: &region)
    marks.replaceSubrange(old, with: quantizer.marks)
    let growth = quantizer.marks.count - old.count
    guard growth != 0 else { return }
    for later in index..<ends.count { ends[later] += growth }
  }
}
