/// A colour in sRGB with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// How opaque the colour is.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from six hexadecimal digits, `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  /// White.
  public static let white = Color(hex: 0xffffff)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour, `percent` hundredths as opaque.
  public func opacity(percent: Int) -> Color {
    var faded = self
    faded.alpha = UInt8(Int(alpha) * min(max(percent, 0), 100) / 100)
    return faded
  }
}
