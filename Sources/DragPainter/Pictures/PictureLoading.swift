internal import DragGeometry

/// The pictures that are loaded for a window, their placeholders, and how far they have faded in.
struct PictureLoading {
  private let loader: PictureLoader
  private var jobs: [PictureJob] = []
  /// Whether the loader was given jobs at the end of the last frame.
  private var hasJobs = false
  private var requested: Set<PictureJob.Product> = []
  private var placeholders: [PictureKey: Placeholder] = [:]
  /// The times at which pictures have arrived that are still fading in.
  private var arrivals: [PictureKey: Microseconds] = [:]
  private var now = Microseconds.zero
  /// Whether a picture in the frame was of another size in the last one.
  private var isResizing = false

  private struct Placeholder {
    let sprite: Sprite
    let hasPixels: Bool
    var isUsed = true
  }

  static let fadeDuration = Microseconds.milliseconds(160)

  init(_ loader: PictureLoader) { self.loader = loader }

  mutating func beginFrame(at now: Microseconds) {
    self.now = now
    (jobs, isResizing) = ([], false)
    if !requested.isEmpty { requested.removeAll(keepingCapacity: true) }
    for key in placeholders.keys { placeholders[key]?.isUsed = false }
  }

  /// Hands the requests of the frame to the loader; returns whether another frame has to follow.
  mutating func endFrame() -> Bool {
    if !placeholders.isEmpty { placeholders = placeholders.filter(\.value.isUsed) }
    if !arrivals.isEmpty { arrivals = arrivals.filter { now - $0.value < Self.fadeDuration } }
    if !jobs.isEmpty || hasJobs { loader.replaceJobs(by: jobs) }
    hasJobs = !jobs.isEmpty
    return isResizing || !arrivals.isEmpty
  }

  /// Requests a picture; while its size changes, only the thumbnail from which it is stretched.
  mutating func request(_ key: PictureKey, thumbnail: Bitmap?, isResizing: Bool) {
    if isResizing { self.isResizing = true }
    if isResizing && thumbnail != nil { return }
    let product: PictureJob.Product = isResizing ? .thumbnail(key.thumbnail) : .picture(key)
    guard requested.insert(product).inserted else { return }
    jobs.append(PictureJob(product: product, thumbnail: thumbnail))
  }

  /// Returns the placeholder of a picture: its thumbnail, stretched, or else a grey rectangle.
  ///
  /// A grey rectangle above which the picture fades in stays grey (`keepsGrey`).
  mutating func placeholder(
    for key: PictureKey, from thumbnail: Bitmap?, keepsGrey: Bool = false
  ) -> Sprite? {
    if let kept = placeholders[key], kept.hasPixels || thumbnail == nil || keepsGrey {
      placeholders[key]?.isUsed = true
      return kept.sprite
    }
    var sprite =
      thumbnail.flatMap { try? Sprite(stretching: $0, to: key) }
      ?? (try? .missing(size: key.size, radius: key.radius))
    sprite?.isProvisional = true
    placeholders[key] = sprite.map { Placeholder(sprite: $0, hasPixels: thumbnail != nil) }
    return sprite
  }

  /// Returns how far a picture has faded in, in 1/255; `nil` if it is not fading.
  mutating func fadedShare(of key: PictureKey) -> Int? {
    guard let arrival = arrivals[key] else { return nil }
    let share = Int((now - arrival).count * 255 / Self.fadeDuration.count)
    if share >= 255 { arrivals[key] = nil }
    return share < 255 ? max(share, 0) : nil
  }

  /// Forgets pictures; what was shown of them remains until they are made again.
  mutating func forget(_ names: Set<String>, _ shown: [(key: PictureKey, value: Sprite)]) {
    arrivals = arrivals.filter { !names.contains($0.key.name) }
    requested = requested.filter { !names.contains($0.thumbnail.name) }
    for (key, sprite) in shown {
      var kept = sprite
      kept.isProvisional = true
      placeholders[key] = Placeholder(sprite: kept, hasPixels: true)
    }
  }

  /// Handles a result; returns whether the last frame has requested it.
  mutating func arrived(_ result: PictureJob.Result, at now: Microseconds) -> Bool {
    guard requested.contains(result.product) else { return false }
    if case .picture(let key) = result.product, result.picture != nil { arrivals[key] = now }
    return true
  }
}
