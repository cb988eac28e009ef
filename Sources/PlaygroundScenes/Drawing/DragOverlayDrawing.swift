internal import DragKit

struct DragOverlayDrawing {
  private let overlay: DragOverlay
  private let preview: DragPreview
  /// The progress of the lift: 0 when the item is dropped, about 1 while it follows the pointer.
  private let elevation: Fraction
  private let scale: Fraction
  private let opacity: Fraction

  init(_ overlay: DragOverlay, _ preview: DragPreview, _ tuning: Tuning) {
    (self.overlay, self.preview) = (overlay, preview)
    elevation = overlay.elevation(tuning)
    // The scale of a row changes little.
    let limit: Fraction = preview.isRow ? tuning.rowLiftScale - .one : .one
    let lifted = min((tuning.liftScale - .one) * elevation, limit)
    // An item shrinks as it fades out: into a target (R26), or after a deletion.
    var shrinking = Fraction.one - tuning.vanishingScale
    if case .departing = overlay.course { shrinking = min(.one - tuning.removalScale, limit) }
    scale = .one + lifted - shrinking * (.one - overlay.presence)
    // Rows stay opaque, and tiles that are compact.
    let fading = (.one - tuning.liftedAlpha) * (.one - overlay.sinkAmount) * elevation
    opacity = preview.isRow ? .one : .one - fading
  }

  func draw(
    number: Int, at frame: Rect, in area: Rect?, of interaction: Interaction,
    on canvas: inout Canvas
  ) {
    let seen = Rect(center: frame.center, size: preview.size * scale)
    canvas.begin(.preview, number)
    if let area {
      canvas.clip(to: area) { canvas in
        canvas.begin(.preview, number)
        drawPreview(in: seen, on: &canvas)
      }
    } else {
      drawPreview(in: seen, on: &canvas)
    }
    guard overlay.course == .carried, let session = interaction.session else { return }
    canvas.begin(.previewBadges, number)
    if session.pointer == .keyboard {
      canvas.focusRing(around: seen, radius: preview.cornerRadius * scale)
    }
    if let badge = session.operation?.badge {
      canvas.badge(badge, at: Point(x: seen.maxX - 6, y: seen.minY + 6))
    }
    canvas.badge(count: session.items.count, at: Point(x: seen.minX + 6, y: seen.minY + 6))
  }

  private func drawPreview(in seen: Rect, on canvas: inout Canvas) {
    let alpha = opacity * overlay.presence
    let transform = Transform(scale: scale, offset: seen.origin - .zero)
    canvas.group(alpha: alpha.clamped(to: .zero ... .one), transform) { canvas in
      drawShadow(on: &canvas)
      canvas.draw(preview.operations)
    }
  }

  private func drawShadow(on canvas: inout Canvas) {
    guard elevation > .zero else { return }
    let drop = Vector(dx: 0, dy: Length(pixels: 10) * elevation)
    canvas.begin(.previewShadow)
    canvas.draw(
      .shadow(
        Rect(origin: .zero, size: preview.size).moved(by: drop), radius: preview.cornerRadius,
        blur: 24, color: Color.black.opacity(Fraction.percent(30) * elevation)))
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
      case .plus: ("plus", Color(hex: 0x2fb350))
      case .link: ("link", .badgeBlue)
      case .prohibited: ("forbidden", theme.danger)
      }
    let box = Rect(center: center, side: 26)
    badgePlate(box, color)
    icon(name, size: 16, .white, in: box)
  }

  private mutating func badgePlate(_ box: Rect, _ color: Color) {
    shadow(of: box, below: 1, radius: 13, blur: 5, percent: 35)
    fill(box, radius: 13, .white)
    fill(box.insetBy(2), radius: 11, color)
  }
}

extension Color {
  fileprivate static let badgeBlue = Color(hex: 0x0a66e8)
}
