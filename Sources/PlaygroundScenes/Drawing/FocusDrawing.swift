internal import DragKit

extension Canvas {
  /// Draws the ring around what the keyboard is at: a line in the accent colour, apart from the item by
  /// a line in the window's.
  mutating func focusRing(around frame: Rect, radius: Length, _ theme: Theme) {
    outline(frame.insetBy(-2), radius: radius + 2, width: 2, theme.window)
    outline(frame.insetBy(-5), radius: radius + 5, width: 3, theme.accent)
  }

  /// Draws the ring within an item that has no room around it, such as a row.
  mutating func focusRing(within frame: Rect, radius: Length = 6, _ theme: Theme) {
    outline(frame.insetBy(1), radius: radius, width: 3, theme.accent)
  }

  /// Draws the thumb of a scroll bar, if the collection view needs one.
  mutating func scrollBar(
    of container: ContainerID, number: Int = 0, margin: Length = 0, _ interaction: Interaction,
    _ theme: Theme
  ) {
    guard let bar = interaction.scrollBar(of: container), bar.isNeeded else { return }
    let isHeld = interaction.isScrollBarHeld(of: container)
    begin(.scrollBar, number)
    fill(
      bar.thumb.inset(by: Insets(left: margin, right: margin)), radius: 4 - margin,
      theme.secondaryText.opacity(percent: isHeld ? 80 : 45))
  }

  /// Draws an item that has just come as far as it is seen: growing, and less and less seen through;
  /// one that is dragged with another is pale.
  mutating func item(_ tile: VisibleItem, _ draw: (inout Canvas, Rect) -> Void) {
    guard tile.presence < .one || tile.isDragged else { return draw(&self, tile.frame) }
    let scale = Fraction.percent(70) + Fraction.percent(30) * tile.presence
    let seen = tile.frame.scaled(by: scale)
    let alpha = tile.isDragged ? Fraction.percent(35) * tile.presence : tile.presence
    group(alpha: alpha, Transform(scale: scale, offset: seen.origin - .zero)) { canvas in
      draw(&canvas, Rect(origin: .zero, size: tile.frame.size))
    }
  }
}
