internal import DragPainter
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// The picture and the details of a recording for a list, kept in the user's cache.
struct Thumbnail {
  private let path: String
  /// The path of the cached files, without an extension: a hash of the recording's size, its
  /// modification time and the state layout, so a new name of the recording does not change it.
  private let cached: String

  /// The maximum width in pixels, twice that of the card's picture.
  private static let width = 576

  /// Creates the thumbnail of the recording at `path`; `nil` unless it is a regular file.
  init?(of path: String) {
    guard let status = FileSystem.status(of: path), status.type == S_IFREG else { return nil }
    self.path = path
    let time = status.st_mtim
    let key = "\(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(PlaygroundOptions.stateLayout)"
    cached = "\(Directories.thumbnails)/\(String(key.stableHash, radix: 16))"
  }

  private var picture: String { cached + ".png" }
  private var description: String { cached + ".json" }

  /// The cached details; `nil` if they or their picture are missing.
  var details: SavedRecording.Reading? {
    guard let text = try? FileSystem.text(of: description),
      let json = try? JSONValue(parsing: text.utf8)
    else { return nil }
    let details = SavedRecording.Reading(json)
    if case .readable(let found) = details, let thumbnail = found.thumbnail,
      access(thumbnail, R_OK) != 0
    {
      return nil
    }
    return details
  }

  /// Removes cached files that are older than 30 days, except those of the recordings at `paths`.
  static func removeOld(except paths: [String]) {
    let kept = Set(paths.compactMap { Thumbnail(of: $0)?.cached })
    for path in FileSystem.files(in: Directories.thumbnails) {
      let stem = path.lastIndex(of: ".").map { String(path[..<$0]) }
      if let stem, kept.contains(stem) { continue }
      let modified = FileSystem.status(of: path)?.st_mtim.tv_sec
      if let modified, time(nil) - modified > month { unlink(path) }
    }
  }

  private static let month = 30 * 24 * 60 * 60

  /// Reads the recording; caches and returns its details, and caches its picture.
  func make(_ assets: AssetStore) -> SavedRecording.Reading {
    let details: SavedRecording.Reading
    do {
      details = .readable(try read(assets))
    } catch {
      details = .unreadable
    }
    try? StagedOutput.write(Array(details.json.description.utf8), to: description, .replacement)
    return details
  }

  private func read(_ assets: AssetStore) throws -> RecordingDetails {
    let recording = try Recording(contentsOf: path)
    let length = Int((recording.end - recording.header.start).count / 1000)
    // List a recording from another version even if it cannot be drawn.
    let drawn = try? draw(recording, assets)
    return RecordingDetails(
      length: length, scene: drawn?.page.name ?? recording.header.scene,
      thumbnail: drawn == nil ? nil : picture, width: drawn?.frame.width ?? 1,
      height: drawn?.frame.height ?? 1)
  }

  /// Draws and stores the part of the page around the first gesture.
  private func draw(
    _ recording: Recording, _ assets: AssetStore
  ) throws -> (page: Page, frame: Picture) {
    let film = try Film(recording, file: path, readIncluded: Recordings.included)
    let studio = FilmStudio(film, file: path, scale: .one, assets: assets)
    let (time, place) = recording.firstGesture
    var shot: Picture?
    let world = try studio.shoot([time]) { shot = $0 }
    guard let shot else { throw CommandFailure.failedCheck("\(path): has no picture") }
    let stage = world.content.chrome.layout.stage
    let room = Rect(origin: .zero, size: film.size)
    let part = shot.cropped(to: stage.intersection(room).cut(around: place ?? stage.center))
    let width = min(part.width, Self.width)
    let height = max(part.height * width / max(part.width, 1), 1)
    let frame = part.reduced(toWidth: width, height: height)
    try frame.write(to: picture, .replacement)
    return (world.content.page, frame)
  }
}

extension Recording {
  /// The time in the middle of the first drag, or else of the first gesture, or else of the
  /// session, and the location there; the location is `nil` for keys, and without any gesture.
  fileprivate var firstGesture: (time: Microseconds, place: Point?) {
    let drags: Set<Gesture.Kind> = [.drag, .follow, .keys, .drop]
    let gestures = gestures
    let first = gestures.first { drags.contains($0.kind) } ?? gestures.first
    let (start, end) = (first?.span.lowerBound ?? header.start, first?.span.upperBound ?? end)
    let middle = start + Microseconds((end - start).count / 2)
    guard let first, first.kind != .keys else { return (middle, nil) }
    let place = Point(
      x: (first.start.x + first.end.x) / 2, y: (first.start.y + first.end.y) / 2)
    return (middle, place)
  }
}

extension Rect {
  /// Returns the largest part with the aspect ratio 12:7 whose center is nearest to a point.
  fileprivate func cut(around point: Point) -> Rect {
    let width = min(self.width, self.height * 12 / 7)
    let height = min(self.height, width * 7 / 12)
    let x = min(max(point.x - width / 2, minX), maxX - width)
    let y = min(max(point.y - height / 2, minY), maxY - height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension Picture {
  fileprivate func cropped(to rect: Rect) -> Picture {
    let (left, top) = (rect.minX.pixels, rect.minY.pixels)
    let (width, height) = (max(rect.width.pixels, 1), max(rect.height.pixels, 1))
    guard left >= 0, top >= 0, left + width <= self.width, top + height <= self.height else {
      return self
    }
    let rows = (top..<top + height).map { row in
      let start = (row * self.width + left) * 4
      return rgba[start..<start + width * 4]
    }
    return Picture(width, height, Array(rows.joined()))
  }
}
