/// A colour in sRGB with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque colour from a number such as `0xrrggbb`.
  ///
  /// - Precondition: The number has 24 bits.
  public init(hex: UInt32) {
    precondition(hex <= 0xffffff, "\(hex) has more than 24 bits")
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  /// White.
  public static let white = Color(hex: 0xffffff)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// No colour.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the colour with its opacity multiplied by a percentage, the nearest from 0 to 100.
  public func opacity(percent: Int) -> Color {
    var faded = self
    faded.alpha = UInt8(Int(alpha) * min(max(percent, 0), 100) / 100)
    return faded
  }
}
