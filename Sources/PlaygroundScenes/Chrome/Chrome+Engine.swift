internal import DragDrawing
internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

// MARK: - The tab *Engine* of the inspector
extension Chrome {
  private static let claimPitch: Length = 18
  /// The lines for the decisions; their number is fixed, so that nothing below them moves.
  private static let claimLines = 8
  private static let leastCalls = CallLog.pitch * 8

  var engine: [WidgetLayout] {
    let fixed: [WidgetLayout] = [
      .space(ChromeLayout.toolbarHeight + 10),
      .widget(.heading(LocalizedString("decisions")), 24), region(.decision, Self.claimPitch * 8),
      .space(Spacing.medium), .widget(.heading(LocalizedString("frames")), 24),
      region(.frameBar, 48), .space(Spacing.tight),
      .widget(.text(LocalizedString("motion-to-paint"), .caption), 20), region(.frameLatency, 28),
      .space(Spacing.medium),
      .row(
        32,
        of: [
          .widget(.heading(Control.calls.title)),
          .widget(.popup(.callFilter, callFilter.control.title), 128),
        ]), .space(Spacing.small),
    ]
    // The rest of the room, or enough for some calls.
    let height = layout.inspector.height - WidgetLayout.column(of: fixed).contentLength
    return fixed + [
      .widget(
        .region(ScreenPart.call.owner(), Control.calls.id),
        max(height - Spacing.medium, Self.leastCalls))
    ]
  }

  private func region(_ part: ScreenPart, _ height: Length) -> WidgetLayout {
    .widget(.region(part.owner()), height)
  }

  private func isVisible(_ part: ScreenPart) -> Bool {
    region(part).map(layout.inspectorRoom.intersects) ?? false
  }

  /// Whether the figures of frames are visible.
  package var showsFrames: Bool { isVisible(.frameBar) || isVisible(.frameLatency) }

  /// Whether at least one whole line of the list of calls is visible.
  package var showsCalls: Bool {
    layout.inspectorRoom.intersection(callLog).height >= CallLog.pitch
  }

  var callLog: Rect { region(.call) ?? .zero }

  private var decisionLines: Rect { region(.decision) ?? .zero }

  /// Draws the graph of the frames; it is empty without figures, as in pictures without a window.
  func drawFrames(_ figures: FrameFigures?, on canvas: inout Canvas) {
    guard showsFrames, let bars = region(.frameBar), let line = region(.frameLatency) else {
      return
    }
    canvas.begin(.frameGraph)
    let budget = figures?.budget ?? .milliseconds(16)
    let work = figures.flatMap { figures in
      figures.lastWork.map { text(.work($0, of: figures.budget)) }
    }
    let latency = figures?.lastLatency.map { LocalizedString.milliseconds($0) }
    for (figure, box) in [
      (work, bars.band(-24, height: 24)), (latency, line.band(-20, height: 20)),
    ] {
      canvas.text(figure ?? "–", .trace, theme.secondaryText, in: box, .trailing)
    }
    canvas.draw(FrameGraph(bars: bars, line: line, budget: budget), figures)
  }

  func drawCall(_ row: CallRow, number: Int, on canvas: inout Canvas) {
    let box = callLog.band(CallLog.pitch * number, height: CallLog.pitch)
    canvas.begin(.call, number)
    canvas.text(row.name, .trace, theme.accent, in: box)
    canvas.text(
      row.details, .trace, theme.text, in: box.inset(by: Insets(left: row.left, right: row.right)))
    canvas.text(row.countText, .trace, theme.secondaryText, in: box, .trailing)
  }
}

// MARK: - The decisions of gestures
extension Chrome {
  /// Draws the arbiter's decisions for each pointer, or what each waits for; `title` returns an
  /// item's title.
  func drawDecisions(
    _ pointers: [PointerClaims], _ tuning: Tuning, on canvas: inout Canvas,
    _ title: (ItemID) -> String
  ) {
    let room = decisionLines
    guard !pointers.isEmpty else {
      canvas.begin(.decision)
      return canvas.text(
        LocalizedString("no-decision"), .caption, theme.secondaryText,
        in: room.band(0, height: Self.claimPitch))
    }
    let count = pointers.reduce(0) { $0 + 1 + max($1.claims.count, 1) }
    if pointers.count <= Self.mostPointers, count <= Self.claimLines {
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
    decisionLines.band(Self.claimPitch * number, height: Self.claimPitch)
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
    canvas.begin(.decision, Self.claimLines)
    canvas.text(
      "+\(pointers.count - shown.count)", .strongCaption, theme.secondaryText,
      in: decisionLines.band(-24, height: 24), .trailing)
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
