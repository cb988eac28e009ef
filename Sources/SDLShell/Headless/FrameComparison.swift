internal import DragCoding

/// How two frames differ.
///
/// Whatever cannot be compared counts as different: a comparison never passes by default.
package enum FrameComparison: Hashable, Sendable {
  /// What a comparison lets pass.
  package enum Tolerance: Hashable, Sendable {
    /// Nothing: every byte must be the same.
    case exact
    /// Colours up to a CIE94 distance, in hundredths. 100 is about the least that can be seen.
    ///
    /// One pixel in `strays` may be up to five times as far off: the versions of SDL_image smooth the
    /// slanting strokes of an icon differently. What has moved by a pixel is farther off than that.
    case perceptual(hundredths: Int, strays: Int = .max)
  }

  /// Every byte is the same.
  case identical
  /// Some pixels differ, none by more than the tolerance.
  case within(largest: Int, count: Int)
  /// Some pixels differ by more than the tolerance: how many, by how many hundredths at most, and the
  /// first of them.
  case different(count: Int, largest: Int, x: Int, y: Int)
  /// The frames are not of the same size, or have no pixels.
  case incomparable

  /// `true` where the second frame may stand for the first.
  package var passes: Bool {
    switch self {
    case .identical, .within: true
    case .different, .incomparable: false
    }
  }

  /// Compares a frame with the one that was expected.
  package init(_ frame: Frame, expected: Frame, tolerance: Tolerance = .exact) {
    guard frame.width == expected.width, frame.height == expected.height, !frame.rgba.isEmpty else {
      self = .incomparable
      return
    }
    guard frame.rgba != expected.rgba else {
      self = .identical
      return
    }
    self = Self.measure(frame, expected, tolerance)
  }

  private static func measure(
    _ frame: Frame, _ expected: Frame, _ tolerance: Tolerance
  ) -> FrameComparison {
    var (count, beyond, largest) = (0, 0, 0)
    var first: (x: Int, y: Int)?
    for y in 0..<frame.height {
      for x in 0..<frame.width where frame[x, y] != expected[x, y] {
        count += 1
        let distance = LabColor.distance(expected[x, y], frame[x, y])
        largest = max(largest, distance)
        guard !tolerance.allows(distance) else { continue }
        beyond += 1
        first = first ?? (x, y)
      }
    }
    guard let first, !tolerance.allows(strays: beyond, of: frame.width * frame.height, largest)
    else { return .within(largest: largest, count: count) }
    return .different(count: beyond, largest: largest, x: first.x, y: first.y)
  }
}

extension FrameComparison.Tolerance {
  fileprivate func allows(_ distance: Int) -> Bool {
    switch self {
    case .exact: false
    case .perceptual(let hundredths, _): distance <= hundredths
    }
  }

  fileprivate func allows(strays count: Int, of pixels: Int, _ largest: Int) -> Bool {
    guard case .perceptual(let hundredths, let strays) = self else { return false }
    return count <= pixels / strays && largest <= hundredths * 5
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
