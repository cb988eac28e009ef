internal import DragDrawing
internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

// MARK: - The tab *Engine* of the inspector
extension Chrome {
  private static let claimPitch: Length = 18
  /// The number of lines for the decisions, fixed so that nothing below them moves.
  private static let claimLines = 8
  private static let leastCalls = CallLog.pitch * 8

  var engine: [WidgetLayout] {
    let fixed: [WidgetLayout] = [
      .space(ChromeLayout.toolbarHeight + 10),
      .widget(.heading(LocalizedString("decisions")), 24),
      region(.decision, Self.claimPitch * Self.claimLines),
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
    // The rest of the inspector's height, but at least enough for eight calls.
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

  /// Whether any part of the two frame graphs is visible.
  package var showsFrames: Bool { isVisible(.frameBar) || isVisible(.frameLatency) }

  /// Whether at least one whole line of the call list is visible.
  package var showsCalls: Bool {
    layout.inspectorRoom.intersection(callLog).height >= CallLog.pitch
  }

  var callLog: Rect { region(.call) ?? .zero }

  /// Draws the frame graphs; without timings, as in a frame without a window, they are empty.
  func drawFrames(_ figures: FrameFigures?, on canvas: inout Canvas) {
    guard showsFrames, let bars = region(.frameBar), let line = region(.frameLatency) else {
      return
    }
    canvas.begin(.frameGraph)
    let work = figures.flatMap { figures in
      figures.lastWork.map { text(.work($0, of: figures.budget)) }
    }
    let latency = figures?.lastLatency.map { LocalizedString.milliseconds($0) }
    for (figure, box) in [
      (work, bars.band(-24, height: 24)), (latency, line.band(-20, height: 20)),
    ] {
      canvas.text(figure ?? "–", .trace, theme.secondaryText, in: box, .trailing)
    }
    canvas.draw(figures, bars: bars, line: line)
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

// MARK: - Gesture decisions
extension Chrome {
  private static let mostPointers = 3

  /// Draws the claims on each pointer or, without room for all, a summary of up to three pointers.
  func drawDecisions(
    _ pointers: [PointerClaims], _ tuning: Tuning, on canvas: inout Canvas,
    _ title: (ItemID) -> String
  ) {
    let room = region(.decision) ?? .zero
    let lines = decisions(pointers, tuning, title)
    canvas.draw(WidgetLayout.column(of: lines).placed(in: room), as: ScreenPart.decision.rawValue)
    guard pointers.count > Self.mostPointers else { return }
    canvas.begin(.decision, lines.count)
    canvas.text(
      "+\(pointers.count - Self.mostPointers)", .strongCaption, theme.secondaryText,
      in: room.band(-24, height: 24), .trailing)
  }

  private func decisions(
    _ pointers: [PointerClaims], _ tuning: Tuning, _ title: (ItemID) -> String
  ) -> [WidgetLayout] {
    guard !pointers.isEmpty else { return [note(LocalizedString("no-decision"))] }
    let lines = pointers.flatMap { [titleLine(of: $0, title)] + claims(of: $0, tuning) }
    if pointers.count <= Self.mostPointers, lines.count <= Self.claimLines { return lines }
    // Without room for all claims, each pointer has a summary, and pressed pointers come first.
    let order = pointers.filter { $0.phase == .pressed } + pointers.filter { $0.phase != .pressed }
    return order.prefix(Self.mostPointers).flatMap { pointer in
      [titleLine(of: pointer, title), note(.verbatim(pointer.summary(tuning, language)))]
    }
  }

  private func note(_ words: LocalizedString) -> WidgetLayout {
    .widget(.text(words, .caption, \.secondaryText), Self.claimPitch)
  }

  private func titleLine(of pointer: PointerClaims, _ title: (ItemID) -> String) -> WidgetLayout {
    let kind = text(pointer.pointerTitle)
    let name = pointer.item.map(title) ?? text(LocalizedString("nothing"))
    return .row(
      Self.claimPitch, spacing: Spacing.small,
      of: [
        .widget(.text(.verbatim(name), .strongCaption)),
        .widget(
          .text(.verbatim(kind), .caption, \.secondaryText, .trailing),
          TextMetrics.width(of: kind, in: .caption)),
      ])
  }

  private func claims(of pointer: PointerClaims, _ tuning: Tuning) -> [WidgetLayout] {
    guard !pointer.claims.isEmpty else {
      let words = Widget.text(LocalizedString("nothing-claims"), .caption, \.secondaryText)
      return [.row(Self.claimPitch, of: [.space(Self.claimIndent), .widget(words)])]
    }
    let widest =
      pointer.claims.map {
        TextMetrics.width(of: text($0.gesture.title), in: .caption)
      }.max() ?? 0
    return pointer.claims.map { claim in
      let (mark, title) = Self.look(of: claim)
      let words = Widget.text(
        pointer.words(claim, tuning) ?? .verbatim(""), .caption, \.secondaryText)
      return .layers(
        Self.claimPitch,
        of: [
          .row(of: [.widget(mark, 16), .space(Spacing.tight), .widget(title)]),
          .row(of: [.space(Self.claimIndent + widest + Spacing.large), .widget(words)]),
        ])
    }
  }

  private static let claimIndent: Length = 20

  private static func look(of claim: GestureClaim) -> (mark: Widget, title: Widget) {
    let title = claim.gesture.title
    switch claim.state {
    case .waiting:
      let ring = Widget.drawing { canvas, frame in
        canvas.outline(
          Rect(center: frame.center, side: 8), radius: Radius.chip, width: LineWidth.emphasis,
          canvas.theme.track)
      }
      return (ring, .text(title, .caption))
    case .won:
      return (Widget(.icon("check", size: 14, \.accent)), .text(title, .strongCaption, \.accent))
    case .failed:
      return (
        Widget(.icon("close", size: 12, \.secondaryText)), .text(title, .caption, \.secondaryText)
      )
    }
  }
}
