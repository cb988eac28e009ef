internal import DragGeometry
internal import DragModel

// The previews of the dragged items follow the pointer at their own size. Over a target that they would
// hide they are compact, and stay beside the target's content.
extension Interaction {
  /// The frame of a preview in the hand, once it has come to rest there.
  func carriedFrame(of flight: Flight, _ session: DragSession) -> Rect? {
    carriedFrame(of: flight, session, in: compactPreviewArea)
  }

  private func carriedFrame(
    of flight: Flight, _ session: DragSession, in area: Rect?
  ) -> Rect? {
    let size = area == nil ? flight.size : flight.size.compact
    let top = liftedFrame(session, in: area)
    return flight.course == .piled
      ? pileFrame(of: flight, size, under: top) : Rect(origin: top.origin, size: size)
  }

  /// The frame of the item that was lifted.
  private func liftedFrame(_ session: DragSession, in area: Rect?) -> Rect {
    guard let area else {
      return Rect(origin: session.location - session.grab, size: session.size)
    }
    let size = session.size.compact
    guard session.pointer.kind == .touch else {
      let beside = session.location + Vector(dx: 12, dy: 12)
      return Rect(origin: beside, size: size).moved(into: area)
    }
    // Above the fingertip, which covers what is below it; to its left where there is no room above.
    let above = session.location + Vector(dx: -size.width / 2, dy: -size.height - Self.fingertip)
    let missing = max(area.minY - above.y, .zero)
    return Rect(origin: above - Vector(dx: missing, dy: .zero), size: size).moved(into: area)
  }

  /// How far from the middle of its touch a finger hides the screen.
  private static let fingertip = Length(pixels: 24)

  /// The area that compact previews stay in; `nil` while previews hide nothing that matters.
  var compactPreviewArea: Rect? {
    guard let session, !isEndingDrag else { return nil }
    if let strip = cancelStripUnderFinger { return area(above: strip, session) }
    if let area = view.previewArea(at: session.location) { return area }
    return session.intoItem.flatMap { areaBeside($0, session) }
  }

  private func area(above frame: Rect, _ session: DragSession) -> Rect {
    let height = session.size.compact.height
    return Rect(
      x: frame.minX, y: frame.minY - Self.margin - height, width: frame.width, height: height)
  }

  /// What stays free between a compact preview and what it must not hide.
  private static let margin = Length(pixels: 8)

  /// The area below a row that would take the drop, or above it, where a finger does not cover it
  /// and where there is no room below.
  private func areaBeside(_ item: ItemID, _ session: DragSession) -> Rect? {
    guard let row = view.frame(of: item) else { return nil }
    let bounds = view.container(of: item).flatMap(view.collection)?.area.bounds
    let above = area(above: row, session)
    let below = above.moved(by: Vector(dx: .zero, dy: row.maxY + Self.margin - above.minY))
    let hasRoomAbove = bounds.map { above.minY >= $0.minY } ?? true
    let hasRoomBelow = bounds.map { below.maxY <= $0.maxY } ?? true
    return hasRoomAbove && (session.pointer.kind == .touch || !hasRoomBelow) ? above : below
  }

  /// Makes a change after which previews may belong elsewhere; they move there from where they are
  /// seen.
  mutating func movingPreviews(_ change: (inout Interaction) -> Void) {
    let area = compactPreviewArea
    change(&self)
    guard let session, area != compactPreviewArea else { return }
    movePreviews(from: area, session)
  }

  /// Puts the pointer elsewhere; previews move there from where they are seen.
  mutating func movePreviews(to point: Point) {
    guard let old = session else { return }
    let area = compactPreviewArea
    session?.location = point
    movePreviews(from: area, old)
  }

  private mutating func movePreviews(from area: Rect?, _ old: DragSession) {
    guard let session else { return }
    let share = compactPreviewArea == nil ? Fraction.zero : .one
    for index in motion.flights.indices where motion.flights[index].isInHand {
      let flight = motion.flights[index]
      guard let start = carriedFrame(of: flight, old, in: area),
        let goal = carriedFrame(of: flight, session)
      else { continue }
      motion.flights[index].displacement.shift(
        by: start.origin - goal.origin, growth: start.size.growth(over: goal.size))
      // Once the drag ends, the landing decides.
      if !isEndingDrag { motion.flights[index].sinking.retarget(to: share) }
    }
  }
}

extension Flight {
  /// The size of the preview where it vanishes: as small as it was over the target.
  var vanishingSize: Size { sinking.targetFraction == .one ? size.compact : size }
}

extension Size {
  /// The size of a preview that hides little: a row keeps room for its first words.
  var compact: Size {
    let isRow = width > height * 2
    return Size(width: min(width, isRow ? 160 : 40), height: min(height, 40))
  }
}

extension Rect {
  /// The rectangle, moved as little as possible so that it is in another one; at the other's upper left
  /// corner if it is too large.
  fileprivate func moved(into area: Rect) -> Rect {
    Rect(
      x: max(min(minX, area.maxX - width), area.minX),
      y: max(min(minY, area.maxY - height), area.minY), width: width, height: height)
  }
}
