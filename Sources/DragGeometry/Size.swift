public import DragCoding

/// A width and a height, in logical pixels.
///
/// Either can be negative; a rectangle of such a size is empty.
public struct Size: Hashable, Sendable {
  public var width: Length
  public var height: Length

  /// Creates a size.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// Returns the size with width and height multiplied by `scale`, rounded down to 1/256 px.
  public static func * (size: Size, scale: Fraction) -> Size {
    Size(width: size.width * scale, height: size.height * scale)
  }

  /// The nearest size whose width and height are from 1 px to the limit of a recorded window.
  package var clampedToWindow: Size {
    let sides = 1...Length(pixels: Limits.windowSide)
    return Size(width: width.clamped(to: sides), height: height.clamped(to: sides))
  }
}

extension Size: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(width, height) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (width, height) = try reader.read()
  }
}

extension Limits {
  /// The greatest width and height of a window, in pixels.
  package static let windowSide = 16_384
}
