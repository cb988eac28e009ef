package import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The recorded gestures of the page *How it works* at a moment of playback.
package struct GuideMoment: Sendable {
  /// The gestures, one for each ``GuideStyle``, in the order of its cases.
  package let gestures: [GuideGesture]
  package let progress: Fraction
  package let marks: [GuideMark]

  package init(gestures: [GuideGesture], progress: Fraction, marks: [GuideMark]) {
    (self.gestures, self.progress, self.marks) = (gestures, progress, marks)
  }
}

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
    for (style, gesture) in zip(GuideStyle.allCases, moment.gestures) {
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
    let cards = GuideStyle.allCases.map(layout.card).reduce(Rect.zero) { $0.union($1) }
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
