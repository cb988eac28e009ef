internal import DragDrawing
internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

// MARK: - The tab *Engine* of the inspector
extension Chrome {
  func drawTabs(on canvas: inout Canvas) {
    guard let plate = layout.tabPlate, let line = layout.tabLine else { return }
    canvas.fill(line, theme.hairline)
    canvas.begin(.inspectorTabs)
    canvas.fill(plate, radius: Radius.row, theme.well.opacity(percent: 60))
    if layout.isBesideInspector { drawInspectorButton(on: &canvas) }
    for control in ChromeLayout.tabs {
      guard let frame = frame(of: control) else { continue }
      canvas.begin(.chosenSegment, control.rawValue)
      canvas.segment(
        control.id, text(control.title), in: frame.insetBy(2),
        isChosen: (control == .inspectorFeel) == (tab == .feel))
    }
  }

  func drawEngine(on canvas: inout Canvas) {
    canvas.begin(.decisions)
    drawHeading(LocalizedString("decisions"), in: layout.decisionHeading, on: &canvas)
    drawHeading(LocalizedString("frames"), in: layout.frameHeading, on: &canvas)
    canvas.text(LocalizedString("motion-to-paint"), .caption, theme.text, in: layout.latencyHeading)
    canvas.begin(.callHeading)
    drawHeading(Control.calls.title, in: layout.callHeading, on: &canvas)
    drawPopupButton(.callFilter, text(callFilter.control.title), on: &canvas)
  }

  private func drawHeading(_ text: LocalizedString, in box: Rect, on canvas: inout Canvas) {
    canvas.text(text, .heading, theme.secondaryText, in: box)
  }

  /// Draws the graph of the frames; it is empty without figures, as in pictures without a window.
  func drawFrames(_ figures: FrameFigures?, on canvas: inout Canvas) {
    guard layout.showsFrames else { return }
    canvas.begin(.frameGraph)
    let budget = figures?.budget ?? .milliseconds(16)
    let work = figures.flatMap { figures in
      figures.lastWork.map { text(.work($0, of: figures.budget)) }
    }
    canvas.text(
      work ?? Self.noFigure, .trace, theme.secondaryText, in: layout.frameHeading, .trailing)
    let latency = figures?.lastLatency.map { LocalizedString.milliseconds($0) }
    canvas.text(
      latency ?? Self.noFigure, .trace, theme.secondaryText, in: layout.latencyHeading, .trailing)
    canvas.draw(layout.frameGraph(budget), figures)
  }

  private static let noFigure = "–"
}

// MARK: - The decisions of gestures
extension Chrome {
  /// Draws the arbiter's decisions for each pointer, or what each waits for; `title` returns an
  /// item's title.
  func drawDecisions(
    _ pointers: [PointerClaims], _ tuning: Tuning, on canvas: inout Canvas,
    _ title: (ItemID) -> String
  ) {
    let room = layout.decisionLines
    guard !pointers.isEmpty else {
      canvas.begin(.decision)
      return canvas.text(
        LocalizedString("no-decision"), .caption, theme.secondaryText,
        in: room.band(0, height: ChromeLayout.claimPitch))
    }
    let count = pointers.reduce(0) { $0 + 1 + max($1.claims.count, 1) }
    if pointers.count <= Self.mostPointers, count <= ChromeLayout.claimLines {
      var line = 0
      for pointer in pointers {
        drawTitle(pointer, title, at: line, on: &canvas)
        drawClaims(pointer, tuning, at: line + 1, on: &canvas)
        line += 1 + max(pointer.claims.count, 1)
      }
    } else {
      drawSummaries(pointers, tuning, title, on: &canvas)
    }
  }

  private static let mostPointers = 3

  private func line(_ number: Int) -> Rect {
    layout.decisionLines.band(ChromeLayout.claimPitch * number, height: ChromeLayout.claimPitch)
  }

  private func drawSummaries(
    _ pointers: [PointerClaims], _ tuning: Tuning, _ title: (ItemID) -> String,
    on canvas: inout Canvas
  ) {
    // Pressed pointers count more than released ones.
    let down = pointers.filter { $0.phase == .pressed }
    let shown = (down + pointers.filter { $0.phase != .pressed }).prefix(Self.mostPointers)
    for (index, pointer) in shown.enumerated() {
      drawTitle(pointer, title, at: index * 2, on: &canvas)
      canvas.text(
        pointer.summary(tuning, language), .caption, theme.secondaryText, in: line(index * 2 + 1))
    }
    guard pointers.count > shown.count else { return }
    canvas.begin(.decision, ChromeLayout.claimLines)
    canvas.text(
      "+\(pointers.count - shown.count)", .strongCaption, theme.secondaryText,
      in: layout.decisionHeading, .trailing)
  }

  private func drawTitle(
    _ pointer: PointerClaims, _ title: (ItemID) -> String, at number: Int, on canvas: inout Canvas
  ) {
    let box = line(number)
    let kind = text(pointer.pointerTitle)
    canvas.begin(.decision, number)
    canvas.text(kind, .caption, theme.secondaryText, in: box, .trailing)
    let room = TextMetrics.width(of: kind, in: .caption) + Spacing.small
    let name = pointer.item.map(title) ?? text(LocalizedString("nothing"))
    canvas.text(name, .strongCaption, theme.text, in: box.inset(by: Insets(right: room)))
  }

  private func drawClaims(
    _ pointer: PointerClaims, _ tuning: Tuning, at first: Int, on canvas: inout Canvas
  ) {
    guard !pointer.claims.isEmpty else {
      canvas.begin(.decision, first)
      return canvas.text(
        LocalizedString("nothing-claims"), .caption, theme.secondaryText,
        in: line(first).inset(by: Insets(left: Self.claimIndent)))
    }
    let names = pointer.claims.map { text($0.gesture.title) }
    let widest = names.map { TextMetrics.width(of: $0, in: .caption) }.max() ?? 0
    for (index, claim) in pointer.claims.enumerated() {
      let box = line(first + index)
      canvas.begin(.decision, first + index)
      drawMark(claim.state, in: box.column(0, width: Self.claimIndent - Spacing.tight), on: &canvas)
      let words = box.inset(by: Insets(left: Self.claimIndent))
      let isWon = claim.state == .won
      canvas.text(
        names[index], isWon ? .strongCaption : .caption,
        claim.state == .failed ? theme.secondaryText : isWon ? theme.accent : theme.text,
        in: words)
      canvas.text(
        pointer.words(claim, tuning).map(text) ?? "", .caption, theme.secondaryText,
        in: words.inset(by: Insets(left: widest + Spacing.large)))
    }
  }

  private static let claimIndent: Length = 20

  private func drawMark(_ state: GestureClaim.State, in box: Rect, on canvas: inout Canvas) {
    switch state {
    case .waiting:
      canvas.outline(
        Rect(center: box.center, side: 8), radius: Radius.chip, width: LineWidth.emphasis,
        theme.track)
    case .won: canvas.icon("check", size: 14, theme.accent, in: box)
    case .failed: canvas.icon("close", size: 12, theme.secondaryText, in: box)
    }
  }
}
