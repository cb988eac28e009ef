internal import Algorithms
package import DragDrawing
package import DragKit

extension Canvas {
  /// Draws widgets from back to front; `part` owns the widgets without an item.
  package mutating func draw(_ widgets: [PlacedWidget], as part: Int) {
    for run in widgets.indexed().chunked(by: { $0.element.clip == $1.element.clip }) {
      guard let clip = run.first?.element.clip else {
        draw(run, part)
        continue
      }
      begin(DrawOwner(part: part, number: -2 - run.startIndex))
      self.clip(to: clip) { $0.draw(run, part) }
    }
  }

  private mutating func draw(
    _ widgets: some Sequence<(index: Int, element: PlacedWidget)>, _ part: Int
  ) {
    for (number, placed) in widgets {
      let item = placed.widget.item.map { WidgetPart.item.owner($0.rawValue) }
      begin(item ?? DrawOwner(part: part, number: number))
      draw(placed.widget, in: placed.frame)
    }
  }

  private mutating func draw(_ widget: Widget, in frame: Rect) {
    switch widget.kind {
    case .region: break
    case .text(let words, let font, let color, let alignment):
      text(words, font, theme[keyPath: color], in: frame, alignment)
    case .name(let name, let font, let color):
      let words = TextMetrics.elided(name, to: frame.width, in: font)
      text(words, font, theme[keyPath: color], in: frame)
    case .icon(let name, let size, let color):
      icon(name, size: size, theme[keyPath: color], in: frame)
    case .drawing(let draw): draw(&self, frame)
    case .scrollBar(let farthest, let offset): scrollBar(in: frame, of: farthest, at: offset)
    case .progress(let share):
      fill(frame, radius: Radius.groove, theme.track)
      fill(frame.column(0, width: frame.width * share), radius: Radius.groove, theme.accent)
    case .fill(let color, let radius): fill(frame, radius: radius, theme[keyPath: color])
    case .button(let icon, let color, let size):
      button(widget, icon, theme[keyPath: color], size, in: frame)
    case .roundButton(let name):
      primaryGround(widget, frame, radius: frame.height / 2)
      icon(name, theme.onAccent, in: frame)
    case .titledButton(let title, let icon, let style, let font):
      titledButton(widget, title, icon, style, font, in: frame)
    case .popup(let chosen): popup(widget, chosen, in: frame)
    case .entry(let title, let icon): entry(widget, title, icon, in: frame)
    case .segment(let title): segment(widget, title, in: frame.insetBy(2))
    case .toggle(let title): toggle(widget, title, in: frame)
    case .slider(let title, let value, let share):
      slider(widget, title, value, at: share, in: frame)
    case .keys(let keys, let title): self.keys(keys, title, in: frame)
    case .menuEntry(let entry, let hasMarks): menuEntry(entry, hasMarks: hasMarks, in: frame)
    }
  }

  /// Draws the thumb of a scroll bar, unless `farthest`, the maximum offset, is 0.
  private mutating func scrollBar(in groove: Rect, of farthest: Length, at offset: Length) {
    guard farthest > 0 else { return }
    let whole = groove.height + farthest
    let length = max(groove.height * Fraction(groove.height.subpixels, whole.subpixels), 32)
    let top = (groove.height - length) * Fraction(offset.subpixels, farthest.subpixels)
    fill(
      groove.band(top.roundedToPixel, height: length), radius: Radius.groove, theme.track)
  }

  private func isHovered(_ widget: Widget) -> Bool {
    widget.item != nil && hovered == widget.item && widget.isEnabled
  }

  private func isPressed(_ widget: Widget) -> Bool {
    widget.isEnabled && widget.item.map { isPressed($0) } ?? false
  }

  private mutating func highlight(_ widget: Widget, _ frame: Rect) {
    if isPressed(widget) {
      fill(frame, radius: Radius.control, theme.well)
    } else if isHovered(widget) {
      fill(frame, radius: Radius.control, theme.groove)
    }
  }

  /// Draws the accent-colored background of a primary button, with its hover and press effects.
  private mutating func primaryGround(_ widget: Widget, _ frame: Rect, radius: Length) {
    fill(frame, radius: radius, isPressed(widget) ? theme.accent.mixed(with: .black) : theme.accent)
    if isHovered(widget), !isPressed(widget) {
      fill(frame, radius: radius, theme.onAccent.opacity(percent: 12))
    }
  }

  private mutating func button(
    _ widget: Widget, _ icon: String, _ color: Color, _ size: Length, in frame: Rect
  ) {
    if widget.isOn { fill(frame, radius: Radius.control, theme.accentFill) }
    highlight(widget, frame)
    let color = widget.isOn ? theme.accent : color
    self.icon(icon, size: size, widget.isEnabled ? color : color.disabled, in: frame)
  }

  private mutating func titledButton(
    _ widget: Widget, _ title: LocalizedString, _ icon: String?, _ style: Widget.ButtonStyle,
    _ font: Font, in frame: Rect
  ) {
    let radius = Radius.control
    var color = theme.text
    switch style {
    case .primary:
      color = theme.onAccent
      primaryGround(widget, frame, radius: radius)
    case .tinted:
      color = theme.accent
      fill(frame, radius: radius, theme.accentFill)
      highlight(widget, frame)
    case .bordered:
      let percent = isPressed(widget) ? 100 : isHovered(widget) ? 60 : 30
      fill(frame, radius: radius, theme.well.opacity(percent: percent))
      outline(frame, radius: radius, isHovered(widget) ? theme.accent : theme.hairline)
    case .plain: highlight(widget, frame)
    }
    let words = title.text(language)
    let room: Length = icon == nil ? 0 : 24
    let width = min(TextMetrics.width(of: words, in: font) + room, frame.width - 12)
    let x = style == .plain ? frame.minX + 12 : frame.center.x - width / 2
    let box = frame.column((x - frame.minX).roundedToPixel, width: width)
    let ink = widget.isEnabled ? color : color.disabled
    if let icon { self.icon(icon, size: 16, ink, in: box.column(0, width: 16)) }
    text(words, font, ink, in: box.inset(by: Insets(left: room)), icon == nil ? .center : .leading)
  }

  private mutating func popup(_ widget: Widget, _ chosen: LocalizedString, in frame: Rect) {
    highlight(widget, frame)
    outline(frame, radius: Radius.control, theme.hairline)
    text(chosen, .label, theme.text, in: frame.inset(by: Insets(left: 10, right: 22)))
    icon(
      "chevron-down", size: 14, theme.secondaryText, in: frame.column(frame.width - 22, width: 18))
  }

  private mutating func entry(
    _ widget: Widget, _ title: LocalizedString, _ icon: String, in frame: Rect
  ) {
    highlight(widget, frame)
    if widget.isOn { fill(frame, radius: Radius.control, theme.accentFill) }
    let color = widget.isOn ? theme.accent : theme.text
    self.icon(icon, size: 18, color, in: frame.column(8, width: 24))
    text(
      title, widget.isOn ? .strongLabel : .label, color,
      in: frame.column(40, width: frame.width - 48))
  }

  private mutating func segment(_ widget: Widget, _ title: LocalizedString, in frame: Rect) {
    if widget.isOn {
      shadow(of: frame, radius: Radius.control, .knob)
      fill(frame, radius: Radius.control, theme.raised)
    } else if isHovered(widget) {
      fill(frame, radius: Radius.control, theme.raised.opacity(percent: 40))
    }
    text(
      title, widget.isOn ? .strongLabel : .label,
      widget.isEnabled ? theme.text : theme.text.disabled, in: frame, .center)
  }

  private mutating func keys(_ keys: [String], _ title: LocalizedString, in frame: Rect) {
    var right = frame.maxX
    for key in keys.reversed() {
      let width = max(TextMetrics.width(of: key, in: .caption).roundedToPixel + 14, 22)
      let cap = Rect(x: right - width, y: frame.center.y - 10, width: width, height: 20)
      fill(cap, radius: Radius.chip, theme.well.opacity(percent: 45))
      text(key, .caption, theme.text, in: cap, .center)
      right = cap.minX - 4
    }
    text(title, .label, theme.text, in: frame.inset(by: Insets(right: frame.maxX - right + 8)))
  }
}

// MARK: - Switches and sliders
extension Widget {
  /// Returns the frame of the switch at the right end of a row.
  static func plate(ofSwitchIn frame: Rect) -> Rect {
    Rect(x: frame.maxX - 36, y: frame.minY + 4, width: 36, height: 20)
  }

  /// Returns the track of a slider; the center of the knob moves along the track's width.
  package static func track(ofSliderIn frame: Rect) -> Rect {
    Rect(x: frame.minX + 8, y: frame.maxY - 9, width: frame.width - 16, height: 4)
  }

  static func knob(at share: Fraction, ofSliderIn frame: Rect, size: Length) -> Rect {
    let track = track(ofSliderIn: frame)
    return Rect(
      center: Point(x: track.minX + track.width * share, y: track.center.y), side: size)
  }
}

extension Canvas {
  private mutating func toggle(_ widget: Widget, _ title: LocalizedString, in frame: Rect) {
    text(title, .label, theme.text, in: frame.inset(by: Insets(right: 48)))
    mark(widget, after: title, .label, in: frame)
    let plate = Widget.plate(ofSwitchIn: frame)
    toggle(plate, isOn: widget.isOn, theme.accent)
    if isHovered(widget) {
      outline(plate, radius: plate.height / 2, width: LineWidth.emphasis, theme.accent)
    }
  }

  private mutating func slider(
    _ widget: Widget, _ title: LocalizedString, _ value: String, at share: Fraction, in frame: Rect
  ) {
    let line = frame.band(0, height: 20)
    let room = TextMetrics.width(of: value, in: .trace) + Spacing.small
    text(title, .caption, theme.text, in: line.inset(by: Insets(right: room)))
    text(
      value, .trace, widget.isMarked ? theme.accent : theme.secondaryText, in: line, .trailing)
    mark(widget, after: title, .caption, in: line.inset(by: Insets(right: room)))
    // The groove is 8 pixels longer than the track at both ends, so the knob stays within it.
    let track = Widget.track(ofSliderIn: frame)
    let groove = Rect(x: frame.minX, y: track.minY, width: frame.width, height: track.height)
    fill(groove, radius: Radius.groove, theme.track)
    let size: Length = isHovered(widget) || isPressed(widget) ? 16 : 14
    let knob = Widget.knob(at: share, ofSliderIn: frame, size: size)
    fill(groove.column(0, width: knob.center.x - groove.minX), radius: Radius.groove, theme.accent)
    fill(knob, radius: size / 2, theme.accent)
    disc(at: knob.center, size - 6, theme.onAccent)
  }

  /// Draws a dot after the title of a widget if its value was changed.
  private mutating func mark(
    _ widget: Widget, after title: LocalizedString, _ font: Font, in line: Rect
  ) {
    guard widget.isMarked else { return }
    let x = line.minX + TextMetrics.width(of: title.text(language), in: font) + 10
    // Without room for the dot, only the accent color of a slider's value shows the change.
    guard x + Spacing.tight <= line.maxX else { return }
    disc(at: Point(x: x.roundedToPixel, y: line.center.y), 6, theme.accent)
  }

  /// Draws the focus ring: around a slider's knob or a switch, or just inside any other widget.
  package mutating func focusRing(of widget: Widget, in frame: Rect) {
    switch widget.kind {
    case .slider(_, _, let share):
      let knob = Widget.knob(at: share, ofSliderIn: frame, size: 14)
      focusRing(around: knob, radius: knob.height / 2)
    case .toggle:
      let plate = Widget.plate(ofSwitchIn: frame)
      focusRing(around: plate, radius: plate.height / 2)
    default: focusRing(within: frame)
    }
  }
}
