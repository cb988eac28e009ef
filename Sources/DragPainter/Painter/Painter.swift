package import DragDrawing
package import DragGeometry

package final class Painter {
  let placer: MarkPlacer
  private var space: DeviceSpace
  private let marks: MarkGroup
  private var size: DeviceSize?
  private var background: UInt32 = 0
  /// Whether the next list is painted whole: true initially, and after ``use(_:scale:)``.
  var isStale = true
  /// Whether another frame has to follow the last one, although nothing else changes: a picture fades in.
  package private(set) var needsFrame = false
  /// ``PictureStore/invalidationCount`` when the last frame was painted.
  private var invalidationCount = 0
  /// A planted bug: the inset of each repainted rectangle, in device pixels; only tests set it.
  var plantedShrinkage = 0

  package init(scale: Fraction, assets: AssetStore, cacheBudget: Int = 24 << 20) {
    placer = MarkPlacer(assets: assets, cacheBudget: cacheBudget)
    space = DeviceSpace(scale: scale)
    marks = MarkGroup(in: DrawContext(space: space, clip: .empty), placer)
  }

  /// Sets the size of the surfaces to paint on and, unless `nil`, the scale; the next list is painted whole.
  package func use(_ size: DeviceSize, scale: Fraction? = nil) {
    if let scale { space = DeviceSpace(scale: scale) }
    self.size = size
    isStale = true
  }

  /// Paints the differences from the last call, or everything if the size or background is new.
  ///
  /// Only pictures that fade in depend on the time. `canvas` gets the disjoint rectangles that will be painted, and
  /// returns the surface to paint on; elsewhere that has the pixels of the last call.
  ///
  /// - Returns: The rectangles; none before a size is set.
  @discardableResult
  package func paint(
    _ new: DrawList, overlay: DrawList? = nil, at now: Microseconds = .zero,
    on canvas: ([DeviceRect]) -> Surface?
  ) -> [DeviceRect] {
    guard let size else { return [] }
    let pictures = placer.assets.pictures
    if invalidationCount != pictures.invalidationCount {
      forget(pictures.forgotten(since: invalidationCount))
    }
    pictures.beginFrame(at: now)
    let damage = damage(from: new, overlay, whole: DeviceRect(size: size))
    needsFrame = pictures.endFrame()
    if let surface = canvas(damage) {
      for rect in damage { marks.repaint(rect, on: surface, background: background) }
    }
    return damage
  }

  private func forget(_ pictures: Set<String>) {
    placer.forget(pictures)
    marks.expire(pictures)
    invalidationCount = placer.assets.pictures.invalidationCount
  }

  private func damage(
    from new: DrawList, _ overlay: DrawList?, whole: DeviceRect
  ) -> [DeviceRect] {
    let operations = overlay.map { new.operations + $0.operations } ?? new.operations
    let color = premultiplied(new.background.argb)
    var difference = MarkDifference()
    marks.update(to: operations, in: DrawContext(space: space, clip: whole), &difference)
    defer { (background, isStale) = (color, false) }
    guard !isStale, color == background else { return [whole] }
    var region = DamageRegion()
    difference.addDamage(to: &region)
    guard plantedShrinkage > 0 else { return region.rects }
    return region.rects.map { $0.insetBy(plantedShrinkage) }.filter { !$0.isEmpty }
  }
}
