internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

enum DropTargetID: Int, NumberedControl {
  case copy, forbidden, cancel, images, closure, closurePlace

  static let firstNumber = ControlNumbers.targets

  var name: String { self == .images ? "images-only" : "\(self)".dashed }
  var title: LocalizedString { LocalizedString("target-\(name)") }

  fileprivate var icon: String {
    switch self {
    case .copy, .forbidden, .cancel: name
    case .images: "image"
    case .closure: "text"
    case .closurePlace: "target"
    }
  }

  var types: [ContentType] { self == .images ? [.image] : [.text] }
}

extension ColoursScene {
  func titleOfControl(named name: String) -> LocalizedString? {
    DropTargetID.allCases.first { $0.name == name }?.title
  }

  func drawTargets(_ layout: ColoursLayout, on canvas: inout Canvas) {
    for (target, content) in layout.cards {
      let shown = canvas.operation(on: target, content.card)
      canvas.begin(target.id)
      canvas.draw(
        TargetCard(target: target, content: content, operation: shown),
        in: Rect(origin: .zero, size: content.card.size))
      drawReceived(by: target, content, layout, on: &canvas)
    }
    for chip in canvas.elements(in: Self.copies) where chip.kind == .item {
      canvas.item(chip) { canvas, frame in drawChip(chip.item, in: frame, on: &canvas) }
    }
  }

  private static let copyPlaces = 7

  /// Returns how many copies have a chip; the last place shows the number of the rest.
  static func chipCount(of copies: Int) -> Int {
    copies > copyPlaces ? copyPlaces - 1 : copies
  }

  private func drawReceived(
    by target: DropTargetID, _ content: TargetCardLayout, _ layout: ColoursLayout,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    switch target {
    case .copy:
      let count = model[Self.copies]?.count ?? 0
      let hidden = count - Self.chipCount(of: count)
      guard hidden > 0, let last = layout.copy(Self.copyPlaces - 1) else { break }
      let box = Rect(center: last.center, size: Size(width: 28, height: 16))
      canvas.text("+\(hidden)", .strongCaption, theme.secondaryText, in: box, .center)
    case .closure:
      guard let receivedText else { break }
      let indent: Length = receivedText.copy == nil || content.chip == nil ? 0 : 24
      let line = content.received.inset(by: Insets(left: indent))
      canvas.text("\"\(receivedText.value)\"", .trace, theme.accent, in: line)
    case .closurePlace:
      guard let receivedPlace, receivedPlace.copy == nil else { break }
      canvas.disc(at: content.card.origin + (receivedPlace.value - .zero), 10, theme.accent)
    case .forbidden, .cancel, .images: break
    }
  }

  private func drawChip(_ copy: ItemID, in square: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: copy) else { return }
    if showsImages {
      canvas.draw(.image(picture(of: tile), square, radius: Radius.chip))
    } else {
      canvas.fill(square, radius: Radius.chip, tile.color)
    }
    if isLink(copy) { canvas.icon("link", size: 11, tile.contrastingColor, in: square) }
    if canvas.theme.isDark {
      canvas.outline(square, radius: Radius.chip, canvas.theme.hairline)
    }
  }
}

extension Canvas {
  /// The operation on the card of a target; `nil` while the drag is elsewhere.
  fileprivate func operation(on target: DropTargetID, _ card: Rect) -> DropOperation? {
    guard let session else { return nil }
    if session.target?.item == target.id { return session.operation ?? .copy }
    // Without a target, the card under the drag takes no data of its types.
    return session.target == nil && isRefused && card.contains(session.location) ? .forbidden : nil
  }
}

/// The card of a target, without the dropped tiles; it never moves, and is drawn in window
/// coordinates.
private struct TargetCard: ItemDrawing {
  let target: DropTargetID
  let content: TargetCardLayout
  /// The operation to show; `nil` while nothing is dragged over the target.
  let operation: DropOperation?

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let (emphasis, color): (Color?, Color) =
      switch operation {
      case nil: (nil, theme.text)
      case .forbidden: (theme.danger, theme.danger)
      // Such a drop does nothing, and is no mistake.
      case .cancel: (theme.secondaryText, theme.text)
      default: (theme.accent, theme.accent)
      }
    canvas.card(content.card, emphasis: emphasis)
    let icon = operation == .forbidden ? "forbidden" : target.icon
    canvas.icon(icon, size: 22, color, in: content.icon)
    canvas.text(target.title, .strongLabel, color, in: content.title)
    guard !content.isLow, let hint = target.title.attribute("hint") else { return }
    canvas.text(hint, .caption, theme.secondaryText, in: content.hint)
  }
}
