internal import DragFrameIO

final class MarkDrawer {
  let cache: SpriteCache
  let assets: AssetStore

  init(assets: AssetStore, cacheBudget: Int) {
    self.assets = assets
    cache = SpriteCache(budget: cacheBudget)
  }

  func draw(_ mark: Mark, on surface: Surface, clip: DeviceRect) {
    let clip = clip.intersection(mark.visible)
    guard !clip.isEmpty else { return }
    switch mark.paint {
    case .roundedRect(let radius, let color):
      let isOpaque = color >> 24 == 255
      if isOpaque, radius == 0 { return surface.fill(clip, color: color) }
      let patch = NinePatch(
        size: mark.frame.size, corner: radius.wholePixels,
        stretch: isOpaque ? 1 : NinePatch.stretch)
      drawTiled(mark, patch, filling: isOpaque ? color : nil, on: surface, clip: clip)
    case .outline(let radius, let width, _):
      drawOutline(mark, corner: max(radius.wholePixels, width), width, on: surface, clip: clip)
    case .shadow(let radius, let blur, _):
      let patch = NinePatch(size: mark.frame.size, corner: 2 * blur + radius.wholePixels)
      drawTiled(mark, patch, on: surface, clip: clip)
    case .path, .image, .icon, .group:
      guard let sprite = sprite(SpriteKey(size: mark.frame.size, paint: mark.paint)) else { return }
      surface.draw(sprite, x: mark.frame.x, y: mark.frame.y, clip: clip)
    case .text(let text, let alignment):
      drawText(mark, text, alignment, on: surface, clip: clip)
    }
  }

  private func drawOutline(
    _ mark: Mark, corner: Int, _ width: Int, on surface: Surface, clip: DeviceRect
  ) {
    let hollows = [
      mark.frame.insetBy(x: width, y: corner), mark.frame.insetBy(x: corner, y: width),
    ]
    let parts = hollows.reduce([clip]) { parts, hollow in
      parts.flatMap { $0.subtracting(hollow) }
    }
    guard !parts.isEmpty else { return }
    let patch = NinePatch(size: mark.frame.size, corner: corner)
    for part in parts { drawTiled(mark, patch, on: surface, clip: part) }
  }

  private func drawTiled(
    _ mark: Mark, _ patch: NinePatch, filling color: UInt32? = nil, on surface: Surface,
    clip: DeviceRect
  ) {
    guard let sprite = sprite(SpriteKey(size: patch.spriteSize, paint: mark.paint)) else { return }
    let (x, y) = (mark.frame.x, mark.frame.y)
    for column in patch.columns {
      for row in patch.rows {
        let area = DeviceRect(columns: column.target, rows: row.target).moved(x: x, y: y)
        let visible = area.intersection(clip)
        guard !visible.isEmpty else { continue }
        let source = DeviceRect(columns: column.source, rows: row.source)
        if !column.isTiled, !row.isTiled {
          surface.draw(sprite, from: source, x: area.x, y: area.y, clip: visible)
        } else if let color {
          surface.fill(visible, color: color)
        } else {
          tile(area, with: sprite, from: source, on: surface, clip: visible)
        }
      }
    }
  }

  private func tile(
    _ area: DeviceRect, with sprite: Sprite, from source: DeviceRect, on surface: Surface,
    clip: DeviceRect
  ) {
    let firstX = area.x + (clip.x - area.x) / source.width * source.width
    let firstY = area.y + (clip.y - area.y) / source.height * source.height
    for y in stride(from: firstY, to: clip.maxY, by: source.height) {
      for x in stride(from: firstX, to: clip.maxX, by: source.width) {
        surface.draw(sprite, from: source, x: x, y: y, clip: clip)
      }
    }
  }

  private func drawText(
    _ mark: Mark, _ text: StyledText, _ alignment: TextLine.Alignment, on surface: Surface,
    clip: DeviceRect
  ) {
    let key = SpriteKey(size: .zero, paint: .text(text, .leading))
    guard let sprite = sprite(key) else { return }
    let room = mark.frame.width - sprite.size.width
    let indent =
      switch alignment {
      case .leading: 0
      case .center: room >> 1
      case .trailing: room
      }
    // Centred by the height of the face, so that the baseline does not depend on the letters.
    let height = assets.fonts.lineHeight(of: text.face, size: text.size)
    let top = (mark.frame.height - height.ascent - height.descent) >> 1
    surface.draw(
      sprite, x: mark.frame.x + indent,
      y: mark.frame.y + top + height.ascent - sprite.baseline, clip: clip)
  }
}

extension MarkDrawer {
  func sprite(_ key: SpriteKey) -> Sprite? {
    cache.sprite(for: key) { () throws(SDLError) in try makeSprite(key) }
  }

  /// The maximum number of pixels of a sprite; text has no such limit.
  ///
  /// A mark that needs a larger sprite is not drawn.
  static let largestSprite = 1 << 23

  private func makeSprite(_ key: SpriteKey) throws(SDLError) -> Sprite? {
    guard key.size.width < 1 << 20, key.size.height < 1 << 20,
      key.size.area <= Self.largestSprite
    else { return nil }
    return switch key.paint {
    case .roundedRect(let radius, let color):
      try Sprite(coverage: .roundedRect(size: key.size, radius: radius), color: color)
    case .outline(let radius, let width, let color):
      try Sprite(coverage: .outline(size: key.size, radius: radius, width: width), color: color)
    case .shadow(let radius, let blur, let color):
      try Sprite(coverage: .shadow(size: key.size, radius: radius, blur: blur), color: color)
    case .path(let path, let color):
      try Sprite(coverage: .path(path, size: key.size), color: color)
    case .image(let name, let radius):
      try assets.pictures.image(name, size: key.size, radius: radius)
    case .icon(let name, let color):
      try assets.pictures.icon(name, size: key.size, color: color)
    case .text(let text, _):
      try assets.fonts.render(text)
    case .group(let alpha, let marks):
      try makeGroup(marks, size: key.size, alpha: alpha)
    }
  }

  private func makeGroup(
    _ marks: [Mark], size: DeviceSize, alpha: Int
  ) throws(SDLError) -> Sprite {
    let surface = try Surface(size: size, hasAlpha: true)
    for mark in marks { draw(mark, on: surface, clip: DeviceRect(size: size)) }
    surface.multiplyAlpha(by: alpha)
    return Sprite(surface: surface)
  }
}

extension Int {
  var wholePixels: Int { (self + 255) >> 8 }
}
