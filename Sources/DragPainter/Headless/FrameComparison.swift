internal import DragCoding

package enum FrameComparison: Hashable, Sendable {
  /// The differences that two frames can have and still count as equal.
  ///
  /// `hundredths` is the largest CIE94 distance (ΔE) of two pixels, in hundredths. One in
  /// `outliers` pixels can have up to five times that distance: versions of SDL_image smooth the
  /// diagonal strokes of an icon differently.
  package struct Tolerance: Hashable, Sendable {
    fileprivate let hundredths: Int
    fileprivate let outliers: Int

    package static let exact = Tolerance(hundredths: -1)

    package init(hundredths: Int, outliers: Int = .max) {
      (self.hundredths, self.outliers) = (hundredths, outliers)
    }
  }

  case identical
  case within(largest: Int, count: Int)
  case different(count: Int, largest: Int, x: Int, y: Int)
  case incomparable

  package var passes: Bool {
    switch self {
    case .identical, .within: true
    case .different, .incomparable: false
    }
  }

  package init(_ frame: Frame, expected: Frame, tolerance: Tolerance = .exact) {
    guard frame.width == expected.width, frame.height == expected.height, !frame.rgba.isEmpty else {
      self = .incomparable
      return
    }
    guard frame.rgba != expected.rgba else {
      self = .identical
      return
    }
    var (count, beyond, largest) = (0, 0, 0)
    var first: (x: Int, y: Int)?
    for y in 0..<frame.height {
      for x in 0..<frame.width where frame[x, y] != expected[x, y] {
        count += 1
        let distance = LabColor.distance(expected[x, y], frame[x, y])
        largest = max(largest, distance)
        guard distance > tolerance.hundredths else { continue }
        beyond += 1
        first = first ?? (x, y)
      }
    }
    let outliers = frame.width * frame.height / tolerance.outliers
    if let first, beyond > outliers || largest > tolerance.hundredths * 5 {
      self = .different(count: beyond, largest: largest, x: first.x, y: first.y)
    } else {
      self = .within(largest: largest, count: count)
    }
  }
}

extension FrameComparison: CustomStringConvertible {
  package var description: String {
    switch self {
    case .identical: "identical"
    case .within(let largest, let count):
      "\(count) pixels differ, by ΔE \(largest.decimal(places: 2)) at most, within the tolerance"
    case .different(let count, let largest, let x, let y):
      "\(count) pixels differ, by ΔE \(largest.decimal(places: 2)) at most, the first at \(x),\(y)"
    case .incomparable: "the frames differ in size or are empty"
    }
  }
}
