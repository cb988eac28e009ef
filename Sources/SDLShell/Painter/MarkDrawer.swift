internal import DragFrameIO

/// Draws marks from sprites, and makes the sprites that are missing.
final class MarkDrawer {
  let cache: SpriteCache
  let assets: AssetStore

  init(assets: AssetStore, cacheBudget: Int) {
    self.assets = assets
    cache = SpriteCache(budget: cacheBudget)
  }

  /// Draws what lies within `clip` of a mark.
  func draw(_ mark: Mark, on canvas: inout some Canvas, clip: DeviceRect) {
    let clip = clip.intersection(mark.visible)
    guard !clip.isEmpty else { return }
    switch mark.paint {
    case .roundedRect(let radius, let color):
      drawRoundedRect(mark, radius, color, on: &canvas, clip: clip)
    case .outline(let radius, let width, _):
      drawOutline(mark, corner: max(radius.wholePixels, width), width, on: &canvas, clip: clip)
    case .shadow(let radius, let blur, _):
      let patch = NinePatch(size: mark.frame.size, corner: 2 * blur + radius.wholePixels)
      drawTiled(mark, patch, on: &canvas, clip: clip)
    case .path, .image, .icon, .group:
      drawWhole(mark, on: &canvas, clip: clip)
    case .text(let words, let alignment):
      drawText(mark, words, alignment, on: &canvas, clip: clip)
    }
  }

  private func drawWhole(_ mark: Mark, on canvas: inout some Canvas, clip: DeviceRect) {
    guard let sprite = sprite(SpriteKey(size: mark.frame.size, paint: mark.paint)) else { return }
    canvas.draw(
      sprite, from: DeviceRect(size: sprite.size), x: mark.frame.x, y: mark.frame.y, clip: clip)
  }

  private func drawRoundedRect(
    _ mark: Mark, _ radius: Int, _ color: UInt32, on canvas: inout some Canvas, clip: DeviceRect
  ) {
    let isOpaque = color >> 24 == 255
    if isOpaque, radius == 0 { return canvas.fill(clip, color: color) }
    let patch = NinePatch(
      size: mark.frame.size, corner: radius.wholePixels,
      stretch: isOpaque ? 1 : NinePatch.stretch)
    guard isOpaque else {
      return drawTiled(mark, patch, on: &canvas, clip: clip)
    }
    // What is neither a corner nor beside one is plain: filling is faster than copying.
    let (x, y) = (mark.frame.x, mark.frame.y)
    let sprite = sprite(SpriteKey(size: patch.spriteSize, paint: mark.paint))
    for column in patch.columns {
      for row in patch.rows {
        let area = DeviceRect(
          x: x + column.target, y: y + row.target, width: column.length, height: row.length)
        let isPlain = column.length != column.sourceLength || row.length != row.sourceLength
        if isPlain {
          canvas.fill(area.intersection(clip), color: color)
        } else if let sprite {
          let source = DeviceRect(
            x: column.source, y: row.source, width: column.length, height: row.length)
          canvas.draw(sprite, from: source, x: area.x, y: area.y, clip: clip)
        }
      }
    }
  }

  /// Draws an outline where there is something of it: not inside, however large that is.
  private func drawOutline(
    _ mark: Mark, corner: Int, _ width: Int, on canvas: inout some Canvas, clip: DeviceRect
  ) {
    let hollows = [
      mark.frame.insetBy(x: width, y: corner), mark.frame.insetBy(x: corner, y: width),
    ]
    let parts = hollows.reduce([clip]) { parts, hollow in
      parts.flatMap { $0.subtracting(hollow) }
    }
    guard !parts.isEmpty else { return }
    let patch = NinePatch(size: mark.frame.size, corner: corner)
    for part in parts { drawTiled(mark, patch, on: &canvas, clip: part) }
  }

  private func drawTiled(
    _ mark: Mark, _ patch: NinePatch, on canvas: inout some Canvas, clip: DeviceRect
  ) {
    let key = SpriteKey(size: patch.spriteSize, paint: mark.paint)
    guard let sprite = sprite(key) else { return }
    for column in patch.columns {
      for row in patch.rows {
        drawTiles(sprite, column, row, in: mark.frame, on: &canvas, clip: clip)
      }
    }
  }

  /// Repeats one of the nine pieces over its part of the shape, where that can be seen.
  private func drawTiles(
    _ sprite: Sprite, _ column: NinePatch.Span, _ row: NinePatch.Span, in frame: DeviceRect,
    on canvas: inout some Canvas, clip: DeviceRect
  ) {
    let area = DeviceRect(
      x: frame.x + column.target, y: frame.y + row.target, width: column.length,
      height: row.length)
    let seen = area.intersection(clip)
    guard !seen.isEmpty else { return }
    let source = DeviceRect(
      x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
    let firstX = area.x + (seen.x - area.x) / source.width * source.width
    let firstY = area.y + (seen.y - area.y) / source.height * source.height
    for y in stride(from: firstY, to: seen.maxY, by: source.height) {
      for x in stride(from: firstX, to: seen.maxX, by: source.width) {
        canvas.draw(sprite, from: source, x: x, y: y, clip: seen)
      }
    }
  }

  private func drawText(
    _ mark: Mark, _ words: Words, _ alignment: TextLine.Alignment, on canvas: inout some Canvas,
    clip: DeviceRect
  ) {
    let key = SpriteKey(size: .zero, paint: .text(words, .leading))
    guard let sprite = sprite(key) else { return }
    let room = mark.frame.width - sprite.size.width
    let indent =
      switch alignment {
      case .leading: 0
      case .center: room >> 1
      case .trailing: room
      }
    // Centred by the face's own height, so that no line jumps for the letters that stand in it.
    let height = assets.fonts.lineHeight(of: words.face, size: words.size)
    let top = (mark.frame.height - height.ascent - height.descent) >> 1
    canvas.draw(
      sprite, from: DeviceRect(size: sprite.size), x: mark.frame.x + indent,
      y: mark.frame.y + top + height.ascent - sprite.baseline, clip: clip)
  }
}

extension Int {
  /// A length in 1/256 of a device pixel, rounded up to whole ones.
  var wholePixels: Int { (self + 255) >> 8 }
}
