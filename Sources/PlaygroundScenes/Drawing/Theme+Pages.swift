internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// The colours of single pages.
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

extension Color {
  /// The colours of the board's tiles, on which white text has 4.5 to 1, also while they are
  /// lifted.
  static let tiles: [Color] = [
    0xba3e34, 0x9c541c, 0x826114, 0x517022, 0x237543, 0x17736b, 0x1b6e95, 0x2360db,
    0x6151de, 0x8a41d3, 0xaa3a9e, 0xb8386b,
  ].map(Color.init(hex:))
}
