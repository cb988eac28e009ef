package import DragDrawing
internal import DragKit

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
  /// A fill of danger, on which white has 4.5 to 1.
  package let dangerFill: Color
  /// Grooves, switches that are off, empty check marks and scroll bars: 3 to 1 against their
  /// background.
  package let track: Color
  /// Text and icons on ``accent``.
  package let onAccent: Color
  package let isDark: Bool

  static let light = Theme(
    window: Color(hex: 0xf6f6f9), sidebar: Color(hex: 0xececf1), card: .white,
    well: Color(hex: 0xd3d3dc), raised: .white, hairline: Color.black.opacity(percent: 10),
    text: Color(hex: 0x1b1b1f), secondaryText: Color(hex: 0x5a5a62), accent: Color(hex: 0x0a59d0),
    accentFill: Color(hex: 0xdfeafd), danger: Color(hex: 0xc4261e),
    dangerFill: Color(hex: 0xc4261e), track: Color(hex: 0x7f7f89),
    onAccent: .white, isDark: false)

  static let dark = Theme(
    window: Color(hex: 0x18181b), sidebar: Color(hex: 0x202024), card: Color(hex: 0x2a2a2f),
    well: Color(hex: 0x45454e), raised: Color(hex: 0x62626d),
    hairline: Color.white.opacity(percent: 12),
    text: Color(hex: 0xf4f4f6), secondaryText: Color(hex: 0xb2b2bb), accent: Color(hex: 0x6aaeff),
    accentFill: Color(hex: 0x22385a), danger: Color(hex: 0xff7a70),
    dangerFill: Color(hex: 0xd9362c),
    track: Color(hex: 0x80808b), onAccent: Color(hex: 0x10131a), isDark: true)
}

// MARK: - Colours of single pages
extension Theme {
  /// The ground of a grouped list: UIKit's `systemGroupedBackground`; in the dark theme, the
  /// elevated variant.
  var grouped: Color { isDark ? Color(hex: 0x1c1c1e) : Color(hex: 0xf2f2f7) }

  // Parts of a diagram that are on are amber, like light.
  var signal: Color { Color(hex: isDark ? 0xffb340 : 0xc76a00) }
  var glow: Color { Color(hex: 0xffb340) }
  var signalText: Color { Color(hex: isDark ? 0xffc266 : 0x9a5400) }
  var signalFill: Color { Color(hex: isDark ? 0x4a3818 : 0xfff0d6) }
  var idleWire: Color { track }
  var idleFill: Color { Color(hex: isDark ? 0x38383f : 0xf0f0f4) }
}

// MARK: - Colours of both schemes, on tiles, pictures or white
extension Color {
  package static let ink = Color(hex: 0x1b1b1f)
  static let badgeBlue = Color(hex: 0x0a66e8)
  static let badgeGreen = Color(hex: 0x1f8f3d)
  static let badgeRed = Color(hex: 0xcf2f27)

  /// The colours of the board's tiles, on which white text has 4.5 to 1, also while they are
  /// lifted.
  static let tiles: [Color] = [
    0xba3e34, 0x9c541c, 0x826114, 0x517022, 0x237543, 0x17736b, 0x1b6e95, 0x2360db,
    0x6151de, 0x8a41d3, 0xaa3a9e, 0xb8386b,
  ].map(Color.init(hex:))
}

extension Color {
  func mixed(with other: Color) -> Color {
    func mean(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + Int(right) + 1) / 2) }
    return Color(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  /// This colour for a control that cannot be pressed now.
  package var disabled: Color { opacity(percent: 38) }

  func opacity(_ share: Fraction) -> Color {
    opacity(percent: share.clamped(to: .zero ... .one).raw * 100 / 65536)
  }
}
