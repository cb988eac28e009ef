internal import DragFrameIO
internal import DragGeometry
internal import DragModel

/// Where the previews of the dragged items are, as they follow the pointer.
///
/// They have the size of their items. Over a target that they would hide they are compact, and stay beside the
/// target's content.
struct PreviewPlacement: Hashable, Sendable {
  /// The frame of the lifted item under the pointer.
  private let itemFrame: Rect
  let location: Point
  private let pointer: PointerKind
  /// The area that the previews stay in while they are compact; `nil` while they hide nothing that matters.
  private(set) var compactArea: Rect?

  private let tuning: PreviewTuning

  init(of drag: DragState, in layout: LayoutSnapshot) {
    itemFrame = drag.session.itemFrame
    location = drag.session.location
    pointer = drag.session.pointer.kind
    tuning = layout.tuning.preview
    compactArea = compactArea(drag, layout)
  }

  /// The same placement with the previews in another area, or with the size of their items.
  func with(compactArea: Rect?) -> PreviewPlacement {
    var placement = self
    placement.compactArea = compactArea
    return placement
  }

  var isCompact: Bool { compactArea != nil }

  /// The frame of the preview of the lifted item.
  var liftedFrame: Rect {
    guard let compactArea else { return itemFrame }
    let size = tuning.compact(itemFrame.size)
    guard pointer == .touch else {
      let beside = location + Vector(dx: tuning.mouseOffset, dy: tuning.mouseOffset)
      return Rect(origin: beside, size: size).moved(into: compactArea)
    }
    // Above the fingertip, which covers what is below it; to its left if there is no room above.
    let above = location + Vector(dx: -size.width / 2, dy: -size.height - tuning.fingertip)
    let missing = max(compactArea.minY - above.y, .zero)
    return Rect(origin: above - Vector(dx: missing, dy: .zero), size: size).moved(into: compactArea)
  }

  /// The frame of the preview of an item of a size, below so many others.
  func frame(of size: Size, depth: Int) -> Rect {
    let size = isCompact ? tuning.compact(size) : size
    let lifted = liftedFrame
    guard depth > 0 else { return Rect(origin: lifted.origin, size: size) }
    // Each a little to the side of the one above it.
    let step = tuning.pileStep * depth
    return Rect(center: lifted.center + Vector(dx: step, dy: step), size: size)
  }
}

extension PreviewPlacement {
  private func compactArea(_ drag: DragState, _ layout: LayoutSnapshot) -> Rect? {
    guard drag.phase != .ending else { return nil }
    if let strip = layout.cancelStrip(under: drag) { return area(above: strip) }
    if let area = layout.previewArea(at: location) { return area }
    return drag.session.intoItem.flatMap { area(beside: $0, layout) }
  }

  private func area(above frame: Rect) -> Rect {
    let height = tuning.compact(itemFrame.size).height
    return Rect(
      x: frame.minX, y: frame.minY - tuning.margin - height, width: frame.width, height: height)
  }

  /// The area below a row that would accept the drop, or above it, where a finger does not cover it and if
  /// there is no room below.
  private func area(beside item: ItemID, _ layout: LayoutSnapshot) -> Rect? {
    guard let row = layout.frame(of: item) else { return nil }
    let bounds = layout.collection(containing: item)?.area.bounds
    let above = area(above: row)
    let below = above.moved(by: Vector(dx: .zero, dy: row.maxY + tuning.margin - above.minY))
    let hasRoomAbove = bounds.map { above.minY >= $0.minY } ?? true
    let hasRoomBelow = bounds.map { below.maxY <= $0.maxY } ?? true
    return hasRoomAbove && (pointer == .touch || !hasRoomBelow) ? above : below
  }
}

extension LayoutSnapshot {
  /// The cancel strip, if a finger is over it with dragged items.
  func cancelStrip(under drag: DragState?) -> Rect? {
    guard let drag, drag.session.pointer.kind == .touch, let strip = stage.cancelStrip,
      strip.contains(drag.session.location)
    else { return nil }
    return strip
  }
}

extension Rect {
  /// Moves the rectangle as little as possible into another one; to its upper left corner if it is too large.
  fileprivate func moved(into area: Rect) -> Rect {
    Rect(
      x: max(min(minX, area.maxX - width), area.minX),
      y: max(min(minY, area.maxY - height), area.minY), width: width, height: height)
  }
}
