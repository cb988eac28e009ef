internal import DragKit

// The targets beside the column.
extension ColoursScene {
  func drawTargets(
    _ layout: ColoursLayout, on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome
  ) {
    for target in DropTargetID.allCases {
      guard let content = layout.content(of: target) else { continue }
      draw(
        target, content, answer(of: target, content.card, interaction), on: &canvas, chrome)
      drawWhatCame(to: target, content, layout, on: &canvas, chrome.theme)
    }
  }

  /// What a target says to the drag.
  private enum Answer {
    case none, accepts, refuses
    /// A drop does nothing and is no mistake.
    case cancels

    func color(_ theme: Theme) -> Color? {
      switch self {
      case .none: nil
      case .accepts: theme.accent
      case .refuses: theme.danger
      case .cancels: theme.secondaryText
      }
    }
  }

  /// A target that takes other types is never entered (D10); it refuses what is held over it all the same.
  private func answer(of target: DropTargetID, _ card: Rect, _ interaction: Interaction) -> Answer {
    guard let session = interaction.session else { return .none }
    if session.target?.item == target.id {
      switch session.operation {
      case .forbidden: return .refuses
      case .cancel: return .cancels
      default: return .accepts
      }
    }
    let isOver = card.contains(session.location) && !interaction.isOverCancelStrip
    return isOver && !session.carries(target.types) ? .refuses : .none
  }

  private func draw(
    _ target: DropTargetID, _ content: TargetCardLayout, _ answer: Answer,
    on canvas: inout Canvas, _ chrome: Chrome
  ) {
    let theme = chrome.theme
    let highlight = answer.color(theme)
    canvas.begin(target.id)
    canvas.card(content.card, emphasis: highlight, theme)
    let color = answer == .cancels ? theme.text : highlight ?? theme.text
    let icon = answer == .refuses ? "forbidden" : target.look.icon
    canvas.icon(icon, size: 22, color, in: content.icon)
    canvas.text(chrome.text(target.look.title), .strongLabel, color, in: content.title)
    guard !content.isLow else { return }
    canvas.text(chrome.text(target.look.hint), .caption, theme.secondaryText, in: content.hint)
  }

  /// Draws what a target has received.
  private func drawWhatCame(
    to target: DropTargetID, _ content: TargetCardLayout, _ layout: ColoursLayout,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    switch target {
    case .copy:
      for (index, item) in (model[Self.copies]?.items ?? []).suffix(7).enumerated() {
        guard let square = layout.copy(index), let tile = color(of: item) else { continue }
        canvas.fill(square, radius: 5, tile.color)
        if isLink(item) { canvas.icon("link", size: 11, tile.contrastingColor, in: square) }
        if theme.isDark { canvas.outline(square, radius: 5, theme.hairline) }
      }
    case .closure:
      guard let receivedText else { break }
      canvas.text(
        "\"\(receivedText)\"", .trace, theme.accent, in: content.received)
    case .closurePlace:
      guard let receivedPlace else { break }
      let center = content.card.origin + (receivedPlace - .zero)
      canvas.disc(at: center, 10, theme.accent)
    case .forbidden, .cancel, .images: break
    }
  }
}
