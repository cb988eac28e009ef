package import DragFrameIO
package import DragGeometry

/// Paints lists on a surface, and of each list only what differs from the one before.
package final class Painter {
  private let drawer: MarkDrawer
  private let scale: Fraction
  private var surface: Surface?
  private var marks: [Mark] = []
  private var spare: [Mark] = []
  private var background: UInt32 = 0
  private var isStale = true
  /// Makes each damaged rectangle smaller, so that a test can show that it would notice.
  package var plantedShrinkage = 0

  /// How many bytes of sprites are kept.
  package static let cacheBudget = 24 << 20

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - scale: How many device pixels there are to a logical one.
  ///   - assets: Where fonts, icons and pictures come from.
  ///   - cacheBudget: How many bytes of sprites may be kept.
  package init(scale: Fraction, assets: AssetStore, cacheBudget: Int = Painter.cacheBudget) {
    self.scale = scale
    drawer = MarkDrawer(assets: assets, cacheBudget: cacheBudget)
  }

  /// How many bytes of sprites are kept.
  package var cachedBytes: Int { drawer.cache.byteCount }

  /// Paints on another surface from now on, the whole of it at first.
  func use(_ surface: Surface) {
    self.surface = surface
    isStale = true
  }

  /// Paints all of the next list, whatever was painted before.
  package func invalidate() {
    isStale = true
  }

  /// Forgets all sprites, so that each is made anew.
  package func forgetSprites() {
    drawer.cache.removeAll()
  }

  /// Paints what differs from the list before, with `overlay` in front.
  ///
  /// - Returns: The rectangles that were painted; no two share a pixel.
  @discardableResult
  package func paint(_ list: DrawList, overlay: DrawList? = nil) -> [DeviceRect] {
    guard let surface else { return [] }
    let whole = DeviceRect(size: surface.size)
    var quantizer = Quantizer(scale: scale, reusing: take(&spare))
    quantizer.add(list.operations, clip: whole)
    if let overlay { quantizer.add(overlay.operations, clip: whole) }
    let color = list.background.argb | 0xff00_0000
    let damage = damage(from: quantizer.marks, background: color, whole: whole)
    spare = take(&marks)
    marks = quantizer.marks
    (background, isStale) = (color, false)
    var canvas = SurfaceCanvas(surface: surface)
    for rect in damage { repaint(rect, on: &canvas) }
    return damage
  }

  private func damage(
    from new: [Mark], background color: UInt32, whole: DeviceRect
  ) -> [DeviceRect] {
    guard !isStale, color == background else { return [whole] }
    var region = DamageRegion()
    MarkDifference.add(from: marks, to: new, into: &region)
    guard plantedShrinkage > 0 else { return region.rects }
    return region.rects.map { $0.insetBy(plantedShrinkage) }.filter { !$0.isEmpty }
  }

  private func repaint(_ rect: DeviceRect, on canvas: inout SurfaceCanvas) {
    let rearmost = marks.lastIndex { $0.opaqueArea.contains(rect) }
    if rearmost == nil { canvas.fill(rect, color: background) }
    for mark in marks[(rearmost ?? 0)...] where mark.visible.intersects(rect) {
      drawer.draw(mark, on: &canvas, clip: rect)
    }
  }

  /// Empties a list and hands out its storage, so that no second owner makes writing copy it.
  private func take(_ marks: inout [Mark]) -> [Mark] {
    var taken: [Mark] = []
    swap(&taken, &marks)
    return taken
  }
}
