internal import DragKit

// The colours of a diagram: what is on is amber, as light is.
extension Theme {
  /// A wire or a port that is on.
  var signal: Color { Color(hex: isDark ? 0xffb340 : 0xe07b00) }
  /// The light that the lamp casts.
  var glow: Color { Color(hex: 0xffb340) }
  /// A word for what is on.
  var signalText: Color { Color(hex: isDark ? 0xffc266 : 0x9a5400) }
  /// What lies below the icon of a part that is on.
  var signalFill: Color { Color(hex: isDark ? 0x4a3818 : 0xfff0d6) }
  /// A wire or a port that is off.
  var idleWire: Color { Color(hex: isDark ? 0x6c6c78 : 0x9595a1) }
  /// What lies below the icon of a part that is off.
  var idleFill: Color { Color(hex: isDark ? 0x38383f : 0xf0f0f4) }
}
