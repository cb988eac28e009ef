package import DragKit

package struct Theme: Hashable, Sendable {
  package let window: Color
  package let sidebar: Color
  package let card: Color
  package let well: Color
  package let raised: Color
  package let hairline: Color
  package let text: Color
  package let secondaryText: Color
  package let accent: Color
  package let accentFill: Color
  package let danger: Color
  package let isDark: Bool

  static let light = Theme(
    window: Color(hex: 0xf6f6f9), sidebar: Color(hex: 0xececf1), card: .white,
    well: Color(hex: 0xd3d3dc), raised: .white, hairline: Color.black.opacity(percent: 10),
    text: Color(hex: 0x1b1b1f), secondaryText: Color(hex: 0x67676f), accent: Color(hex: 0x0a66e8),
    accentFill: Color(hex: 0xdfeafd), danger: Color(hex: 0xe5342b), isDark: false)

  static let dark = Theme(
    window: Color(hex: 0x18181b), sidebar: Color(hex: 0x202024), card: Color(hex: 0x2a2a2f),
    well: Color(hex: 0x45454e), raised: Color(hex: 0x62626d),
    hairline: Color.white.opacity(percent: 12),
    text: Color(hex: 0xf4f4f6), secondaryText: Color(hex: 0xa2a2ab), accent: Color(hex: 0x4c9bff),
    accentFill: Color(hex: 0x22385a), danger: Color(hex: 0xff5a50),
    isDark: true)
}

extension Color {
  func mixed(with other: Color) -> Color {
    func mean(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + Int(right) + 1) / 2) }
    return Color(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  func opacity(_ share: Fraction) -> Color {
    opacity(percent: share.clamped(to: .zero ... .one).raw * 100 / 65536)
  }
}
