internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - Colors of particular pages
extension Theme {
  /// The background of a grouped list: UIKit's `systemGroupedBackground`, which is the elevated
  /// variant in the dark theme.
  var grouped: Color { isDark ? Color(hex: 0x1c1c1e) : Color(hex: 0xf2f2f7) }

  // The parts of a diagram that are on, amber like a lamp, and those that are off.
  var signal: Color { Color(hex: isDark ? 0xffb340 : 0xc76a00) }
  var glow: Color { Color(hex: 0xffb340) }
  var signalText: Color { Color(hex: isDark ? 0xffc266 : 0x9a5400) }
  var signalFill: Color { Color(hex: isDark ? 0x4a3818 : 0xfff0d6) }
  var idleWire: Color { track }
  var idleFill: Color { Color(hex: isDark ? 0x38383f : 0xf0f0f4) }
}

extension Color {
  /// The colors of the board's tiles; white text on them has a contrast of at least 4.5:1, even at
  /// the default opacity of a lifted tile.
  static let tiles: [Color] = [
    0xba3e34, 0x9c541c, 0x826114, 0x517022, 0x237543, 0x17736b, 0x1b6e95, 0x2360db,
    0x6151de, 0x8a41d3, 0xaa3a9e, 0xb8386b,
  ].map(Color.init(hex:))
}
