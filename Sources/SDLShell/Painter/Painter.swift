package import DragFrameIO
package import DragGeometry

package final class Painter {
  let placer: MarkPlacer
  private var list: MarkList
  private var surface: Surface?
  private var background: UInt32 = 0
  /// Whether the next list is painted whole: true initially, and after ``use(_:scale:)``.
  var isStale = true
  /// Whether another frame has to follow the last one, although nothing else changes: a picture fades in.
  private(set) var needsFrame = false
  /// A planted bug: the inset of each repainted rectangle, in device pixels; only tests set it.
  var plantedShrinkage = 0

  init(scale: Fraction, assets: AssetStore, cacheBudget: Int = 24 << 20) {
    placer = MarkPlacer(assets: assets, cacheBudget: cacheBudget)
    list = MarkList(in: DeviceSpace(scale: scale), placer)
  }

  /// Sets the surface to paint on and, unless `nil`, the scale; the next list is painted whole.
  func use(_ surface: Surface, scale: Fraction? = nil) {
    if let scale { list = MarkList(in: DeviceSpace(scale: scale), placer) }
    self.surface = surface
    isStale = true
  }

  /// Paints the differences from the last call, or everything if the surface or background is new.
  ///
  /// Only pictures that fade in depend on the time.
  ///
  /// - Returns: The disjoint rectangles that were painted; none before a surface is set.
  @discardableResult
  package func paint(
    _ new: DrawList, overlay: DrawList? = nil, at now: Microseconds = .zero
  ) -> [DeviceRect] {
    guard let surface else { return [] }
    let pictures = placer.assets.pictures
    pictures.beginFrame(at: now)
    let damage = damage(from: new, overlay, whole: DeviceRect(size: surface.size))
    needsFrame = pictures.endFrame()
    for rect in damage { repaint(rect, on: surface) }
    return damage
  }

  private func damage(
    from new: DrawList, _ overlay: DrawList?, whole: DeviceRect
  ) -> [DeviceRect] {
    let operations = overlay.map { new.operations + $0.operations } ?? new.operations
    let color = new.background.argb | 0xff00_0000
    defer { (background, isStale) = (color, false) }
    guard !isStale, color == background else {
      list.replaceAll(by: operations, clip: whole)
      return [whole]
    }
    var region = DamageRegion()
    list.update(to: operations, clip: whole, into: &region)
    guard plantedShrinkage > 0 else { return region.rects }
    return region.rects.map { $0.insetBy(plantedShrinkage) }.filter { !$0.isEmpty }
  }

  /// Paints the background and the marks within a rectangle, from back to front.
  ///
  /// If an opaque mark covers more than an eighth of the rectangle, the covered part and the rest are painted
  /// separately, so that marks behind the opaque one are not painted in the covered part.
  private func repaint(_ rect: DeviceRect, on surface: Surface) {
    let cover = list.marks.lastIndex { mark in
      mark.map { $0.opaqueArea.intersection(rect).area * 8 > rect.area } ?? false
    }
    guard let cover, let mark = list.marks[cover] else {
      surface.fill(rect, color: background)
      return draw(from: 0, in: rect, on: surface)
    }
    let covered = mark.opaqueArea.intersection(rect)
    draw(from: cover, in: covered, on: surface)
    rect.forEachPiece(outside: covered) { repaint($0, on: surface) }
  }

  private func draw(from rearmost: Int, in rect: DeviceRect, on surface: Surface) {
    for case let mark? in list.marks[rearmost...] { mark.draw(on: surface, clip: rect) }
  }
}
