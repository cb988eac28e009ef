package import DragDrawing
package import DragKit

// The values of the visual language (Documentation/VisualLanguage.md), which pages use by name.

/// Corner radii, in logical pixels.
///
/// A fully round shape uses half of its height instead. A ring around a shape adds its distance
/// from the shape to the shape's radius.
package enum Radius {
  /// Thin parts, such as the grooves of sliders, progress bars and scroll bars.
  package static let groove: Length = 2
  /// Small parts, such as key caps, copies of tiles, and plots; also the enlarged picture.
  package static let chip: Length = 4
  /// Controls and parts of their size, such as menu entries, covers, thumbnails and tooltips.
  package static let control: Length = 8
  /// Rows, pictures on tiles, and the backgrounds of segments.
  package static let row: Length = 10
  package static let menu: Length = 12
  /// Cards, sheets, tiles of the board, and parts of the diagram.
  package static let card: Length = 16
  /// The panel around the tile column, the picture that follows the pointer, and the app's icon.
  package static let panel: Length = 24
}

/// The distances between elements: multiples of four logical pixels.
package enum Spacing {
  package static let tight: Length = 4
  package static let small: Length = 8
  package static let medium: Length = 12
  package static let large: Length = 16
  package static let wide: Length = 24
}

/// The widths of lines, in logical pixels.
package enum LineWidth {
  package static let hairline: Length = 1
  /// Lines that stand out, such as the outlines of places and of switches.
  package static let emphasis: Length = 2
  /// Rings around the focused item, and around a tile or target that would receive a drop.
  package static let ring: Length = 3
}

/// A black shadow that shows how far an element is above the page.
package struct Elevation: Sendable {
  fileprivate let below, blur: Length
  /// The opacity in percent, in the light and in the dark theme.
  fileprivate let light, dark: Int

  /// Chosen segments, and the pictures of a pile.
  package static let knob = Elevation(below: 1, blur: 3, light: 20, dark: 40)
  /// Drag badges, tooltips, and the notices of a page.
  package static let badge = Elevation(below: 1, blur: 5, light: 30, dark: 45)
  package static let card = Elevation(below: 2, blur: 10, light: 8, dark: 30)
  /// Toasts, the status line, the cancel strip and the tour's card.
  package static let bar = Elevation(below: 2, blur: 12, light: 22, dark: 45)
  package static let menu = Elevation(below: 6, blur: 24, light: 26, dark: 55)
}

/// The display times of notices.
package enum NoticeTime {
  /// The confirmation beside a control that has copied text.
  package static let copied = Microseconds.seconds(2)
  package static let zoom = Microseconds.seconds(2)
  package static let usual = Microseconds.seconds(5)
  /// The notice that a recording has ended because it failed.
  package static let failure = Microseconds.seconds(30)
}

// MARK: - The type scale
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
