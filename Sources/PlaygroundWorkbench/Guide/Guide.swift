package import DragKit
package import DragRecording
package import PlaygroundScenes

/// The animation of the page *How it works*: one drag in both styles, played from recordings in a
/// loop.
///
/// It is not part of `Playground`, which stores only the user's choices on the page.
package struct Guide {
  package typealias Reader = (_ name: String) throws(FileError) -> Recording

  package private(set) var tracks: [GuideTrack] = []
  private(set) var failure: FileError?
  package private(set) var position = Microseconds.zero
  package private(set) var nextWake: Microseconds?

  private var restarts: Int?
  private var speed = Fraction.zero
  private var last: Microseconds

  private init(reading read: Reader, at now: Microseconds) {
    last = now
    do throws(FileError) {
      for style in ColoursScene.Style.allCases {
        tracks.append(try GuideTrack(try read(style.recording), file: style.recording))
      }
    } catch {
      (tracks, failure) = ([], error)
    }
  }

  package static func noRecordings(_ name: String) throws(FileError) -> Recording {
    throw FileError(file: name, .unreadable(reason: "the program comes without recordings"))
  }

  package var duration: Microseconds { tracks.map(\.duration).max() ?? .zero }

  private mutating func advance(to now: Microseconds, _ page: GuideScene, isPaused: Bool) {
    // `speed` applied until `now`; the new speed is set below.
    position = position + (now - last) * speed
    last = now
    // The result stays visible for 1.5 seconds of real time at any speed.
    let pause = Microseconds.milliseconds(1500) * page.speed.fraction
    if restarts != page.restarts || position > duration + pause {
      position = .zero
      for index in tracks.indices { tracks[index].restart() }
    }
    restarts = page.restarts
    speed = isPaused ? .zero : page.speed.fraction
    for index in tracks.indices { tracks[index].advance(to: position) }
    nextWake = isPaused || tracks.isEmpty ? nil : now + .frame
  }

  /// Advances `guide` to `now` after creating it if necessary; sets it to `nil` if `page` is `nil`.
  ///
  /// `isPaused` is whether the window shows a playback that is paused.
  static func follow(
    _ guide: inout Guide?, on page: GuideScene?, reading read: Reader, at now: Microseconds,
    isPaused: Bool = false
  ) {
    guard let page else { return guide = nil }
    var playing = guide ?? Guide(reading: read, at: now)
    playing.advance(to: now, page, isPaused: isPaused || page.isPaused)
    guide = playing
  }
}

/// A recorded gesture, played from half a second before the first press.
package struct GuideTrack {
  @Box package private(set) var player: Player<Playground>
  @Box private(set) var initial: Player<Playground>
  private let start: Microseconds

  init(_ recording: Recording, file: String) throws(FileError) {
    let initial = try Player.of(recording, file: file).player
    (self.initial, player) = (initial, initial)
    start = (recording.time(of: .press) ?? recording.header.start) - .milliseconds(500)
  }

  var duration: Microseconds { player.end - start }

  /// Returns the time of an event since the start of the track; `nil` if the gesture has none.
  func time(of mark: GuideMark) -> Microseconds? {
    player.recording.time(of: mark).map { $0 - start }
  }

  mutating func restart() { player = initial }

  mutating func advance(to position: Microseconds) { player.advance(to: start + position) }
}

extension Recording {
  fileprivate func time(of mark: GuideMark) -> Microseconds? {
    if mark == .lift { return turns.lazy.flatMap(\.calls).first { $0.name == .dragBegan }?.time }
    return turns.lazy.flatMap(\.events).first { event in
      switch event.kind {
      case .pointerPressed: mark == .press
      case .pointerReleased: mark == .drop
      default: false
      }
    }?.time
  }
}

extension Microseconds {
  static func * (span: Microseconds, speed: Fraction) -> Microseconds {
    Microseconds(span.count * Int64(speed.raw) / 65536)
  }
}
