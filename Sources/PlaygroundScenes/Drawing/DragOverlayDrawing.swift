internal import DragKit

/// Draws an item above the content: enlarged, with a shadow, and with badges while it is carried.
struct DragOverlayDrawing {
  let overlay: DragOverlay
  let preview: DragPreview
  let tuning: Tuning

  /// Draws the scaled preview around the center of `frame`, clipped to `area` unless it is `nil`.
  func draw(number: Int, at frame: Rect, in area: Rect?, on canvas: inout Canvas) {
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
    guard overlay.course == .carried, let session = canvas.interaction.session else { return }
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

  /// One for rows and compact tiles; other tiles fade to `Tuning.liftedAlpha` as they are lifted.
  private var opacity: Fraction {
    guard !preview.isRow else { return .one }
    return .one - (.one - tuning.liftedAlpha) * (.one - overlay.sinkAmount)
      * overlay.elevation(tuning)
  }

  private var scale: Fraction {
    let growth = (tuning.liftScale - .one) * overlay.elevation(tuning)
    let shrinking = mostShrinking * (Fraction.one - overlay.presence)
    return .one + (preview.isRow ? min(growth, tuning.rowLiftScale - .one) : growth) - shrinking
  }

  /// The share by which an item shrinks as it fades out: into a target (R26), or after a deletion.
  private var mostShrinking: Fraction {
    guard case .departing = overlay.course else { return .one - tuning.vanishingScale }
    return .percent(preview.isRow ? 2 : 10)
  }

  private func drawShadow(on canvas: inout Canvas) {
    let lift = overlay.elevation(tuning)
    guard lift > .zero else { return }
    let drop = Vector(dx: 0, dy: Length(pixels: 10) * lift)
    canvas.begin(.previewShadow)
    canvas.draw(
      .shadow(
        Rect(origin: .zero, size: preview.size).moved(by: drop), radius: preview.cornerRadius,
        blur: 24, color: Color.black.opacity(Fraction.percent(30) * lift)))
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
