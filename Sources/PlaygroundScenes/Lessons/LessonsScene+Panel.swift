internal import DragKit

// The panel for those who learn the API: what each of the rule sets proposes, at every update (L08).
extension LessonsScene {
  func drawRulesPanel(
    on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome
  ) {
    guard let panel = layout.panel else { return }
    let theme = chrome.theme
    canvas.begin(.card)
    canvas.card(panel, theme)
    canvas.text(
      chrome.text(.lessonsProposals), .title, theme.text, in: line(in: panel, y: 14, height: 24))
    let situation = situation(interaction)
    canvas.begin(.cardWords)
    canvas.text(
      words(for: interaction, chrome), .caption, theme.secondaryText,
      in: line(in: panel, y: 38, height: 20))
    for (number, rules) in [LessonRules.corrected, .article].enumerated() {
      let box = Rect(
        x: panel.minX + 12, y: panel.minY + 70 + layout.boxPitch * number,
        width: panel.width - 24, height: layout.boxPitch - 6)
      canvas.begin(.rules, number)
      draw(rules, in: box, situation, interaction, on: &canvas, chrome)
    }
  }

  private func draw(
    _ rules: LessonRules, in box: Rect, _ situation: LessonRules.Situation?,
    _ interaction: Interaction, on canvas: inout Canvas, _ chrome: Chrome
  ) {
    let theme = chrome.theme
    let isInForce = rules == self.rules
    canvas.fill(box, radius: 10, isInForce ? theme.accentFill : theme.well.opacity(percent: 22))
    canvas.text(
      chrome.text(rules.control.word), .strongLabel,
      isInForce ? theme.accent : theme.text, in: line(in: box, y: 8, height: 18))
    guard let situation else {
      return canvas.text(
        "–", .trace, theme.secondaryText, in: line(in: box, y: 30, height: 18))
    }
    let prefersCopy = interaction.modifiers.preferredOperation != nil && !situation.isGroup
    let proposal = rules.proposal(for: situation).copying(if: prefersCopy)
    let isPerformed = proposal.operation.isPerformed
    canvas.text(
      ".\(proposal.operation.rawValue)  .\(proposal.intent.rawValue)", .trace,
      isPerformed ? theme.text : theme.danger, in: line(in: box, y: 30, height: 18))
    guard !layout.isLow else { return }
    canvas.text(
      chrome.text(rules.rule(for: situation).word), .caption, theme.secondaryText,
      in: line(in: box, y: 52, height: 18))
  }

  /// What the rules look at now; nothing while nothing is dragged over the list.
  private func situation(_ interaction: Interaction) -> LessonRules.Situation? {
    guard let session = interaction.session, session.target?.item == Self.view else { return nil }
    return situation(
      of: session.localObjects.first, hasActiveDrag: session.container == Self.container,
      over: session.target?.destination)
  }

  /// What is dragged over what, in words.
  private func words(for interaction: Interaction, _ chrome: Chrome) -> String {
    guard let session = interaction.session, let target = session.target, target.item == Self.view
    else { return chrome.text(.lessonsHint) }
    let dragged = isExternal(session.item) ? chrome.text(.externalText) : title(of: session.item)
    guard let item = target.destination?.item, item != session.item else {
      return "\(dragged) → \(chrome.text(.lessonsGap))"
    }
    let band = target.destination?.band.map { " · " + chrome.text($0.word) } ?? ""
    return "\(dragged) → \(title(of: item))\(band)"
  }

  private func line(in box: Rect, y: Length, height: Length) -> Rect {
    Rect(x: box.minX + 14, y: box.minY + y, width: max(box.width - 28, 1), height: height)
  }
}

// What was not lifted in the list (L14).
extension LessonsScene {
  func isExternal(_ item: ItemID) -> Bool {
    model[Self.external]?.offset(of: item) != nil
  }

  func drawExternalCard(
    on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome
  ) {
    guard let card = layout.externalCard, let tile = layout.externalTile else { return }
    let theme = chrome.theme
    canvas.begin(.externalCard)
    canvas.card(card, theme)
    canvas.text(
      chrome.text(.externalHint), .caption, theme.secondaryText,
      in: line(in: card, y: 14, height: 20))
    canvas.fill(tile, radius: 10, theme.well.opacity(percent: 30))
    for item in interaction.visibleItems(in: Self.external) where !item.isAway {
      canvas.begin(item.item)
      canvas.fill(item.frame, radius: 10, theme.card)
      let isHot = interaction.hovered == item.item || interaction.isPressed(item.item)
      canvas.outline(item.frame, radius: 10, isHot ? theme.accent : theme.hairline)
      drawExternalTile(item.item, in: item.frame, on: &canvas, theme)
      if interaction.focused == item.item { canvas.focusRing(within: item.frame, radius: 9, theme) }
    }
  }

  /// Draws the words that come from elsewhere.
  func drawExternalTile(
    _ item: ItemID, in frame: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.icon(
      "copy", size: 20, theme.secondaryText,
      in: Rect(x: frame.minX + 12, y: frame.minY, width: 28, height: frame.height))
    canvas.text(
      "“Written elsewhere”", .label, theme.text,
      in: Rect(
        x: frame.minX + 50, y: frame.minY, width: max(frame.width - 62, 1), height: frame.height))
  }
}

extension LessonRules.Rule {
  /// The rule in words.
  fileprivate var word: LocalizedString {
    switch self {
    case .notLiftedHere: .ruleNotLiftedHere
    case .noDestination: .ruleNoDestination
    case .atTheEnd: .ruleAtTheEnd
    case .groupBetweenRows: .ruleGroupBetweenRows
    case .intoItself: .ruleIntoItself
    case .groupInPlace: .ruleGroupInPlace
    case .intoGroup: .ruleIntoGroup
    case .besideGroup: .ruleBesideGroup
    case .besideLesson: .ruleBesideLesson
    }
  }
}

extension DropBand {
  /// The part of a row in words.
  fileprivate var word: LocalizedString {
    switch self {
    case .before: .bandBefore
    case .into: .bandInto
    case .after: .bandAfter
    }
  }
}
