package import DragDrawing
package import DragKit

/// A key path to a color, which drawing resolves in the theme of the canvas.
package typealias ThemeColor = any KeyPath<Theme, Color> & Sendable

/// A control, a text or a decoration, without a frame.
///
/// A ``WidgetLayout`` gives it a frame: the hit area of its item, and the area in which
/// `Canvas.draw(_:as:)` draws it.
package struct Widget: Sendable {
  package let kind: Kind
  /// The item that a press on the widget reaches; `nil` for decoration.
  package let item: ItemID?
  /// The owner by which `frame(of:)` finds a region; `nil` if the widget is not looked up.
  package private(set) var region: DrawOwner?
  /// The text of the tooltip; `nil` for a widget without a tooltip.
  private(set) var tip: LocalizedString?
  private(set) var tipKeys: String?
  /// Whether a switch or a button is on, or a segment or a page entry is chosen.
  private(set) var isOn = false
  private(set) var isEnabled = true
  /// Whether a dot after the title marks a changed value.
  private(set) var isMarked = false

  package enum Kind: Sendable {
    case text(LocalizedString, Font, ThemeColor, TextLine.Alignment)
    /// A name or a path; an ellipsis replaces the middle of one that is too long.
    case name(String, Font, ThemeColor)
    case icon(String, size: Length, ThemeColor)
    /// A rounded rectangle of one color, such as the background of a panel.
    case fill(ThemeColor, radius: Length)
    /// A frame in which the app draws, or that only receives presses.
    case region
    case drawing(@Sendable (_ canvas: inout Canvas, _ frame: Rect) -> Void)
    case button(icon: String, ThemeColor, size: Length = 20)
    /// A round primary button with an icon, such as a player's.
    case roundButton(icon: String)
    case titledButton(LocalizedString, icon: String?, ButtonStyle, Font)
    /// A button that opens a list and shows the chosen entry.
    case popup(LocalizedString)
    /// An entry of the page list.
    case entry(LocalizedString, icon: String)
    case segment(LocalizedString)
    case toggle(LocalizedString)
    /// A slider; `share` is the value as a fraction (0…1) of the range.
    case slider(LocalizedString, value: String, share: Fraction)
    /// A row of the shortcuts sheet: the title at the left, the keys at the right.
    case keys([String], LocalizedString)
    /// The scroll bar of a list whose offset is from 0 to `farthest`.
    case scrollBar(farthest: Length, offset: Length)
    /// A progress bar; `share` is the completed fraction (0…1).
    case progress(share: Fraction)
    case menuEntry(MenuEntry, hasMarks: Bool)
  }

  /// The look of a button with a title.
  package enum ButtonStyle: Sendable {
    /// Filled with the accent color, for the main action.
    case primary
    case tinted
    case bordered
    /// Without a background, with the title at the left.
    case plain
  }

  package init(_ kind: Kind, _ item: ItemID? = nil) { (self.kind, self.item) = (kind, item) }

  package static func text(
    _ text: LocalizedString, _ font: Font, _ color: ThemeColor = \.text,
    _ alignment: TextLine.Alignment = .leading
  ) -> Widget {
    Widget(.text(text, font, color, alignment))
  }

  package static func heading(_ text: LocalizedString) -> Widget {
    .text(text, .heading, \.secondaryText)
  }

  package static func fill(_ color: ThemeColor, radius: Length = 0) -> Widget {
    Widget(.fill(color, radius: radius))
  }

  /// The background of a row of segments.
  package static func groove(radius: Length) -> Widget { .fill(\.groove, radius: radius) }

  /// A separator, as thick and as long as its frame.
  package static let line = fill(\.hairline)

  /// Creates an empty frame; `frame(of:)` finds it by `owner`, and presses in it reach `item`.
  package static func region(_ owner: DrawOwner? = nil, _ item: ItemID? = nil) -> Widget {
    Widget(.region, item).with(\.region, owner)
  }

  package static func drawing(
    _ draw: @escaping @Sendable (_ canvas: inout Canvas, _ frame: Rect) -> Void
  ) -> Widget {
    Widget(.drawing(draw))
  }

  package func isOn(_ isOn: Bool) -> Widget { with(\.isOn, isOn) }

  package func isEnabled(_ isEnabled: Bool) -> Widget { with(\.isEnabled, isEnabled) }

  package func isMarked(_ isMarked: Bool) -> Widget { with(\.isMarked, isMarked) }

  package func tip(_ words: LocalizedString?, keys: String? = nil) -> Widget {
    with(\.tip, words).with(\.tipKeys, keys)
  }

  private func with<Value>(_ path: WritableKeyPath<Widget, Value>, _ value: Value) -> Widget {
    var widget = self
    widget[keyPath: path] = value
    return widget
  }
}

/// A widget with its frame in the window.
package struct PlacedWidget: Sendable {
  package let widget: Widget
  package let frame: Rect
  /// The viewport of the list in which the widget scrolls; `nil` for a widget that is not clipped.
  package var clip: Rect?

  package init(_ widget: Widget, _ frame: Rect) { (self.widget, self.frame) = (widget, frame) }

  /// The visible part of the frame; empty, at the edge of ``clip``, if scrolled out of view.
  fileprivate var visibleFrame: Rect {
    guard let clip else { return frame }
    let top = frame.minY.clamped(to: clip.minY...clip.maxY)
    let bottom = frame.maxY.clamped(to: clip.minY...clip.maxY)
    return Rect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }
}

extension [PlacedWidget] {
  /// The items that can be pressed, with the visible parts of their frames.
  package var items: [PlacedItem] {
    compactMap { placed in placed.widget.item.map { PlacedItem($0, placed.visibleFrame) } }
  }

  package func frame(of item: ItemID) -> Rect? { first { $0.widget.item == item }?.frame }

  package func frame(of region: DrawOwner) -> Rect? { first { $0.widget.region == region }?.frame }

  /// Returns the widgets, visible and pressable only inside a rectangle.
  package func clipped(to clip: Rect) -> Self {
    map { placed in
      var placed = placed
      placed.clip = clip
      return placed
    }
  }
}
