internal import DragDrawing
internal import DragGeometry

/// Gives marks their sprites, which it makes and keeps; pictures are kept by ``PictureStore``.
final class MarkPlacer {
  var cache: LRUCache<SpriteKey, Sprite>
  /// The sprites of groups and of the marks in them, apart: most are of one frame of an animation.
  private var passing = LRUCache<SpriteKey, Sprite>(budget: 1 << 19)
  /// The masks of shadows: in a lift, each frame has another opacity.
  private var shadows = LRUCache<SpriteKey, CoverageMask>(budget: 1 << 18)
  let assets: AssetStore

  init(assets: AssetStore, cacheBudget: Int) {
    self.assets = assets
    cache = LRUCache(budget: cacheBudget)
  }

  /// `last` is the mark in its place in the last frame, which often has only moved.
  func place(
    _ mark: Mark, after last: PlacedMark? = nil, isInGroup: Bool = false
  ) -> PlacedMark {
    let isSamePaint = last?.mark.paint == mark.paint
    let isSameSize = last?.mark.frame.size == mark.frame.size
    if let last, isSamePaint, isSameSize, !last.isProvisional { return last.moved(to: mark) }
    switch mark.paint {
    case .roundedRect(radius: 0, let color) where color >> 24 == 255:
      return PlacedMark(mark, .color(color))
    case .roundedRect(let radius, _):
      return placePatch(mark, corner: radius.wholePixels, isInGroup)
    case .outline(let radius, let width, _):
      return placePatch(mark, corner: max(radius.wholePixels, width), isInGroup)
    case .shadow(let radius, let blur, _):
      return placePatch(mark, corner: 2 * blur + radius.wholePixels, isInGroup)
    case .image(let name, let radius):
      guard mark.frame.size.isDrawable else { return PlacedMark(mark, nil) }
      let key = PictureKey(name: name, size: mark.frame.size, radius: radius)
      let sprite = assets.pictures.sprite(for: key, isResizing: isSamePaint && !isSameSize)
      return PlacedMark(
        mark, sprite.map { .sprite($0, x: mark.frame.x, y: mark.frame.y) })
    case .path, .icon, .group:
      let sprite = sprite(SpriteKey(size: mark.frame.size, paint: mark.paint), isInGroup)
      return PlacedMark(
        mark, sprite.map { .sprite($0, x: mark.frame.x, y: mark.frame.y) })
    case .text(let text, let alignment):
      let sprite = sprite(SpriteKey(size: .zero, paint: .text(text, .leading)), isInGroup)
      guard let sprite else { return PlacedMark(mark, nil) }
      let (x, y) = corner(of: sprite, text, alignment, in: mark.frame)
      return PlacedMark(mark, .sprite(sprite, x: x, y: y))
    }
  }

  /// Removes the sprites of groups with some pictures in them.
  func forget(_ pictures: Set<String>) {
    cache.removeAll { $0.paint.shows(pictures) }
    passing.removeAll { $0.paint.shows(pictures) }
  }

  private func placePatch(_ mark: Mark, corner: Int, _ isInGroup: Bool) -> PlacedMark {
    let patch = NinePatch(size: mark.frame.size, corner: corner)
    let sprite = sprite(SpriteKey(size: patch.spriteSize, paint: mark.paint), isInGroup)
    return PlacedMark(mark, sprite.map { .patch(patch, $0) })
  }

  private func corner(
    of sprite: Sprite, _ text: StyledText, _ alignment: TextLine.Alignment, in box: DeviceRect
  ) -> (x: Int, y: Int) {
    let room = box.width - sprite.size.width
    let indent =
      switch alignment {
      case .leading: 0
      case .center: room >> 1
      case .trailing: room
      }
    // Centred by the height of the face, so that the baseline does not depend on the letters.
    let height = assets.fonts.lineHeight(of: text.face, size: text.size)
    let top = (box.height - height.ascent - height.descent) >> 1
    return (box.x + indent, box.y + top + height.ascent - sprite.baseline)
  }
}

extension MarkPlacer {
  private func sprite(_ key: SpriteKey, _ isInGroup: Bool) -> Sprite? {
    let isPassing = isInGroup || key.paint.isGroup
    if let kept = cache.value(for: key) { return kept }
    if isPassing, let kept = passing.value(for: key) { return kept }
    guard let made = try? makeSprite(key) else { return nil }
    guard !made.isProvisional else { return made }
    let byteCount = made.surface.byteCount
    if isPassing {
      passing.insert(made, byteCount: byteCount, for: key)
    } else {
      cache.insert(made, byteCount: byteCount, for: key)
    }
    return made
  }

  private func makeSprite(_ key: SpriteKey) throws(PaintingError) -> Sprite? {
    guard key.size.isDrawable else { return nil }
    return switch key.paint {
    case .roundedRect(let radius, let color):
      try Sprite(coverage: .roundedRect(size: key.size, radius: radius), color: color)
    case .outline(let radius, let width, let color):
      try Sprite(coverage: .outline(size: key.size, radius: radius, width: width), color: color)
    case .shadow(let radius, let blur, let color):
      try Sprite(
        shadow: shadowMask(key.size, radius: radius, blur: blur), blur: blur, color: color)
    case .path(let path, let color):
      try Sprite(coverage: .path(path, size: key.size), color: color)
    case .image: nil
    case .icon(let name, let color):
      try assets.icons.icon(name, size: key.size, color: color)
    case .text(let text, _):
      try assets.fonts.render(text)
    case .group(let alpha, let marks):
      try makeGroup(marks, size: key.size, alpha: alpha)
    }
  }

  private func shadowMask(_ size: DeviceSize, radius: Int, blur: Int) -> CoverageMask {
    let key = SpriteKey(size: size, paint: .shadow(radius: radius, blur: blur, color: 0))
    if let kept = shadows.value(for: key) { return kept }
    let mask = CoverageMask.shadow(size: size, radius: radius, blur: blur)
    shadows.insert(mask, byteCount: mask.values.count, for: key)
    return mask
  }

  private func makeGroup(
    _ marks: [Mark], size: DeviceSize, alpha: Int
  ) throws(PaintingError) -> Sprite {
    let surface = try Surface(size: size, hasAlpha: true)
    let placed = marks.map { place($0, isInGroup: true) }
    for mark in placed { mark.draw(on: surface, clip: DeviceRect(size: size)) }
    surface.multiply(by: alpha)
    return Sprite(surface: surface, isProvisional: placed.contains(where: \.isProvisional))
  }
}

extension DeviceSize {
  /// The maximum number of pixels of a sprite; text has no such limit.
  static let largestSprite = 1 << 23

  /// Whether a sprite can have this size; a mark that needs a larger one is not drawn.
  fileprivate var isDrawable: Bool {
    width < 1 << 20 && height < 1 << 20 && area <= Self.largestSprite
  }
}
