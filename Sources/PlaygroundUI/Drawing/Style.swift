package import DragDrawing
package import DragKit

// The values of the visual language. Pages draw with these names; Documentation/VisualLanguage.md
// says why.

/// The radii of corners.
///
/// What is round has half its height as its radius. A shape within another has the other's radius
/// less the distance between them.
package enum Radius {
  /// Grooves of sliders, and carets.
  package static let groove: Length = 2
  /// Chips of colour, copies of tiles, and pictures in the size of the page.
  package static let chip: Length = 4
  /// Buttons, segments, entries of menus and of the sidebar, covers and tips.
  package static let control: Length = 8
  /// Rows and pictures.
  package static let row: Length = 10
  package static let menu: Length = 12
  /// Tiles and cards.
  package static let card: Length = 16
  /// The panel around the column of tiles, and the picture that follows the pointer.
  package static let panel: Length = 24
}

/// The distances between things, on a grid of four pixels.
package enum Spacing {
  package static let tight: Length = 4
  package static let small: Length = 8
  package static let medium: Length = 12
  package static let large: Length = 16
  package static let wide: Length = 24
}

/// The widths of lines.
package enum LineWidth {
  package static let hairline: Length = 1
  /// Places, and targets that accept a drop.
  package static let emphasis: Length = 2
  /// Rings around the focused item and around a drop target.
  package static let ring: Length = 3
}

/// The height of a thing above the page, shown by its shadow, which is black.
package struct Elevation: Sendable {
  fileprivate let below, blur: Length
  /// The opacity in percent, in the light and in the dark theme.
  fileprivate let light, dark: Int

  /// Knobs, chosen segments and prints of a pile.
  package static let knob = Elevation(below: 1, blur: 3, light: 20, dark: 40)
  /// Badges of a drag, and short notices.
  package static let badge = Elevation(below: 1, blur: 5, light: 30, dark: 45)
  package static let card = Elevation(below: 2, blur: 10, light: 8, dark: 30)
  /// The status line and the cancel strip.
  package static let bar = Elevation(below: 2, blur: 12, light: 22, dark: 45)
  package static let menu = Elevation(below: 6, blur: 24, light: 26, dark: 55)
}

/// The display times of notices.
package enum NoticeTime {
  /// Beside the button that copied.
  package static let copied = Microseconds.seconds(2)
  package static let zoom = Microseconds.seconds(2)
  package static let usual = Microseconds.seconds(5)
  /// For the end of a recording that failed.
  package static let failure = Microseconds.seconds(30)
}

// MARK: - The scale of type
extension Font {
  package static let pageTitle = Font(.semibold, size: 20)
  package static let title = Font(.semibold, size: 15)
  package static let rowTitle = Font(.semibold, size: 14)
  package static let strongLabel = Font(.semibold, size: 13)
  package static let label = Font(.regular, size: 13)
  package static let strongCaption = Font(.semibold, size: 12)
  package static let caption = Font(.regular, size: 12)
  package static let heading = Font(.semibold, size: 11)
  package static let digits = Font(.mono, size: 12)
  package static let trace = Font(.mono, size: 11)
}

extension Canvas {
  package mutating func shadow(of rect: Rect, radius: Length, _ elevation: Elevation) {
    shadow(
      of: rect, below: elevation.below, radius: radius, blur: elevation.blur,
      percent: theme.isDark ? elevation.dark : elevation.light)
  }
}
