internal import DragKit

extension Playground {
  /// Draws the guide's gestures into the cards of its page.
  package func draw(_ moment: GuideMoment, on canvas: inout Canvas) {
    let (layout, chrome) = (GuideLayout(bounds: content.guide.bounds), content.chrome)
    for (style, gesture) in zip(GuideStyle.allCases, moment.gestures) {
      canvas.begin(.guideTiles, style.rawValue)
      gesture.drawTiles(in: layout.panel(style), isDark: chrome.isDark, on: &canvas)
      canvas.begin(.guideCalls, style.rawValue)
      gesture.drawCalls(in: layout.calls(style), on: &canvas, chrome.theme)
      let (headline, detail) = gesture.phase.words
      canvas.begin(.guideCaption, style.rawValue)
      Self.draw(
        chrome.text(headline), chrome.text(detail), in: layout.caption(style), on: &canvas,
        chrome.theme)
    }
    moment.drawProgress(along: layout.track, on: &canvas, chrome)
  }

  /// Says in the place of the guide's cards that there is nothing to show, and why.
  package func drawMissingGuide(_ reason: String, on canvas: inout Canvas) {
    let (layout, chrome) = (GuideLayout(bounds: content.guide.bounds), content.chrome)
    let cards = GuideStyle.allCases.map(layout.card).reduce(Rect.zero) { $0.union($1) }
    canvas.begin(.guideMissing)
    canvas.fill(cards.insetBy(-12), chrome.theme.window)
    let line = Rect(x: cards.minX, y: cards.center.y - 10, width: cards.width, height: 20)
    canvas.icon(
      "info", size: 24, chrome.theme.secondaryText, in: line.moved(by: Vector(dx: 0, dy: -32)))
    canvas.text(chrome.text(.guideMissing), .strongLabel, chrome.theme.text, in: line, .center)
    canvas.text(
      reason, .caption, chrome.theme.secondaryText,
      in: line.moved(by: Vector(dx: 0, dy: 22)), .center)
  }

  private static func draw(
    _ headline: String, _ detail: String, in box: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    let line = Rect(x: box.minX, y: box.minY, width: box.width, height: 20)
    canvas.text(headline, .strongLabel, theme.text, in: line)
    canvas.text(
      detail, .caption, theme.secondaryText, in: line.moved(by: Vector(dx: 0, dy: 20)))
  }
}

extension GuideMoment {
  /// Draws how far it is, with a point for each mark and its name below.
  fileprivate func drawProgress(along track: Rect, on canvas: inout Canvas, _ chrome: Chrome) {
    guard track.width > 0 else { return }
    let theme = chrome.theme
    canvas.begin(.guideProgress)
    canvas.fill(track, radius: 2, theme.well)
    canvas.fill(
      Rect(origin: track.origin, size: Size(width: track.width * progress, height: track.height)),
      radius: 2, theme.accent)
    var labels: [Rect] = []
    for mark in marks {
      let point = Point(x: track.minX + track.width * mark.share, y: track.center.y)
      let words = chrome.text(mark.kind.word)
      let width = TextMetrics.width(of: words, in: .caption) + 8
      let label = Rect(x: point.x - width / 2, y: track.maxY + 5, width: width, height: 18)
      canvas.begin(.guideMark, mark.kind.rawValue)
      draw(mark, at: point, on: &canvas, theme)
      // Where there is no room for a name, the point alone has to do.
      guard !labels.contains(where: label.intersects) else { continue }
      labels.append(label)
      let color = mark.share <= progress ? theme.text : theme.secondaryText
      canvas.text(words, .caption, color, in: label, .center)
    }
  }

  private func draw(
    _ mark: GuideMark, at point: Point, on canvas: inout Canvas, _ theme: Theme
  ) {
    let dot = Rect(center: point, side: 10)
    canvas.fill(dot.insetBy(-2), radius: 7, theme.window)
    canvas.fill(dot, radius: 5, mark.share <= progress ? theme.accent : theme.well)
  }
}
