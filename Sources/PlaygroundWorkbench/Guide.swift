internal import DragFrameIO
package import DragGeometry
package import DragRecording
package import PlaygroundScenes

/// The same gesture in both styles, played from recordings over and over, at the speed that the page
/// says.
///
/// It belongs to no state: the world knows what the user chose on the page, and nothing of what plays
/// there. So a session in which the page was shown is replayed like any other.
package struct Guide {
  /// Reads a recording that comes with the program, by its name.
  package typealias Reader = (_ name: String) throws(FileError) -> Recording

  /// The gestures, in the order of the styles; none where they cannot be played.
  package private(set) var tracks: [GuideTrack] = []
  /// Why there is nothing to play.
  package private(set) var failure: FileError?
  /// How far the gestures are.
  package private(set) var position = Microseconds.zero
  /// When something is next seen to change; nothing where the gestures stand still.
  package private(set) var nextWake: Microseconds?

  private var restarts: Int?
  private var speed = Fraction.zero
  private var last: Microseconds

  /// How long the outcome is looked at before the gestures begin anew.
  private static let lastLook = Microseconds.milliseconds(1500)
  /// How often what moves is shown: 60 times a second, since nobody's hand waits for it.
  private static let interval = Microseconds(16_667)

  /// Begins to play at a moment of the window's clock.
  package init(reading read: Reader, at now: Microseconds) {
    last = now
    do throws(FileError) {
      for style in GuideStyle.allCases {
        tracks.append(try GuideTrack(try read(style.recording), file: style.recording))
      }
    } catch {
      (tracks, failure) = ([], error)
    }
  }

  /// A reader for a program that comes without recordings.
  package static func noRecordings(_ name: String) throws(FileError) -> Recording {
    throw FileError(file: name, .unreadable(reason: "the program comes without recordings"))
  }
}

extension Guide {
  /// How long the gestures take, side by side.
  package var duration: Microseconds { tracks.map(\.duration).max() ?? .zero }

  /// Plays up to a moment of the window's clock, as the page says.
  package mutating func advance(to now: Microseconds, _ page: GuideScene) {
    // What passed since the last time went by at the speed of then.
    position = position + Microseconds((now - last).count * Int64(speed.raw) / 65536)
    last = now
    let look = Microseconds(Self.lastLook.count * Int64(page.speed.fraction.raw) / 65536)
    if restarts != page.restarts || position > duration + look { start() }
    restarts = page.restarts
    speed = page.isPaused ? .zero : page.speed.fraction
    for index in tracks.indices { tracks[index].advance(to: position) }
    nextWake = page.isPaused || tracks.isEmpty ? nil : now + Self.interval
  }

  /// Plays the guide of a world up to a moment of the window's clock; there is none on other pages.
  static func follow(
    _ guide: inout Guide?, of world: Playground, reading read: Reader, at now: Microseconds
  ) {
    guard world.content.page == .guide else { return guide = nil }
    var playing = guide ?? Guide(reading: read, at: now)
    playing.advance(to: now, world.content.guide)
    guide = playing
  }

  private mutating func start() {
    position = .zero
    for index in tracks.indices { tracks[index].restart() }
  }

  /// Draws the gestures into the page of the world that is seen.
  func draw(into world: Playground, on canvas: inout Canvas) {
    if let failure { return world.drawMissingGuide(failure.description, on: &canvas) }
    world.draw(moment, on: &canvas)
  }

  private var moment: GuideMoment {
    GuideMoment(
      gestures: tracks.map(\.gesture), progress: share(of: position),
      marks: tracks.last?.marks.map { GuideMark($0.kind, at: share(of: $0.time)) } ?? [])
  }

  private func share(of time: Microseconds) -> Fraction {
    Fraction(Int(min(time, duration).count), max(Int(duration.count), 1))
  }
}
