package import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The recorded gestures of the page *How it works* at a moment of playback.
package struct GuideMoment: Sendable {
  /// The gestures, one for each style, in the order of ``ColoursScene/Style``.
  package let gestures: [GuideGesture]
  package let progress: Fraction
  package let marks: [GuideMark]

  package init(gestures: [GuideGesture], progress: Fraction, marks: [GuideMark]) {
    (self.gestures, self.progress, self.marks) = (gestures, progress, marks)
  }
}

/// A labeled event on the progress bar.
package struct GuideMark: Hashable, Sendable {
  package let kind: Kind
  /// The time of the event as a fraction (0…1) of the longer gesture.
  package let share: Fraction

  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case press, lift, drop

    var title: LocalizedString { LocalizedString("guide-mark-\(self)") }
  }

  package init(_ kind: Kind, at share: Fraction) { (self.kind, self.share) = (kind, share) }
}

extension Canvas {
  package init(inFrontOf playground: Playground) {
    self.init(playground.content.chrome.environment(playground.interaction))
  }
}

extension Playground {
  package func draw(_ moment: GuideMoment, on canvas: inout Canvas) {
    let layout = GuideLayout(bounds: content.guide.bounds)
    for (style, gesture) in zip(ColoursScene.Style.allCases, moment.gestures) {
      canvas.begin(.guideTiles, style.rawValue)
      gesture.drawTiles(in: layout.panel(style), on: &canvas)
      canvas.begin(.guideCalls, style.rawValue)
      gesture.drawCalls(in: layout.calls(style), on: &canvas)
      canvas.begin(.guideCaption, style.rawValue)
      let (phase, box, theme) = (gesture.phase, layout.caption(style), canvas.theme)
      canvas.text(phase.headline, .strongLabel, theme.text, in: box.band(0, height: 20))
      guard let detail = phase.detail else { continue }
      canvas.text(detail, .caption, theme.secondaryText, in: box.band(20, height: 20))
    }
    moment.drawProgress(along: layout.track, on: &canvas)
  }

  package func drawMissingGuide(_ reason: String, on canvas: inout Canvas) {
    let (layout, theme) = (GuideLayout(bounds: content.guide.bounds), canvas.theme)
    let cards = ColoursScene.Style.allCases.map(layout.card).reduce(Rect.zero) { $0.union($1) }
    canvas.begin(.guideMissing)
    canvas.fill(cards.insetBy(-12), theme.window)
    let line = Rect(x: cards.minX, y: cards.center.y - 10, width: cards.width, height: 20)
    canvas.icon("info", size: 24, theme.secondaryText, in: line.band(-32, height: 20))
    canvas.text(LocalizedString("guide-missing"), .strongLabel, theme.text, in: line, .center)
    canvas.text(reason, .caption, theme.secondaryText, in: line.band(22, height: 20), .center)
  }
}

extension GuideMoment {
  fileprivate func drawProgress(along track: Rect, on canvas: inout Canvas) {
    guard track.width > 0 else { return }
    let theme = canvas.theme
    canvas.begin(.guideProgress)
    canvas.fill(track, radius: Radius.groove, theme.track)
    canvas.fill(track.column(0, width: track.width * progress), radius: Radius.groove, theme.accent)
    var labels: [Rect] = []
    for mark in marks {
      let point = Point(x: track.minX + track.width * mark.share, y: track.center.y)
      let name = mark.kind.title.text(canvas.language)
      let width = TextMetrics.width(of: name, in: .caption) + 8
      let label = Rect(x: point.x - width / 2, y: track.maxY + 5, width: width, height: 18)
      let isPast = mark.share <= progress
      canvas.begin(.guideMark, mark.kind.rawValue)
      canvas.disc(at: point, 14, theme.window)
      canvas.disc(at: point, 10, isPast ? theme.accent : theme.track)
      // A name without room is omitted.
      guard !labels.contains(where: label.intersects) else { continue }
      labels.append(label)
      canvas.text(name, .caption, isPast ? theme.text : theme.secondaryText, in: label, .center)
    }
  }
}

/// A recorded gesture at a moment of playback, with the calls since its start.
package struct GuideGesture: Sendable {
  let playground: Playground
  /// The pointer's location in the recorded window; `nil` while no pointer is in the window.
  let pointer: Point?
  let isPressed: Bool
  let lines: [CallLog.Line]

  package init(from start: Playground, to playground: Playground, pointer: Point?, isPressed: Bool)
  {
    (self.playground, self.pointer, self.isPressed) = (playground, pointer, isPressed)
    let (before, now) = (start.content.chrome.log.lines, playground.content.chrome.log.lines)
    lines = Array(now.dropFirst(before.count))
  }

  package var calls: [Call.Name] { lines.map(\.name) }

  var phase: Phase {
    let made = Set(calls)
    if made.contains(.dragEnded) { return .dropped }
    if made.contains(.dragBegan) { return made.contains(.order) ? .hovering : .lifted }
    if made.contains(.touchesEnded) { return .ended }
    if made.contains(.touchesMoved) { return .moved }
    if made.contains(.touchesBegan) { return .began }
    return isPressed ? .waiting : .approaching
  }

  enum Phase: Hashable {
    case approaching
    // In the style *Touch*.
    case began, moved, ended
    // In the style *Drag*.
    case waiting, lifted, hovering, dropped

    var headline: LocalizedString { LocalizedString("guide-phase-\(self)") }
    var detail: LocalizedString? { headline.attribute("detail") }
  }
}

extension GuideGesture {
  func drawTiles(in panel: Rect, on canvas: inout Canvas) {
    let window = playground.content.chrome.window
    guard window.height > 0, !panel.isEmpty else { return }
    let scale = Fraction(panel.height.subpixels, window.height.subpixels)
    let transform = Transform(scale: scale, offset: panel.origin - Point.zero)
    canvas.clip(to: panel.insetBy(-8)) { canvas in
      canvas.group(alpha: .one, transform) { canvas in
        var content = playground.content
        content.chrome.isDark = canvas.theme.isDark
        let shown = Playground(
          content: content, interaction: playground.interaction, scale: playground.scale)
        canvas.draw(shown.frame().operations)
      }
      guard let pointer else { return }
      canvas.begin(.guidePointer)
      canvas.pointer(
        at: panel.origin + Vector(dx: pointer.x * scale, dy: pointer.y * scale),
        isPressed: isPressed,
        ring: min(max(Self.ring * scale, 20), 36))
    }
  }

  private static let ring: Length = 50

  /// Draws the newest calls, and above them the number of hidden earlier ones.
  func drawCalls(in box: Rect, on canvas: inout Canvas) {
    guard box.width > 40 else { return }
    let room = max(box.height.subpixels / Self.pitch.subpixels, 0)
    let shown = lines.suffix(lines.count > room ? max(room - 1, 0) : room)
    let first = lines.count > shown.count ? 1 : 0
    if first == 1, room > 0 {
      canvas.text(
        "+\(lines.count - shown.count)", .trace, canvas.theme.secondaryText,
        in: box.band(0, height: Self.pitch))
    }
    for (row, line) in shown.enumerated() {
      let frame = box.band(Self.pitch * (row + first), height: Self.pitch)
      let isNewest = row == shown.count - 1
      if isNewest {
        let plate = frame.insetBy(-1).inset(by: Insets(left: -7, right: -5))
        canvas.fill(plate, radius: Radius.control, canvas.theme.accentFill)
      }
      draw(line, isNewest: isNewest, in: frame, on: &canvas)
    }
  }

  private static let pitch: Length = 20

  private func draw(_ line: CallLog.Line, isNewest: Bool, in box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let row = CallRow(name: line.name.rawValue, details: line.details, count: line.count)
    canvas.text(row.name, .trace, isNewest ? theme.accent : theme.text, in: box)
    canvas.text(row.countText, .trace, theme.secondaryText, in: box, .trailing)
    let rest = box.inset(by: Insets(left: row.left, right: max(row.right, 4)))
    guard line.name == .order else {
      return canvas.text(line.details, .trace, theme.secondaryText, in: rest)
    }
    drawOrder(line.details, in: rest, on: &canvas)
  }

  private func drawOrder(_ words: String, in box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let tiles = words.split(separator: " ").compactMap { TileColor(rawValue: String($0)) }
    for (index, tile) in tiles.enumerated() {
      let frame = Rect(
        x: box.minX + Length(pixels: 16) * index, y: box.center.y - 6, width: 12, height: 12)
      canvas.fill(frame, radius: Radius.chip, tile.color)
      if theme.isDark, tile == .black { canvas.outline(frame, radius: Radius.chip, theme.hairline) }
    }
  }
}
