/// A colour in sRGB with straight alpha, eight bits a channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  package static let white = Color(hex: 0xffffff)
  package static let black = Color(hex: 0x000000)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  package func opacity(percent: Int) -> Color {
    var faded = self
    faded.alpha = UInt8(Int(alpha) * min(max(percent, 0), 100) / 100)
    return faded
  }
}
