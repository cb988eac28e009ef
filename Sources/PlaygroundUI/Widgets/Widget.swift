package import DragDrawing
package import DragKit

/// A color of the theme, whichever theme is shown.
package typealias ThemeColor = any KeyPath<Theme, Color> & Sendable

/// A control, a text or a decoration that has not been placed yet.
///
/// A ``WidgetLayout`` places it. The frame of a placed widget is both where its item is pressed and
/// where `Canvas.draw(_:as:)` draws it.
package struct Widget: Sendable {
  package let kind: Kind
  /// The item to press; `nil` for decoration.
  package let item: ItemID?
  /// The owner of a region, by which its frame is found; `nil` for other widgets.
  package private(set) var region: DrawOwner?
  /// The words of a tooltip; `nil` for a widget that says it itself.
  private(set) var tip: LocalizedString?
  private(set) var tipKeys: String?
  /// Whether a switch is on, or a segment or an entry is chosen.
  private(set) var isOn = false
  private(set) var isEnabled = true
  /// Whether a dot marks the title, because the value was changed.
  private(set) var isMarked = false

  package enum Kind: Sendable {
    case text(LocalizedString, Font, ThemeColor, TextLine.Alignment)
    /// A name or a path; if it is too long, its middle is left out.
    case name(String, Font, ThemeColor)
    case icon(String, size: Length, ThemeColor)
    /// A color with round corners, such as the ground of a panel.
    case fill(ThemeColor, radius: Length)
    /// Room for a drawing of the app's own, or for a press without a drawing.
    case region
    case drawing(@Sendable (_ canvas: inout Canvas, _ frame: Rect) -> Void)
    /// A button with an icon.
    case button(icon: String, ThemeColor, size: Length = 20)
    /// The button of what is expected, round as a player's.
    case roundButton(icon: String)
    /// A button with a title, and perhaps an icon.
    case titledButton(LocalizedString, icon: String?, ButtonStyle, Font)
    /// A button that shows the chosen entry of its list.
    case popup(LocalizedString)
    /// An entry in a list of pages.
    case entry(LocalizedString, icon: String)
    case segment(LocalizedString)
    case toggle(LocalizedString)
    /// A slider; `share` is the value as a fraction (0…1) of the range.
    case slider(LocalizedString, value: String, share: Fraction)
    /// A row of a list of keys.
    case keys([String], LocalizedString)
    /// The bar of a list that scrolls from zero to `farthest`.
    case scrollBar(farthest: Length, offset: Length)
    /// A bar that grows; `share` is from 0 to 1.
    case progress(share: Fraction)
    case menuEntry(MenuEntry, hasMarks: Bool)
  }

  /// The look of a button with a title.
  package enum ButtonStyle: Sendable {
    /// For the action that is expected.
    case primary
    case tinted
    case bordered
    /// Without a border; the title begins at the left.
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

  /// The ground of segments.
  package static func groove(radius: Length) -> Widget { .fill(\.groove, radius: radius) }

  /// A thin line over the whole frame.
  package static let line = fill(\.hairline)

  /// Room that can be pressed, if it has an item, and whose frame can be found by its owner.
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

package struct PlacedWidget: Sendable {
  package let widget: Widget
  package let frame: Rect
  /// The part of the window in which the widget is visible while it scrolls; `nil` for all of it.
  package var clip: Rect?

  package init(_ widget: Widget, _ frame: Rect) { (self.widget, self.frame) = (widget, frame) }

  /// The visible part of the frame; empty, but still at the edge, if the widget is scrolled away.
  fileprivate var visibleFrame: Rect {
    guard let clip else { return frame }
    let top = frame.minY.clamped(to: clip.minY...clip.maxY)
    let bottom = frame.maxY.clamped(to: clip.minY...clip.maxY)
    return Rect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }
}

extension [PlacedWidget] {
  /// The places of the items to press.
  package var items: [PlacedItem] {
    compactMap { placed in placed.widget.item.map { PlacedItem($0, placed.visibleFrame) } }
  }

  package func frame(of item: ItemID) -> Rect? { first { $0.widget.item == item }?.frame }

  package func frame(of region: DrawOwner) -> Rect? { first { $0.widget.region == region }?.frame }

  /// Returns the widgets, visible only in a part of the window.
  package func clipped(to clip: Rect) -> Self {
    map { placed in
      var placed = placed
      placed.clip = clip
      return placed
    }
  }
}
