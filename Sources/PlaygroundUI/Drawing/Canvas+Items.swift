package import DragDrawing
package import DragKit

extension Canvas {
  package mutating func focusRing(around frame: Rect, radius: Length) {
    outline(frame.insetBy(-2), radius: radius + 2, width: LineWidth.emphasis, theme.window)
    outline(frame.insetBy(-5), radius: radius + 5, width: LineWidth.ring, theme.accent)
  }

  package mutating func focusRing(within frame: Rect, radius: Length = Radius.control) {
    outline(frame.insetBy(1), radius: radius, width: LineWidth.ring, theme.accent)
  }

  /// Returns the elements of a container that intersect `area` (window coordinates; `nil`: all).
  package func elements(in container: ContainerID, within area: Rect? = nil) -> [SceneElement] {
    interaction.elements(in: container, within: area)
  }

  /// Draws the border of a selected tile, and its check mark, centered at `corner`.
  package mutating func selection(around frame: Rect, radius: Length, checkAt corner: Point) {
    outline(frame, radius: radius, width: 4, theme.accent)
    outline(frame.insetBy(4), radius: radius - 4, width: 2, .white)
    checkMark(at: corner)
  }

  package mutating func checkMark(at center: Point) {
    let check = Rect(center: center, side: 22)
    disc(at: center, check.width, .white)
    disc(at: center, check.width - 4, theme.accent)
    icon("check", size: 14, theme.onAccent, in: check)
  }

  /// Draws the placeholder of an empty collection: the icon `name`, a title, and how to fill it.
  package mutating func emptyState(
    _ name: String, _ title: LocalizedString, _ hint: LocalizedString?, in page: Rect
  ) {
    begin(.hint)
    icon(
      name, size: 44, theme.track,
      in: Rect(center: page.center - Vector(dx: 0, dy: 44), side: 44))
    let line = Rect(center: page.center, size: Size(width: page.width - 32, height: 24))
    text(title, .title, theme.text, in: line, .center)
    guard let hint else { return }
    text(hint, .caption, theme.secondaryText, in: line.band(24, height: 20), .center)
  }

  package mutating func hint(_ string: LocalizedString, in page: Rect) {
    let line = page.column(Spacing.large, width: page.width - Spacing.large * 2)
      .band(Spacing.large, height: 24)
    text(string, .label, theme.secondaryText, in: line, .center)
  }

  package mutating func scrollBar(of container: ContainerID, number: Int = 0, margin: Length = 0) {
    guard let bar = scrollBar(of: container) else { return }
    begin(.scrollBar, number)
    let thumb = bar.thumb.inset(by: Insets(left: margin, right: margin))
    fill(thumb, radius: thumb.width / 2, bar.isHeld ? theme.secondaryText : theme.track)
  }

  // Not mutating, because a mutating function would copy the interaction.
  private func scrollBar(of container: ContainerID) -> ScrollBar? {
    interaction.scrollBar(of: container)
  }

  package mutating func item(_ tile: SceneElement, _ draw: (inout Canvas, Rect) -> Void) {
    guard tile.opacity < .one else { return draw(&self, tile.frame) }
    let transform = Transform(scale: tile.scale, offset: tile.frame.origin - .zero)
    group(alpha: tile.opacity, transform) { canvas in
      draw(&canvas, Rect(origin: .zero, size: tile.size))
    }
  }

  // MARK: - Controls

  /// Draws a switch in the frame `plate`, which must be 20 logical pixels high.
  ///
  /// A switch that is off is an outline with a smaller knob; `color` fills one that is on.
  package mutating func toggle(_ plate: Rect, isOn: Bool, _ color: Color) {
    let radius = plate.height / 2
    guard isOn else {
      fill(plate, radius: radius, theme.card)
      outline(plate, radius: radius, width: LineWidth.emphasis, theme.track)
      return disc(at: Point(x: plate.minX + radius, y: plate.center.y), 10, theme.track)
    }
    fill(plate, radius: radius, color)
    disc(at: Point(x: plate.maxX - radius, y: plate.center.y), 14, theme.onAccent)
  }

  package mutating func pointer(
    at tip: Point, _ kind: PointerKind = .mouse, isPressed: Bool, ring width: Length = 36
  ) {
    if isPressed {
      let ring = Rect(center: tip, side: width)
      fill(ring, radius: width / 2, Color.badgeBlue.opacity(percent: 18))
      outline(ring, radius: width / 2, width: 2, .badgeBlue)
    }
    guard kind == .mouse else { return }
    let arrow = Path.arrow(at: tip)
    draw(.stroke(arrow, width: 3, color: .white))
    draw(.fill(arrow, .ink))
  }
}

extension Path {
  fileprivate static func arrow(at tip: Point) -> Path {
    let corners: [(Length, Length)] = [(0, 17), (4, 13), (7, 19), (10, 18), (7, 12), (12, 12)]
    let lines = corners.map { Element.line(to: tip + Vector(dx: $0.0, dy: $0.1)) }
    return Path([.move(to: tip)] + lines + [.close])
  }
}
