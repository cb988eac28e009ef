package import DragFrameIO
package import DragGeometry

/// Paints lists on a surface, and of each list only what differs from the one before.
package final class Painter {
  private let drawer: MarkDrawer
  private var list: MarkList
  private var surface: Surface?
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
    list = MarkList(scale: scale)
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
  package func paint(_ new: DrawList, overlay: DrawList? = nil) -> [DeviceRect] {
    guard let surface else { return [] }
    let damage = damage(from: new, overlay, whole: DeviceRect(size: surface.size))
    var canvas = SurfaceCanvas(surface: surface)
    for rect in damage { repaint(rect, on: &canvas) }
    return damage
  }

  /// Takes the marks of a list and says where they differ from those before.
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

  /// Paints a rectangle from the rearmost mark that can be seen.
  ///
  /// Where an opaque mark covers most of it, that part and the rest are painted apart: what lies under
  /// the mark, as its own shadow, is then not painted for nothing.
  private func repaint(_ rect: DeviceRect, on canvas: inout SurfaceCanvas) {
    let cover = list.marks.indices.last { index in
      list.marks[index].opaqueArea.intersection(rect).area * 2 > rect.area
    }
    guard let cover else {
      canvas.fill(rect, color: background)
      return draw(from: 0, in: rect, on: &canvas)
    }
    let covered = list.marks[cover].opaqueArea.intersection(rect)
    draw(from: cover, in: covered, on: &canvas)
    for rest in rect.subtracting(covered) { repaint(rest, on: &canvas) }
  }

  private func draw(from rearmost: Int, in rect: DeviceRect, on canvas: inout SurfaceCanvas) {
    let marks = list.marks
    for index in rearmost..<marks.count where marks[index].visible.intersects(rect) {
      drawer.draw(marks[index], on: &canvas, clip: rect)
    }
  }
}
