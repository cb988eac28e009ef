/// The frames of the previews that follow the pointer, in window coordinates.
///
/// Each preview has the size of its item; if ``compactArea`` is not `nil`, it is smaller.
struct PreviewPlacement: Hashable, Sendable {
  fileprivate let itemFrame: Rect
  let location: Point
  fileprivate let pointer: PointerKind
  fileprivate let intoItem: ItemID?
  var compactArea: CompactArea?
  fileprivate let tuning: PreviewTuning

  /// The area in which compact previews stay.
  struct CompactArea: Hashable, Sendable {
    let frame: Rect
    /// Whether the area is the tile that a drop enters: previews are at most half as wide and high.
    var isTile = false
  }

  var isCompact: Bool { compactArea != nil }

  /// The frame of the lifted item's preview: the item's, or compact near the mouse or the finger.
  var liftedFrame: Rect {
    guard let compactArea = compactArea?.frame else { return itemFrame }
    let size = compact(itemFrame.size)
    guard pointer == .touch else {
      let beside = location + Vector(dx: tuning.mouseOffset, dy: tuning.mouseOffset)
      return Rect(origin: beside, size: size).moved(into: compactArea)
    }
    // Above the fingertip, because the finger covers what is below; left of it if there is no room.
    let above = location + Vector(dx: -size.width / 2, dy: -size.height - tuning.fingertip)
    let missing = max(compactArea.minY - above.y, .zero)
    return Rect(origin: above - Vector(dx: missing, dy: .zero), size: size).moved(into: compactArea)
  }

  private func compact(_ size: Size) -> Size {
    guard let compactArea, compactArea.isTile else { return tuning.compact(size) }
    return size.fitted(into: compactArea.frame.size * .percent(50))
  }

  /// Returns the frame of a preview that is `depth` levels below the lifted item's in the pile.
  func frame(of size: Size, depth: Int) -> Rect {
    let size = isCompact ? compact(size) : size
    let lifted = liftedFrame
    guard depth > 0 else { return Rect(origin: lifted.origin, size: size) }
    // Each preview is a little below and to the right of the one above it in the pile.
    let step = tuning.pileStep * depth
    return Rect(center: lifted.center + Vector(dx: step, dy: step), size: size)
  }
}

extension DragState {
  func previewPlacement(_ tuning: PreviewTuning) -> PreviewPlacement {
    // Not an initializer, because passing the drag would copy it.
    PreviewPlacement(
      itemFrame: session.itemFrame, location: session.location, pointer: session.pointer.kind,
      intoItem: session.intoItem, tuning: tuning)
  }
}

extension PreviewPlacement {
  fileprivate func area(above frame: Rect) -> Rect {
    let height = tuning.compact(itemFrame.size).height
    return Rect(
      x: frame.minX, y: frame.minY - tuning.margin - height, width: frame.width, height: height)
  }

  /// Returns the area above or below a row in which its compact previews stay.
  fileprivate func area(beside row: Rect, within bounds: Rect?) -> Rect {
    let above = area(above: row)
    let below = above.moved(by: Vector(dx: .zero, dy: row.maxY + tuning.margin - above.minY))
    let hasRoomAbove = bounds.map { above.minY >= $0.minY } ?? true
    let hasRoomBelow = bounds.map { below.maxY <= $0.maxY } ?? true
    return hasRoomAbove && (pointer == .touch || !hasRoomBelow) ? above : below
  }
}

extension LayoutSnapshot {
  /// Returns the area in which previews are compact; `nil` if they have the sizes of their items.
  func compactArea(of placement: PreviewPlacement) -> PreviewPlacement.CompactArea? {
    if let strip = cancelStrip(at: placement.location, for: placement.pointer) {
      return PreviewPlacement.CompactArea(frame: placement.area(above: strip))
    }
    if let area = previewArea(at: placement.location) {
      return PreviewPlacement.CompactArea(frame: area)
    }
    guard let item = placement.intoItem, let frame = frame(of: item) else { return nil }
    let area = collection(containing: item)?.area
    if area?.isSingleColumn == false {
      return PreviewPlacement.CompactArea(frame: frame, isTile: true)
    }
    return PreviewPlacement.CompactArea(frame: placement.area(beside: frame, within: area?.bounds))
  }

  func cancelStrip(at point: Point, for pointer: PointerKind) -> Rect? {
    guard pointer == .touch, let strip = stage.cancelStrip, strip.contains(point) else {
      return nil
    }
    return strip
  }
}

extension Size {
  /// Returns this size, reduced in its own proportion so that it fits into another one.
  fileprivate func fitted(into room: Size) -> Size {
    let scale = min(
      Fraction(room.width.subpixels, max(width.subpixels, 1)),
      Fraction(room.height.subpixels, max(height.subpixels, 1)), .one)
    return self * scale
  }
}

extension Rect {
  fileprivate func moved(into area: Rect) -> Rect {
    Rect(
      x: max(min(minX, area.maxX - width), area.minX),
      y: max(min(minY, area.maxY - height), area.minY), width: width, height: height)
  }
}
