internal import DragGeometry
internal import CSDL2

/// Pictures in the sizes in which they are shown.
///
/// Without a loader, a picture is decoded when it is first drawn. With one, a window never waits: until a picture is
/// made, its thumbnail or a grey rectangle is drawn as its placeholder, over which the picture then fades in.
///
/// What is kept fits a budget. A picture on the screen is kept beyond that, by its mark.
final class PictureStore {
  private let folders: [String]
  private let icons: IconStore
  /// Called once for each picture that cannot be decoded.
  var report: (PictureFailure) -> Void = { _ in }
  private var thumbnails = LRUCache<ThumbnailKey, Bitmap>(budget: thumbnailBudget)
  private var sprites = LRUCache<PictureKey, Sprite>(budget: spriteBudget)
  /// The pictures whose files are missing or cannot be decoded.
  private var broken: Set<String> = []
  private var loading: PictureLoading?
  // Apart, since each turn of the loop asks it for results.
  private var loader: PictureLoader?
  /// The number of calls of ``forget(_:)``.
  private(set) var invalidationCount = 0
  /// For each forgotten picture, the number of the last such call.
  private var forgotten: [String: Int] = [:]
  /// Whether a frame has to follow, since a forgotten picture may be visible.
  private var hasForgotten = false

  /// In bytes, as the next: about two hundred thumbnails of photos.
  static let thumbnailBudget = 64 << 20
  /// In bytes: twice a window of 3840x2160 pixels.
  static let spriteBudget = 64 << 20

  init(folders: [String], icons: IconStore) { (self.folders, self.icons) = (folders, icons) }

  /// Returns a picture or its placeholder; `nil` if there is no memory for either.
  ///
  /// A picture whose size is still changing (`isResizing`) is only stretched.
  func sprite(for key: PictureKey, isResizing: Bool = false) -> Sprite? {
    if let sprite = sprites.value(for: key) {
      guard let share = loading?.fadedShare(of: key) else { return sprite }
      let below = loading?.placeholder(for: key, from: anyThumbnail(of: key), keepsGrey: true)
      return below.flatMap { try? $0.mixed(with: sprite, share: share) }
    }
    if broken.contains(key.name) { return insert(brokenPicture(key), for: key) }
    let thumbnail = thumbnails.value(for: key.thumbnail)
    guard loading != nil else {
      let result = PictureJob(product: .picture(key), thumbnail: thumbnail).run(in: folders)
      return accept(result) ?? insert(brokenPicture(key), for: key)
    }
    loading?.request(key, thumbnail: thumbnail, isResizing: isResizing)
    return loading?.placeholder(for: key, from: anyThumbnail(of: key))
  }

  /// Keeps what was made, and returns the picture.
  @discardableResult
  private func accept(_ result: PictureJob.Result) -> Sprite? {
    let key = result.product.thumbnail
    if let thumbnail = result.thumbnail {
      thumbnails.insert(thumbnail, byteCount: thumbnail.byteCount, for: key)
    } else if broken.insert(key.name).inserted, let failure = result.failure {
      report(failure)
    }
    guard case .picture(let key) = result.product, let picture = result.picture else { return nil }
    return insert(try? Sprite(picture), for: key)
  }

  private func insert(_ sprite: Sprite?, for key: PictureKey) -> Sprite? {
    if let sprite { sprites.insert(sprite, byteCount: sprite.surface.byteCount, for: key) }
    return sprite
  }

  /// Returns the thumbnail of a picture, or one of another size for the time in which it is made.
  private func anyThumbnail(of key: PictureKey) -> Bitmap? {
    if let thumbnail = thumbnails.value(for: key.thumbnail) { return thumbnail }
    var side = ThumbnailKey.smallestSide
    while side <= ThumbnailKey.largestSide {
      if let other = thumbnails.value(for: ThumbnailKey(name: key.name, side: side)) {
        return other
      }
      side *= 2
    }
    return nil
  }

  private func brokenPicture(_ key: PictureKey) -> Sprite? {
    guard let sprite = try? Sprite.missing(size: key.size, radius: key.radius) else { return nil }
    let side = min(key.size.width, key.size.height) * 2 / 5
    let size = DeviceSize(width: side, height: side)
    if side >= Self.smallestIcon,
      let icon = try? icons.icon("image-off", size: size, color: Self.iconColor)
    {
      let (x, y) = ((key.size.width - side) / 2, (key.size.height - side) / 2)
      sprite.surface.draw(icon, x: x, y: y)
    }
    return sprite
  }

  private static let smallestIcon = 10
  private static let iconColor: UInt32 = 0xff80_8080
}

extension PictureStore {
  /// Lets a loader make the pictures from now on; returns `nil` if there is none.
  func startLoading() -> PictureLoader? {
    guard let loader = PictureLoader(folders: folders) else { return nil }
    (self.loader, loading) = (loader, PictureLoading(loader))
    return loader
  }

  /// Accepts the pictures that were made; returns whether one of them is visible.
  func takeArrivals(at now: Microseconds) -> Bool {
    var isVisible = hasForgotten
    hasForgotten = false
    guard let results = loader?.takeResults(), !results.isEmpty else { return isVisible }
    for var result in results {
      if loading?.arrived(result, at: now) == true {
        isVisible = true
      } else {
        // Of a picture that is no longer shown, only the thumbnail is kept.
        result.picture = nil
      }
      accept(result)
    }
    return isVisible
  }

  /// Forgets pictures whose files have changed: each painter places them again in its next frame, decoded again.
  func forget(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    thumbnails.removeAll { names.contains($0.name) }
    let shown = sprites.removeAll { names.contains($0.name) }
    loading?.forget(names, shown.filter { !broken.contains($0.key.name) })
    broken.subtract(names)
    loader?.forget(names)
    invalidationCount += 1
    for name in names { forgotten[name] = invalidationCount }
    hasForgotten = true
  }

  /// Returns the pictures that were forgotten since ``invalidationCount`` was `count`.
  func forgotten(since count: Int) -> Set<String> {
    Set(forgotten.lazy.filter { $0.value > count }.map(\.key))
  }

  func beginFrame(at now: Microseconds) { loading?.beginFrame(at: now) }

  /// Ends a frame; returns whether another one has to follow, although nothing else changes.
  func endFrame() -> Bool { loading?.endFrame() ?? false }
}
