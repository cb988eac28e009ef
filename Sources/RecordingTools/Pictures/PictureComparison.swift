public import DragPictures
internal import DragRecording

/// The result of comparing two pictures as an eye would.
///
/// ```swift
/// let result = PictureComparison(picture, expected: golden, tolerance: .otherLibraries)
/// if !result.passes { print(result) }
/// ```
public enum PictureComparison: Hashable, Sendable {
  /// The pictures are equal, byte for byte.
  case identical
  /// `count` pixels differ, by at most the tolerance; `largest` is the largest distance in hundredths.
  case within(largest: Int, count: Int)
  /// `count` pixels differ by more than the tolerance; the first of them is at `x`, `y`.
  case different(count: Int, largest: Int, x: Int, y: Int)
  /// The pictures differ in size, or are empty.
  case incomparable

  /// The differences that two pictures can have and still count as equal.
  public struct Tolerance: Hashable, Sendable {
    fileprivate let hundredths: Int
    fileprivate let outliers: Int

    /// No difference.
    public static let exact = Tolerance(hundredths: -1)

    /// The differences between versions of the libraries that draw text and icons.
    ///
    /// Colours may differ by ΔE 2, and one pixel in 5,000 by ΔE 10.
    public static let otherLibraries = Tolerance(hundredths: 200, outliers: 5000)

    /// Creates a tolerance.
    ///
    /// - Parameters:
    ///   - hundredths: The largest CIE94 distance (ΔE) of two pixels, in hundredths. A distance of about
    ///     one is visible if the colours lie side by side.
    ///   - outliers: One in so many pixels can have up to five times that distance: versions of a library
    ///     smooth a diagonal stroke differently.
    /// - Precondition: `outliers` is positive.
    public init(hundredths: Int, outliers: Int = .max) {
      precondition(outliers > 0, "one in \(outliers) pixels is no number of pixels")
      (self.hundredths, self.outliers) = (hundredths, outliers)
    }
  }

  /// Whether the pictures are equal, within the tolerance.
  public var passes: Bool {
    switch self {
    case .identical, .within: true
    case .different, .incomparable: false
    }
  }

  /// Compares a picture with the expected one.
  public init(_ picture: Picture, expected: Picture, tolerance: Tolerance = .exact) {
    guard picture.width == expected.width, picture.height == expected.height,
      !picture.rgba.isEmpty
    else {
      self = .incomparable
      return
    }
    guard picture.rgba != expected.rgba else {
      self = .identical
      return
    }
    var (count, beyond, largest) = (0, 0, 0)
    var first: (x: Int, y: Int)?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != expected[x, y] {
        count += 1
        let distance = LabColor.distance(expected[x, y], picture[x, y])
        largest = max(largest, distance)
        guard distance > tolerance.hundredths else { continue }
        beyond += 1
        first = first ?? (x, y)
      }
    }
    let outliers = picture.width * picture.height / tolerance.outliers
    if let first, beyond > outliers || largest > tolerance.hundredths * 5 {
      self = .different(count: beyond, largest: largest, x: first.x, y: first.y)
    } else {
      self = .within(largest: largest, count: count)
    }
  }
}

extension PictureComparison: CustomStringConvertible {
  public var description: String {
    switch self {
    case .identical: "identical"
    case .within(let largest, let count):
      "\(count) pixels differ, by ΔE \(largest.decimal(places: 2)) at most, within the tolerance"
    case .different(let count, let largest, let x, let y):
      "\(count) pixels differ, by ΔE \(largest.decimal(places: 2)) at most, the first at \(x),\(y)"
    case .incomparable: "the pictures differ in size or are empty"
    }
  }
}
