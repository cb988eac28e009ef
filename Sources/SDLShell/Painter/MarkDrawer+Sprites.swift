extension MarkDrawer {
  /// The sprite of `key`, from the cache or newly made.
  func sprite(_ key: SpriteKey) -> Sprite? {
    cache.sprite(for: key) { () throws(SDLError) in try makeSprite(key) }
  }

  /// A sprite of more pixels than this is left out: nothing that is meant to be seen is so large.
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
    case .text(let words, _):
      try assets.fonts.render(words)
    case .group(let alpha, let marks):
      try makeGroup(marks, size: key.size, alpha: alpha)
    }
  }

  private func makeGroup(
    _ marks: [Mark], size: DeviceSize, alpha: Int
  ) throws(SDLError) -> Sprite {
    var sheet = SheetCanvas(surface: try Surface(size: size, hasAlpha: true))
    for mark in marks { draw(mark, on: &sheet, clip: DeviceRect(size: size)) }
    sheet.fade(to: alpha)
    return Sprite(sheet.surface)
  }
}
