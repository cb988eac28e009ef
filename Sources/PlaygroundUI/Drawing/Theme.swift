package import DragDrawing
package import DragKit

/// The colors of the interface, light or dark.
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
  /// A red background, on which white text has a contrast of at least 4.5:1.
  package let dangerFill: Color
  /// Grooves, switches that are off, and scroll bars; the contrast with the window, the sidebar and
  /// cards is at least 3:1.
  package let track: Color
  /// Text and icons on ``accent``.
  package let onAccent: Color
  package let isDark: Bool

  package static let light = Theme(
    window: Color(hex: 0xf6f6f9), sidebar: Color(hex: 0xececf1), card: .white,
    well: Color(hex: 0xd3d3dc), raised: .white, hairline: Color.black.opacity(percent: 10),
    text: Color(hex: 0x1b1b1f), secondaryText: Color(hex: 0x5a5a62), accent: Color(hex: 0x0a59d0),
    accentFill: Color(hex: 0xdfeafd), danger: Color(hex: 0xc4261e),
    dangerFill: Color(hex: 0xc4261e), track: Color(hex: 0x7f7f89),
    onAccent: .white, isDark: false)

  package static let dark = Theme(
    window: Color(hex: 0x18181b), sidebar: Color(hex: 0x202024), card: Color(hex: 0x2a2a2f),
    well: Color(hex: 0x45454e), raised: Color(hex: 0x62626d),
    hairline: Color.white.opacity(percent: 12),
    text: Color(hex: 0xf4f4f6), secondaryText: Color(hex: 0xb2b2bb), accent: Color(hex: 0x6aaeff),
    accentFill: Color(hex: 0x22385a), danger: Color(hex: 0xff7a70),
    dangerFill: Color(hex: 0xd9362c),
    track: Color(hex: 0x80808b), onAccent: Color(hex: 0x10131a), isDark: true)
}

extension Theme {
  package var groove: Color { well.opacity(percent: 60) }
}

// MARK: - Colors that are the same in both themes
extension Color {
  package static let ink = Color(hex: 0x1b1b1f)
  package static let badgeBlue = Color(hex: 0x0a66e8)
  package static let badgeGreen = Color(hex: 0x1f8f3d)
  package static let badgeRed = Color(hex: 0xcf2f27)
}

extension Color {
  package func mixed(with other: Color) -> Color {
    func mean(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + Int(right) + 1) / 2) }
    return Color(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  /// This color at 38 % opacity, for a disabled control.
  package var disabled: Color { opacity(percent: 38) }

  package func opacity(_ share: Fraction) -> Color {
    opacity(percent: share.clamped(to: .zero ... .one).raw * 100 / 65536)
  }
}
