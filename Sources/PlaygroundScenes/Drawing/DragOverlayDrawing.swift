internal import DragDrawing
internal import DragKit

struct DragOverlayDrawing {
  private let overlay: DragOverlay
  private let preview: DragPreview
  private let operations: [DrawOperation]
  private let look: OverlayLook

  init(_ overlay: DragOverlay, _ drawing: PreviewDrawing, of interaction: Interaction) {
    (self.overlay, preview, operations) = (overlay, drawing.preview, drawing.operations)
    look = OverlayLook(of: overlay, isRow: preview.isRow, in: interaction)
  }

  /// Draws the overlay with its badges, on a canvas whose zero is at `origin` in the window.
  func draw(
    number: Int, in area: Rect?, of interaction: Interaction, from origin: Point = .zero,
    on canvas: inout Canvas
  ) {
    let frame = interaction.seenFrame(of: overlay).moved(by: .zero - origin)
    let seen = Rect(center: frame.center, size: preview.size * look.scale)
    canvas.begin(.preview, number)
    if let area {
      canvas.clip(to: area) { canvas in
        canvas.begin(.preview, number)
        drawPreview(in: seen, on: &canvas)
      }
    } else {
      drawPreview(in: seen, on: &canvas)
    }
    guard overlay.isCarried, let session = interaction.session else { return }
    canvas.begin(.previewBadges, number)
    if session.pointer == .keyboard {
      canvas.focusRing(around: seen, radius: preview.cornerRadius * look.scale)
    }
    if let badge = interaction.badge {
      // On a wide row, beside the pointer.
      let x = min(seen.maxX - 6, max(session.location.x - origin.x, seen.minX) + 72)
      canvas.badge(badge, at: Point(x: x, y: seen.minY + 6))
    }
    canvas.badge(count: session.items.count, at: Point(x: seen.minX + 6, y: seen.minY + 6))
  }

  private func drawPreview(in seen: Rect, on canvas: inout Canvas) {
    let transform = Transform(scale: look.scale, offset: seen.origin - .zero)
    canvas.group(alpha: look.opacity, transform) { canvas in
      drawShadow(on: &canvas)
      canvas.draw(operations)
    }
  }

  private func drawShadow(on canvas: inout Canvas) {
    guard let shadow = look.shadow else { return }
    let frame = Rect(origin: .zero, size: preview.size).moved(by: Vector(dx: 0, dy: shadow.offset))
    canvas.begin(.previewShadow)
    canvas.draw(
      .shadow(
        frame, radius: preview.cornerRadius, blur: shadow.blur,
        color: Color.black.opacity(shadow.opacity)))
  }
}

extension Canvas {
  fileprivate mutating func badge(count: Int, at center: Point) {
    guard count > 1 else { return }
    let width = max(TextMetrics.width(of: "\(count)", in: .strongLabel) + 16, 26)
    let box = Rect(center: center, size: Size(width: width, height: 26))
    badgePlate(box, .badgeBlue)
    text("\(count)", .strongLabel, .white, in: box, .center)
  }

  fileprivate mutating func badge(_ badge: DropBadge, at center: Point) {
    let (name, color) =
      switch badge {
      case .plus: ("plus", Color.badgeGreen)
      case .link: ("link", .badgeBlue)
      case .prohibited: ("forbidden", .badgeRed)
      }
    let box = Rect(center: center, side: 26)
    badgePlate(box, color)
    icon(name, size: 16, .white, in: box)
  }

  private mutating func badgePlate(_ box: Rect, _ color: Color) {
    shadow(of: box, radius: box.height / 2, .badge)
    fill(box, radius: box.height / 2, .white)
    fill(box.insetBy(2), radius: box.height / 2 - 2, color)
  }
}
