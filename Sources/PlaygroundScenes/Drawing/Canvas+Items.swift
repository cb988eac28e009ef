package import DragKit

extension Canvas {
  mutating func focusRing(around frame: Rect, radius: Length) {
    outline(frame.insetBy(-2), radius: radius + 2, width: 2, theme.window)
    outline(frame.insetBy(-5), radius: radius + 5, width: 3, theme.accent)
  }

  mutating func focusRing(within frame: Rect, radius: Length = 6) {
    outline(frame.insetBy(1), radius: radius, width: 3, theme.accent)
  }

  /// Returns the visible items of a container that intersect `area`, in window coordinates; all if it is `nil`.
  func visibleItems(in container: ContainerID, within area: Rect? = nil) -> [VisibleItem] {
    interaction.visibleItems(in: container, within: area)
  }

  /// Draws the border and the check mark of a selected tile.
  mutating func selection(around frame: Rect, radius: Length, checkAt corner: Point) {
    outline(frame, radius: radius, width: 4, theme.accent)
    outline(frame.insetBy(4), radius: radius - 4, width: 2, .white)
    checkMark(at: corner)
  }

  mutating func checkMark(at center: Point) {
    let check = Rect(center: center, side: 22)
    fill(check, radius: 11, .white)
    fill(check.insetBy(2), radius: 9, theme.accent)
    icon("check", size: 14, .white, in: check)
  }

  /// Draws the place that a dragged tile has left, or that one would take.
  mutating func place(_ frame: Rect, radius: Length) {
    fill(frame, radius: radius, theme.well.opacity(percent: 45))
    outline(frame, radius: radius, width: 2, theme.accent.opacity(percent: 50))
  }

  /// Draws the gap of a copying drag; that of a move is the place that the item leaves.
  mutating func copyGap(in container: ContainerID, _ draw: (inout Canvas, Rect) -> Void) {
    guard interaction.session?.operation?.keepsSource == true,
      let gap = interaction.gapFrame(in: container)
    else { return }
    begin(.gap)
    draw(&self, gap)
  }

  /// Draws what an empty collection shows: an icon, a title, and how to fill the collection.
  mutating func emptyState(
    _ name: String, _ title: LocalizedString, _ hint: LocalizedString?, in page: Rect
  ) {
    begin(.hint)
    icon(
      name, size: 44, theme.secondaryText.opacity(percent: 60),
      in: Rect(center: page.center - Vector(dx: 0, dy: 44), side: 44))
    let line = Rect(center: page.center, size: Size(width: page.width - 32, height: 24))
    text(title, .title, theme.text, in: line, .center)
    guard let hint else { return }
    text(hint, .caption, theme.secondaryText, in: line.band(24, height: 20), .center)
  }

  mutating func hint(_ string: LocalizedString, in page: Rect) {
    let line = page.column(16, width: page.width - 32).band(16, height: 24)
    text(string, .label, theme.secondaryText, in: line, .center)
  }

  mutating func scrollBar(of container: ContainerID, number: Int = 0, margin: Length = 0) {
    guard let (thumb, isHeld) = scrollThumb(of: container) else { return }
    begin(.scrollBar, number)
    fill(
      thumb.inset(by: Insets(left: margin, right: margin)), radius: 4 - margin,
      theme.secondaryText.opacity(percent: isHeld ? 80 : 45))
  }

  // Not mutating: a mutating function would copy the interaction.
  private func scrollThumb(of container: ContainerID) -> (frame: Rect, isHeld: Bool)? {
    interaction.scrollThumb(of: container)
      .map { ($0, interaction.isScrollBarHeld(of: container)) }
  }

  mutating func item(_ tile: VisibleItem, _ draw: (inout Canvas, Rect) -> Void) {
    guard tile.presence < .one || tile.isDragged else { return draw(&self, tile.frame) }
    let seen = tile.frame.scaled(by: tile.scale)
    let transform = Transform(scale: tile.scale, offset: seen.origin - .zero)
    group(alpha: tile.opacity, transform) { canvas in
      draw(&canvas, Rect(origin: .zero, size: tile.frame.size))
    }
  }

  // MARK: - Controls

  mutating func plate(_ control: ItemID, _ frame: Rect) {
    begin(control)
    if isPressed(control) {
      fill(frame, radius: 8, theme.well)
    } else if hovered == control {
      fill(frame, radius: 8, theme.well.opacity(percent: 60))
    }
  }

  mutating func button(
    _ control: ItemID, icon: String, _ name: LocalizedString, in frame: Rect, color: Color? = nil,
    isEnabled: Bool = true
  ) {
    begin(control)
    if isEnabled { plate(control, frame) }
    let color = color ?? theme.text
    self.icon(icon, isEnabled ? color : color.opacity(percent: 28), in: frame)
    if hovered == control { tip(name.text(language), beside: frame) }
  }

  mutating func tip(_ name: String, beside frame: Rect) {
    let (window, width) = (environment.window, TextMetrics.width(of: name, in: .caption) + 20)
    let isAtBottom = frame.maxY + 40 > window.height
    let x = min(max(frame.center.x - width / 2, 8), window.width - width - 8)
    let box = Rect(
      x: x.roundedToPixel, y: isAtBottom ? frame.minY - 32 : frame.maxY + 6, width: width,
      height: 26)
    fill(box, radius: 7, theme.text)
    text(name, .caption, theme.window, in: box, .center)
  }

  mutating func segment(_ control: ItemID, _ name: String, in frame: Rect, isChosen: Bool) {
    if isChosen {
      shadow(of: frame, below: 1, radius: 7, blur: 3, percent: 18)
      fill(frame, radius: 7, theme.raised)
    } else if hovered == control {
      fill(frame, radius: 7, theme.raised.opacity(percent: 40))
    }
    text(name, isChosen ? .strongLabel : .label, theme.text, in: frame, .center)
  }

  /// Draws a switch in the frame `plate`, which must be 20 logical pixels high.
  mutating func toggle(_ plate: Rect, isOn: Bool, _ color: Color, hasShadow: Bool = false) {
    fill(plate, radius: 10, isOn ? color : theme.well)
    let knob = plate.insetBy(2).column(isOn ? plate.width - 20 : 0, width: 16)
    if hasShadow { shadow(of: knob, below: 1, radius: 8, blur: 3, percent: 25) }
    fill(knob, radius: 8, .white)
  }

  package mutating func pointer(
    at tip: Point, _ kind: PointerKind = .mouse, isPressed: Bool, ring width: Length = 36
  ) {
    if isPressed {
      let ring = Rect(center: tip, side: width)
      fill(ring, radius: width / 2, Color(hex: 0x0a66e8).opacity(percent: 18))
      outline(ring, radius: width / 2, width: 2, Color(hex: 0x0a66e8))
    }
    guard kind == .mouse else { return }
    let arrow = Path.arrow(at: tip)
    draw(.stroke(arrow, width: 3, color: .white))
    draw(.fill(arrow, Color(hex: 0x1c1c1f)))
  }
}

extension Path {
  fileprivate static func arrow(at tip: Point) -> Path {
    let corners: [(Length, Length)] = [(0, 17), (4, 13), (7, 19), (10, 18), (7, 12), (12, 12)]
    let lines = corners.map { Element.line(to: tip + Vector(dx: $0.0, dy: $0.1)) }
    return Path([.move(to: tip)] + lines + [.close])
  }
}
