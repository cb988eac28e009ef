internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - The proposals of both rule sets during a drag (L08)
extension LessonsScene {
  func drawRulesPanel(on canvas: inout Canvas) {
    guard let panel = layout.panel else { return }
    let theme = canvas.theme
    canvas.begin(.card)
    canvas.card(panel)
    canvas.text(
      LocalizedString("lessons-proposals"), .title, theme.text,
      in: panel.line(y: 14, height: 24))
    let situation = situation(canvas.interaction)
    canvas.begin(.cardWords)
    canvas.text(
      summary(of: canvas.interaction, canvas.language), .caption, theme.secondaryText,
      in: panel.line(y: 38, height: 20))
    for (number, rules) in [LessonRules.corrected, .article].enumerated() {
      let top = 70 + layout.boxPitch * number
      let box = panel.column(16, width: panel.width - 32).band(top, height: layout.boxPitch - 6)
      canvas.begin(.rules, number)
      draw(rules, in: box, situation, on: &canvas)
    }
  }

  private func draw(
    _ rules: LessonRules, in box: Rect, _ situation: LessonRules.Situation?,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let isInForce = rules == self.rules
    canvas.fill(
      box, radius: Radius.row, isInForce ? theme.accentFill : theme.well.opacity(percent: 22))
    let color = isInForce ? theme.accent : theme.text
    let name: Control = rules == .article ? .rulesArticle : .rulesCorrected
    canvas.text(name.title, .strongLabel, color, in: box.line(y: 8, height: 18))
    let line = box.line(y: 8 + layout.linePitch, height: 18)
    guard let situation else { return canvas.text("–", .trace, theme.secondaryText, in: line) }
    let copies = canvas.interaction.modifiers.preferredOperation != nil && !situation.isGroup
    let proposal = rules.proposal(for: situation).copying(if: copies)
    canvas.text(
      ".\(proposal.operation.rawValue)  .\(proposal.intent.rawValue)", .trace,
      proposal.operation.isPerformed ? theme.text : theme.danger, in: line)
    canvas.text(
      rules.rule(for: situation).title, .caption, theme.secondaryText,
      in: box.line(y: 8 + layout.linePitch * 2, height: 18))
  }

  private func situation(_ interaction: Interaction) -> LessonRules.Situation? {
    guard let session = interaction.session, session.target?.item == Self.view else { return nil }
    return situation(
      of: session.localObjects.first, hasActiveDrag: session.container == Self.container,
      over: session.target?.destination)
  }

  private func summary(of interaction: Interaction, _ language: Language) -> String {
    guard let session = interaction.session, let target = session.target, target.item == Self.view
    else { return LocalizedString("lessons-hint").text(language) }
    let payload = session.items.first?.itemProvider.text ?? ""
    let dragged = session.item.flatMap { title(of: $0, language) } ?? payload
    let isInPlace = situation(interaction).map(rules.rule) == .groupInPlace
    let goal =
      isInPlace
      ? LocalizedString("own-place").text(language) : words(for: target, in: session, language)
    return "\(dragged) → \(goal)"
  }

  /// Returns the neighbours of the open gap as text; without a gap, the item under the pointer.
  private func words(
    for target: DropTarget, in session: DragSession, _ language: Language
  ) -> String {
    if let gap = target.gap, let container = model[gap.container] {
      let before = container.item(at: gap.gap.index - 1)
      let after = container.item(at: gap.gap.index)
      let words: LocalizedString? =
        if let dragged = session.item, [before, after].contains(dragged) {
          LocalizedString("own-place")
        } else {
          after.map { beside(title(of: $0), .before) }
            ?? before.map { beside(title(of: $0), .after) }
        }
      return (words ?? LocalizedString("no-lesson")).text(language)
    }
    guard let item = target.destination?.item else {
      return LocalizedString("no-lesson").text(language)
    }
    let row = title(of: item)
    let band = session.intoItem == item ? .into : target.destination?.band
    return band.map { beside(row, $0).text(language) } ?? row
  }

  private func beside(_ lesson: String, _ band: DropBand) -> LocalizedString {
    LocalizedString("\(band)-lesson", ["lesson": lesson])
  }
}

extension Rect {
  fileprivate func line(y: Length, height: Length) -> Rect {
    column(16, width: max(width - 32, 1)).band(y, height: height)
  }
}

// MARK: - The external text, which was not lifted in the list (L14)
extension LessonsScene {
  func isExternal(_ item: ItemID) -> Bool { model[Self.external]?.offset(of: item) != nil }

  func drawExternalCard(on canvas: inout Canvas) {
    guard let card = layout.externalCard, let tile = layout.externalTile else { return }
    let theme = canvas.theme
    canvas.begin(.externalCard)
    canvas.card(card)
    canvas.text(
      LocalizedString("external-hint"), .caption, theme.secondaryText,
      in: card.line(y: 14, height: 20))
    canvas.fill(tile, radius: Radius.row, theme.well.opacity(percent: 30))
    for item in canvas.elements(in: Self.external) where item.kind == .item {
      canvas.begin(item.item)
      canvas.fill(item.unscaledFrame, radius: Radius.row, theme.card)
      let edge = canvas.isHot(item.item) ? theme.accent : theme.hairline
      canvas.outline(item.unscaledFrame, radius: Radius.row, edge)
      drawExternalTile(in: item.unscaledFrame, on: &canvas)
      if canvas.focused == item.item {
        canvas.focusRing(within: item.unscaledFrame, radius: Radius.row)
      }
    }
  }

  func drawExternalTile(in frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.icon("copy", size: 20, theme.secondaryText, in: frame.column(12, width: 28))
    canvas.text(
      LocalizedString("external-quote"), .label, theme.text,
      in: frame.column(50, width: max(frame.width - 62, 1)))
  }
}

extension LessonRules.Rule {
  fileprivate var title: LocalizedString { LocalizedString("rule-\(self)".dashed) }
}
