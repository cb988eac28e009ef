internal import DragDrawing
package import DragEvents
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundUI

/// A labeled event on the progress bar.
enum GuideMark: Int, CaseIterable {
  case press, lift, drop

  var title: LocalizedString { LocalizedString("guide-mark-\(self)") }
}

extension Guide {
  func draw(into world: Playground, on canvas: inout Canvas) {
    let layout = GuideLayout(bounds: world.content.guide.bounds)
    if let failure { return draw(failure.description, in: layout, on: &canvas) }
    for (style, track) in zip(ColoursScene.Style.allCases, tracks) {
      canvas.begin(.guideTiles, style.rawValue)
      track.drawTiles(in: layout.panel(style), on: &canvas)
      canvas.begin(.guideCalls, style.rawValue)
      track.drawCalls(in: layout.calls(style), on: &canvas)
      canvas.begin(.guideCaption, style.rawValue)
      let (phase, box, theme) = (track.phase, layout.caption(style), canvas.theme)
      canvas.text(phase.headline, .strongLabel, theme.text, in: box.band(0, height: 20))
      guard let detail = phase.detail else { continue }
      canvas.text(detail, .caption, theme.secondaryText, in: box.band(20, height: 20))
    }
    drawProgress(along: layout.track, on: &canvas)
  }

  /// Draws the reason why there are no gestures.
  private func draw(_ reason: String, in layout: GuideLayout, on canvas: inout Canvas) {
    let theme = canvas.theme
    let cards = ColoursScene.Style.allCases.map(layout.card).reduce(Rect.zero) { $0.union($1) }
    canvas.begin(.guideMissing)
    canvas.fill(cards.insetBy(-12), theme.window)
    let line = Rect(x: cards.minX, y: cards.center.y - 10, width: cards.width, height: 20)
    canvas.icon("info", size: 24, theme.secondaryText, in: line.band(-32, height: 20))
    canvas.text(LocalizedString("guide-missing"), .strongLabel, theme.text, in: line, .center)
    canvas.text(reason, .caption, theme.secondaryText, in: line.band(22, height: 20), .center)
  }

  private func drawProgress(along track: Rect, on canvas: inout Canvas) {
    guard track.width > 0 else { return }
    let (theme, progress) = (canvas.theme, share(of: position))
    canvas.begin(.guideProgress)
    canvas.fill(track, radius: Radius.groove, theme.track)
    canvas.fill(track.column(0, width: track.width * progress), radius: Radius.groove, theme.accent)
    var labels: [Rect] = []
    for mark in GuideMark.allCases {
      guard let time = tracks.last?.time(of: mark) else { continue }
      let share = share(of: time)
      let point = Point(x: track.minX + track.width * share, y: track.center.y)
      let name = mark.title.text(canvas.language)
      let width = TextMetrics.width(of: name, in: .caption) + 8
      let label = Rect(x: point.x - width / 2, y: track.maxY + 5, width: width, height: 18)
      let isPast = share <= progress
      canvas.begin(.guideMark, mark.rawValue)
      canvas.disc(at: point, 14, theme.window)
      canvas.disc(at: point, 10, isPast ? theme.accent : theme.track)
      // Omit a label that would overlap another.
      guard !labels.contains(where: label.intersects) else { continue }
      labels.append(label)
      canvas.text(name, .caption, isPast ? theme.text : theme.secondaryText, in: label, .center)
    }
  }

  /// Returns a time as a fraction (0…1) of the longer gesture's duration.
  private func share(of time: Microseconds) -> Fraction {
    Fraction(Int(min(time, duration).count), max(Int(duration.count), 1))
  }
}

extension GuideTrack {
  /// The calls since the start of the gesture.
  private var rows: [CallRow] {
    player.world.content.chrome.calls(since: initial.world.content.chrome)
  }

  package var calls: [Call.Name] { rows.map { Call.Name(rawValue: $0.name) } }

  fileprivate var phase: Phase {
    let made = Set(calls)
    if made.contains(.dragEnded) { return .dropped }
    if made.contains(.dragBegan) { return made.contains(.order) ? .hovering : .lifted }
    if made.contains(.touchesEnded) { return .ended }
    if made.contains(.touchesMoved) { return .moved }
    if made.contains(.touchesBegan) { return .began }
    return player.pointers.first?.isPressed == true ? .waiting : .approaching
  }

  fileprivate enum Phase: Hashable {
    case approaching
    // In the style *Touch*.
    case began, moved, ended
    // In the style *Drag*.
    case waiting, lifted, hovering, dropped

    var headline: LocalizedString { LocalizedString("guide-phase-\(self)") }
    var detail: LocalizedString? { headline.attribute("detail") }
  }
}

extension GuideTrack {
  fileprivate func drawTiles(in panel: Rect, on canvas: inout Canvas) {
    let world = player.world
    let window = world.content.chrome.window
    guard window.height > 0, !panel.isEmpty else { return }
    let scale = Fraction(panel.height.subpixels, window.height.subpixels)
    let transform = Transform(scale: scale, offset: panel.origin - Point.zero)
    canvas.clip(to: panel.insetBy(-8)) { canvas in
      canvas.group(alpha: .one, transform) { canvas in
        canvas.draw(world.frame(isDark: canvas.theme.isDark).operations)
      }
      guard let pointer = player.pointers.first else { return }
      canvas.begin(.guidePointer)
      canvas.pointer(
        at: panel.origin + Vector(dx: pointer.location.x * scale, dy: pointer.location.y * scale),
        isPressed: pointer.isPressed, ring: min(max(Self.ring * scale, 20), 36))
    }
  }

  private static let ring: Length = 50

  /// Draws the newest calls below the number of hidden earlier ones.
  fileprivate func drawCalls(in box: Rect, on canvas: inout Canvas) {
    guard box.width > 40 else { return }
    let rows = rows
    let room = max(box.height.subpixels / Self.pitch.subpixels, 0)
    let shown = rows.suffix(rows.count > room ? max(room - 1, 0) : room)
    let first = rows.count > shown.count ? 1 : 0
    if first == 1, room > 0 {
      canvas.text(
        "+\(rows.count - shown.count)", .trace, canvas.theme.secondaryText,
        in: box.band(0, height: Self.pitch))
    }
    for (index, row) in shown.enumerated() {
      let frame = box.band(Self.pitch * (index + first), height: Self.pitch)
      let isNewest = index == shown.count - 1
      if isNewest {
        let plate = frame.insetBy(-1).inset(by: Insets(left: -7, right: -5))
        canvas.fill(plate, radius: Radius.control, canvas.theme.accentFill)
      }
      draw(row, isNewest: isNewest, in: frame, on: &canvas)
    }
  }

  private static let pitch: Length = 20

  private func draw(_ row: CallRow, isNewest: Bool, in box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.text(row.name, .trace, isNewest ? theme.accent : theme.text, in: box)
    canvas.text(row.countText, .trace, theme.secondaryText, in: box, .trailing)
    let rest = box.inset(by: Insets(left: row.left, right: max(row.right, 4)))
    guard row.name == Call.Name.order.rawValue else {
      return canvas.text(row.details, .trace, theme.secondaryText, in: rest)
    }
    drawOrder(row.details, in: rest, on: &canvas)
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
