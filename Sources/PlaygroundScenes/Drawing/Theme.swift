package import DragKit

/// The colours of the interface, by what they are for.
package struct Theme: Hashable, Sendable {
  /// What lies behind everything.
  package let window: Color
  /// What lies behind the list of pages.
  package let sidebar: Color
  /// What stands out of the window.
  package let card: Color
  /// What is sunk into it.
  package let well: Color
  /// What stands out of a well: the segment that is chosen.
  package let raised: Color
  /// The edge of what stands out.
  package let hairline: Color
  /// What is read first.
  package let text: Color
  /// What explains.
  package let secondaryText: Color
  /// What can be used, and what is chosen.
  package let accent: Color
  /// What lies behind that.
  package let accentFill: Color
  /// What went wrong, or deletes.
  package let danger: Color
  /// Whether the interface is dark.
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
  /// The colour half-way to another, both opaque: what 50 % of one over the other gives.
  func mixed(with other: Color) -> Color {
    func mean(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + Int(right) + 1) / 2) }
    return Color(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  /// The colour, as opaque as `share` says.
  func opacity(_ share: Fraction) -> Color {
    opacity(percent: share.clamped(to: .zero ... .one).raw * 100 / 65536)
  }
}
