package import DragDrawing
package import DragKit

/// A menu, a list, a sheet or a card in front of the page.
///
/// An app has one stack of them, from back to front. ``area(_:backdrop:in:)`` is what is pressed, and
/// `Canvas.draw(_:as:)` what is drawn.
package struct Overlay: Sendable {
  package let plate: Rect
  package var radius = Radius.card
  /// The elevation's shadow is that of a menu.
  package let widgets: [PlacedWidget]
  /// Whether the window behind it is darker.
  package var dims = false

  package init(
    plate: Rect, radius: Length = Radius.card, dims: Bool = false, widgets: [PlacedWidget]
  ) {
    (self.plate, self.radius, self.dims, self.widgets) = (plate, radius, dims, widgets)
  }

  /// Returns the area that takes presses in front of the page.
  ///
  /// A press on the item `backdrop`, which covers the rest of the window, closes the overlay; if it
  /// is `nil`, the rest can be pressed.
  package func area(_ container: ContainerID, backdrop: ItemID?, in window: Size) -> Stage.Area {
    let behind = backdrop.map { PlacedItem($0, Rect(origin: .zero, size: window)) }
    return Stage.Area(
      container, .placed([behind].compactMap(\.self) + widgets.items), layer: .menus)
  }
}

extension Canvas {
  /// Draws an overlay; `part` is the owner of its plate and of its decoration.
  package mutating func draw(_ overlay: Overlay, as part: Int) {
    begin(DrawOwner(part: part, number: -1))
    if overlay.dims {
      let window = Rect(origin: .zero, size: environment.window)
      fill(window, Color.black.opacity(percent: theme.isDark ? 50 : 24))
    }
    card(overlay.plate, radius: overlay.radius, .menu)
    draw(overlay.widgets, as: part)
    // In front of all widgets, which it can cover.
    guard let hovered = overlay.widgets.last(where: { $0.widget.item == hovered }),
      let words = hovered.widget.tip
    else { return }
    begin(.tip)
    tip(Tip(words.text(language)), beside: hovered.frame)
  }
}
