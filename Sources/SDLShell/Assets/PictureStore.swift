internal import CSDL2
internal import DragCoding
internal import DragFrameIO

final class PictureStore {
  private let iconFolder: String
  private let imageFolders: [String]
  // A picture that changes its size is scaled in every frame, but decoded once.
  private var decoded: [String: Surface] = [:]
  private var decodedBytes = 0

  static let decodedBudget = 8 << 20
  static let placeholder: UInt32 = 0x1e80_8080

  init(icons: String, images: [String]) {
    iconFolder = icons
    imageFolders = images
  }

  func icon(_ name: String, size: DeviceSize, color: UInt32) throws(SDLError) -> Sprite {
    guard let drawn = loadIcon(name, side: min(size.width, size.height)) else {
      return try missing(size, radius: 0)
    }
    let icon = try Surface(converting: drawn)
    let solid = premultiplied(color)
    icon.update { scaled(solid, by: $2 >> 24) }
    let (dx, dy) = (size.width - icon.size.width, size.height - icon.size.height)
    let sprite = Sprite(surface: try Surface(size: size, hasAlpha: true))
    sprite.surface.draw(Sprite(surface: icon), x: dx / 2, y: dy / 2)
    return sprite
  }

  /// Returns a picture that is scaled to fill `size`, cropped around its centre, and has round
  /// corners.
  ///
  /// `radius` is the radius of the corners, in 1/256 of a device pixel.
  func image(_ name: String, size: DeviceSize, radius: Int) throws(SDLError) -> Sprite {
    guard let picture = picture(name) else { return try missing(size, radius: radius) }
    let scaled = try Resampler.fill(size, with: picture)
    let mask = CoverageMask.roundedRect(size: size, radius: radius)
    scaled.update { x, y, pixel in SDLShell.scaled(pixel, by: UInt32(mask[x, y])) }
    return Sprite(surface: scaled)
  }

  private func missing(_ size: DeviceSize, radius: Int) throws(SDLError) -> Sprite {
    try Sprite(coverage: .roundedRect(size: size, radius: radius), color: Self.placeholder)
  }

  private func loadIcon(_ name: String, side: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let file = SDL_RWFromFile("\(iconFolder)/\(name).svg", "rb") else { return nil }
    defer { SDL_RWclose(file) }
    return IMG_LoadSizedSVG_RW(file, Int32(clamping: side), Int32(clamping: side))
  }

  private func picture(_ name: String) -> Surface? {
    if let kept = decoded[name] { return kept }
    guard name.isPlainFileName else { return nil }
    let paths = imageFolders.flatMap { ["\($0)/\(name).png", "\($0)/\(name)"] }
    for path in paths {
      guard let picture = try? PictureFile(path).surface() else { continue }
      picture.premultiply()
      if decodedBytes + picture.byteCount > Self.decodedBudget {
        decoded.removeAll()
        decodedBytes = 0
      }
      if picture.byteCount <= Self.decodedBudget {
        decoded[name] = picture
        decodedBytes += picture.byteCount
      }
      return picture
    }
    return nil
  }
}
