internal import DragKit

/// Draws what is in the air: the item larger, above a shadow, seen through, with its badge.
struct FlightDrawing {
  let tuning: Tuning
  let theme: Theme
  /// The drag that runs.
  let session: DragSession?

  /// The numbers of the owners of what is in the air start here, apart from those of the items.
  private static let firstOwner = 1 << 40

  /// Draws one item in the air.
  ///
  /// `frame` is where it is seen, without what it is larger in the hand.
  func draw(
    _ flight: Flight, as preview: DragPreview, number: Int, seenAt frame: Rect,
    on canvas: inout Canvas
  ) {
    canvas.own(Self.firstOwner + number * 2)
    let lift = flight.liftAmount
    let growth = min(tuning.liftScale - .one, mostGrowth(of: preview)) * lift
    let shrinking = mostShrinking(of: flight, preview) * (Fraction.one - flight.presence)
    let scale = Fraction.one + growth - shrinking
    let seen = Rect(center: frame.center, size: preview.size * scale)
    let alpha = (Fraction.one - (Fraction.one - floating(flight)) * lift) * flight.presence
    canvas.group(
      alpha: alpha.clamped(to: .zero ... .one),
      Transform(scale: scale, offset: seen.origin - .zero)
    ) { canvas in
      drawShadow(of: preview, lift, on: &canvas)
      canvas.draw(preview.operations)
    }
    guard flight.course == .carried, let session else { return }
    canvas.own(Self.firstOwner + number * 2 + 1)
    if session.pointer == .keyboard {
      canvas.focusRing(around: seen, radius: preview.cornerRadius * scale, theme)
    }
    if let operation = session.operation {
      DropBadge(operation: operation, theme: theme)
        .draw(at: Point(x: seen.maxX - 6, y: seen.minY + 6), on: &canvas)
    }
    CountBadge(count: session.items.count, theme: theme)
      .draw(at: Point(x: seen.minX + 6, y: seen.minY + 6), on: &canvas)
  }

  /// How opaque it is in the hand: 0.7 at most over what would take it (R26).
  private func floating(_ flight: Flight) -> Fraction {
    let sunken = min(tuning.liftedAlpha, .percent(70))
    return tuning.liftedAlpha - (tuning.liftedAlpha - sunken) * flight.sinkAmount
  }

  /// What is dropped into something ends at three quarters of its size (R26); what was deleted hardly
  /// moves where it was.
  private func mostShrinking(of flight: Flight, _ preview: DragPreview) -> Fraction {
    if case .departing = flight.course { return min(.percent(10), mostGrowth(of: preview)) }
    return .percent(25)
  }

  /// What is as wide as a list would cover its neighbours: no edge comes out more than 10 px.
  private func mostGrowth(of preview: DragPreview) -> Fraction {
    Fraction(20 * 256, max(preview.size.width.subpixels, 1))
  }

  private func drawShadow(of preview: DragPreview, _ lift: Fraction, on canvas: inout Canvas) {
    guard lift > .zero else { return }
    let drop = Vector(dx: 0, dy: Length(pixels: 10) * lift)
    canvas.own(Self.firstOwner - 1)
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
    canvas.draw(
      .shadow(
        box.moved(by: Vector(dx: 0, dy: 1)), radius: 13, blur: 5,
        color: Color.black.opacity(percent: 35)))
    canvas.fill(box, radius: 13, .white)
    canvas.fill(box.insetBy(2), radius: 11, Color(hex: 0x0a66e8))
    canvas.text(words, .strongLabel, .white, in: box, .center)
  }
}

/// The badge at the upper right of what is carried: a plus for copy, a sign for forbidden.
struct DropBadge {
  let operation: DropOperation
  let theme: Theme

  /// Draws the badge around a point; nothing for move and cancel.
  func draw(at center: Point, on canvas: inout Canvas) {
    switch operation {
    case .copy: draw("plus", Color(hex: 0x2fb350), at: center, on: &canvas)
    case .forbidden: draw("forbidden", theme.danger, at: center, on: &canvas)
    case .move, .cancel: break
    }
  }

  private func draw(_ icon: String, _ color: Color, at center: Point, on canvas: inout Canvas) {
    let box = Rect(center: center, size: Size(width: 26, height: 26))
    canvas.draw(
      .shadow(
        box.moved(by: Vector(dx: 0, dy: 1)), radius: 13, blur: 5,
        color: Color.black.opacity(percent: 35)))
    canvas.fill(box, radius: 13, .white)
    canvas.fill(box.insetBy(2), radius: 11, color)
    canvas.icon(icon, size: 16, .white, in: box)
  }
}
