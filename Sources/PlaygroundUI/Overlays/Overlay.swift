package import DragDrawing
package import DragKit

/// A menu, a list, a sheet or a card above the page.
///
/// An app keeps its overlays in one stack, from back to front. ``area(_:backdrop:in:)`` returns the
/// hit area of an overlay, and `Canvas.draw(_:as:)` draws it.
package struct Overlay: Sendable {
  package let plate: Rect
  package let radius: Length
  package let widgets: [PlacedWidget]
  /// Whether drawing the overlay dims the rest of the window.
  package let dims: Bool

  package init(
    plate: Rect, radius: Length = Radius.card, dims: Bool = false, widgets: [PlacedWidget]
  ) {
    (self.plate, self.radius, self.dims, self.widgets) = (plate, radius, dims, widgets)
  }

  /// Returns the overlay's hit area, above the page.
  ///
  /// The item `backdrop` fills the window behind the widgets; the app's handler of a press on it
  /// closes the overlay. If `backdrop` is `nil`, presses outside the widgets reach the page.
  package func area(_ container: ContainerID, backdrop: ItemID?, in window: Size) -> Stage.Area {
    let behind = backdrop.map { PlacedItem($0, Rect(origin: .zero, size: window)) }
    return Stage.Area(
      container, .placed([behind].compactMap(\.self) + widgets.items), layer: .menus)
  }
}

extension Canvas {
  /// Draws an overlay; `part` owns its plate and those of its widgets that have no item.
  package mutating func draw(_ overlay: Overlay, as part: Int) {
    begin(DrawOwner(part: part, number: -1))
    if overlay.dims {
      let window = Rect(origin: .zero, size: environment.window)
      fill(window, Color.black.opacity(percent: theme.isDark ? 50 : 24))
    }
    card(overlay.plate, radius: overlay.radius, .menu)
    draw(overlay.widgets, as: part)
    tip(of: overlay.widgets)
  }

  /// Draws the hovered widget's tooltip beside it, or left of `panel`, unless an item is pressed.
  package mutating func tip(of widgets: [PlacedWidget], leftOf panel: Rect? = nil) {
    guard let hovered, environment.pressed.isEmpty,
      let placed = widgets.last(where: { $0.widget.item == hovered }),
      let words = placed.widget.tip
    else { return }
    begin(.tip)
    let tip = Tip(words.text(language), keys: placed.widget.tipKeys)
    guard let panel else { return self.tip(tip, beside: placed.frame) }
    let line = panel.band(placed.frame.minY - panel.minY, height: placed.frame.height)
    self.tip(tip, beside: line, .left)
  }
}
