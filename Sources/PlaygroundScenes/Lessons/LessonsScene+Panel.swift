internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - The proposals of both rule sets during a drag (L08)
extension LessonsScene {
  func drawRulesPanel(on canvas: inout Canvas) {
    guard let panel = layout.panel else { return }
    let (theme, interaction) = (canvas.theme, canvas.interaction)
    let situation = situation(interaction)
    canvas.begin(.card)
    canvas.card(panel)
    canvas.text(
      LocalizedString("lessons-proposals"), .title, theme.text, in: panel.line(y: 14, height: 24))
    canvas.begin(.cardWords)
    canvas.text(
      summary(of: interaction, situation, canvas.language), .caption, theme.secondaryText,
      in: panel.line(y: 38, height: 20))
    for (number, rules) in [LessonRules.corrected, .article].enumerated() {
      let box = panel.line(y: 70 + layout.boxPitch * number, height: layout.boxPitch - 6)
      canvas.begin(.rules, number)
      draw(rules, in: box, situation, on: &canvas)
    }
  }

  private func draw(
    _ rules: LessonRules, in box: Rect, _ situation: LessonRules.Situation?,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    func line(_ number: Int) -> Rect {
      box.line(y: 8 + layout.linePitch * number, height: 18)
    }
    let isInForce = rules == self.rules
    canvas.fill(
      box, radius: Radius.row, isInForce ? theme.accentFill : theme.well.opacity(percent: 22))
    let name: Control = rules == .article ? .rulesArticle : .rulesCorrected
    canvas.text(name.title, .strongLabel, isInForce ? theme.accent : theme.text, in: line(0))
    guard let situation else {
      return canvas.text("–", .trace, theme.secondaryText, in: line(1))
    }
    let copies = canvas.interaction.modifiers.preferredOperation != nil && !situation.isGroup
    let proposal = rules.proposal(for: situation).copying(if: copies)
    canvas.text(
      ".\(proposal.operation.rawValue)  .\(proposal.intent.rawValue)", .trace,
      proposal.operation.isPerformed ? theme.text : theme.danger, in: line(1))
    canvas.text(rules.rule(for: situation).title, .caption, theme.secondaryText, in: line(2))
  }

  private func situation(_ interaction: Interaction) -> LessonRules.Situation? {
    guard let session = interaction.session, session.target?.item == Self.view else { return nil }
    return situation(
      of: session.localObjects.first, hasActiveDrag: session.container == Self.container,
      over: session.target?.destination)
  }

  private func summary(
    of interaction: Interaction, _ situation: LessonRules.Situation?, _ language: Language
  ) -> String {
    guard let situation, let session = interaction.session, let target = session.target else {
      return LocalizedString("lessons-hint").text(language)
    }
    let payload = session.items.first?.itemProvider.text ?? ""
    let dragged = session.item.flatMap { title(of: $0, language) } ?? payload
    let isInPlace = rules.rule(for: situation) == .groupInPlace
    let goal = isInPlace ? LocalizedString("own-place") : words(for: target, in: session)
    return "\(dragged) → \(goal.text(language))"
  }

  /// Returns the target's name: the row beside the open gap or, without a gap, the target item.
  private func words(for target: DropTarget, in session: DragSession) -> LocalizedString {
    if let gap = target.gap, let container = model[gap.container] {
      let before = container.item(at: gap.gap.index - 1)
      let after = container.item(at: gap.gap.index)
      if let dragged = session.item, [before, after].contains(dragged) {
        return LocalizedString("own-place")
      }
      if let lesson = after ?? before { return beside(lesson, after == nil ? .after : .before) }
    } else if let item = target.destination?.item {
      let band = session.intoItem == item ? .into : target.destination?.band
      return beside(item, band)
    }
    return LocalizedString("no-lesson")
  }

  private func beside(_ lesson: ItemID, _ band: DropBand?) -> LocalizedString {
    let title = title(of: lesson)
    return band.map { LocalizedString("\($0)-lesson", ["lesson": title]) } ?? .verbatim(title)
  }
}

extension Rect {
  fileprivate func line(y: Length, height: Length) -> Rect {
    column(16, width: max(width - 32, 1)).band(y, height: height)
  }
}

// MARK: - The external text: a drag source outside the list (L14)
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
    for element in canvas.elements(in: Self.external) where element.kind == .item {
      let (item, frame) = (element.item, element.unscaledFrame)
      canvas.begin(item)
      canvas.fill(frame, radius: Radius.row, theme.card)
      canvas.outline(
        frame, radius: Radius.row, canvas.isHot(item) ? theme.accent : theme.hairline)
      drawExternalTile(in: frame, on: &canvas)
      if canvas.focused == item { canvas.focusRing(within: frame, radius: Radius.row) }
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
