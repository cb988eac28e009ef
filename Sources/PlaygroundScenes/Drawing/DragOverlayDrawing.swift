internal import DragKit

/// Draws a dragged item: larger, above a shadow, with its badge.
struct DragOverlayDrawing {
  let tuning: Tuning
  let theme: Theme
  /// The drag that runs.
  let session: DragSession?

  /// Draws one item in the air.
  ///
  /// `frame` is where it is seen, without what it is larger in the hand; `area` is what it is seen in, if
  /// that is not the whole window.
  func draw(
    _ overlay: DragOverlay, as preview: DragPreview, number: Int, seenAt frame: Rect,
    in area: Rect?,
    on canvas: inout Canvas
  ) {
    let scale = scale(of: overlay, preview)
    let seen = Rect(center: frame.center, size: preview.size * scale)
    canvas.begin(.preview, number)
    if let area {
      canvas.clip(to: area) { canvas in
        canvas.begin(.preview, number)
        draw(preview, of: overlay, in: seen, scale, on: &canvas)
      }
    } else {
      draw(preview, of: overlay, in: seen, scale, on: &canvas)
    }
    guard overlay.course == .carried, let session else { return }
    canvas.begin(.previewBadges, number)
    if session.pointer == .keyboard {
      canvas.focusRing(around: seen, radius: preview.cornerRadius * scale, theme)
    }
    let corner = Point(x: seen.maxX - 6, y: seen.minY + 6)
    session.operation?.badge?.draw(at: corner, on: &canvas, theme)
    CountBadge(count: session.items.count, theme: theme)
      .draw(at: Point(x: seen.minX + 6, y: seen.minY + 6), on: &canvas)
  }

  private func draw(
    _ preview: DragPreview, of overlay: DragOverlay, in seen: Rect, _ scale: Fraction,
    on canvas: inout Canvas
  ) {
    let alpha = opacity(of: overlay, preview) * overlay.presence
    canvas.group(
      alpha: alpha.clamped(to: .zero ... .one),
      Transform(scale: scale, offset: seen.origin - .zero)
    ) { canvas in
      drawShadow(of: preview, overlay.elevation(tuning), on: &canvas)
      canvas.draw(preview.operations)
    }
  }

  /// How opaque it is: tiles let something through in the hand, save where they are compact.
  private func opacity(of overlay: DragOverlay, _ preview: DragPreview) -> Fraction {
    guard !preview.isRow else { return .one }
    return .one - (.one - tuning.liftedAlpha) * (.one - overlay.sinkAmount)
      * overlay.elevation(tuning)
  }

  private func scale(of overlay: DragOverlay, _ preview: DragPreview) -> Fraction {
    let growth = (tuning.liftScale - .one) * overlay.elevation(tuning)
    let shrinking = mostShrinking(of: overlay, preview) * (Fraction.one - overlay.presence)
    return .one + (preview.isRow ? min(growth, tuning.rowLiftScale - .one) : growth) - shrinking
  }

  /// An item that is dropped into another shrinks (R26); a deleted one hardly changes.
  private func mostShrinking(of overlay: DragOverlay, _ preview: DragPreview) -> Fraction {
    guard case .departing = overlay.course else { return .one - tuning.vanishingScale }
    return .percent(preview.isRow ? 2 : 10)
  }

  private func drawShadow(of preview: DragPreview, _ lift: Fraction, on canvas: inout Canvas) {
    guard lift > .zero else { return }
    let drop = Vector(dx: 0, dy: Length(pixels: 10) * lift)
    canvas.begin(.previewShadow)
    canvas.draw(
      .shadow(
        Rect(origin: .zero, size: preview.size).moved(by: drop), radius: preview.cornerRadius,
        blur: 24, color: Color.black.opacity(Fraction.percent(30) * lift)))
  }
}

/// The badge at the upper left of a pile: how many things are in it.
struct CountBadge {
  let count: Int
  let theme: Theme

  /// Draws the badge around a point; nothing for one thing alone.
  func draw(at center: Point, on canvas: inout Canvas) {
    guard count > 1 else { return }
    let words = "\(count)"
    let width = max(TextMetrics.width(of: words, in: .strongLabel) + 16, 26)
    let box = Rect(center: center, size: Size(width: width, height: 26))
    canvas.badgePlate(box, Color(hex: 0x0a66e8))
    canvas.text(words, .strongLabel, .white, in: box, .center)
  }
}

extension DropBadge {
  /// Draws the badge around a point, at the upper right of the preview.
  func draw(at center: Point, on canvas: inout Canvas, _ theme: Theme) {
    switch self {
    case .plus: draw("plus", Color(hex: 0x2fb350), at: center, on: &canvas)
    case .link: draw("link", Color(hex: 0x0a66e8), at: center, on: &canvas)
    case .prohibited: draw("forbidden", theme.danger, at: center, on: &canvas)
    }
  }

  private func draw(_ icon: String, _ color: Color, at center: Point, on canvas: inout Canvas) {
    let box = Rect(center: center, side: 26)
    canvas.badgePlate(box, color)
    canvas.icon(icon, size: 16, .white, in: box)
  }
}

extension Canvas {
  /// Draws what lies under the sign of a badge.
  fileprivate mutating func badgePlate(_ box: Rect, _ color: Color) {
    shadow(of: box, below: 1, radius: 13, blur: 5, percent: 35)
    fill(box, radius: 13, .white)
    fill(box.insetBy(2), radius: 11, color)
  }
}
