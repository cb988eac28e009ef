public import DragRecording

/// Replays a recording in another window, with each gesture aimed at its recorded target.
///
/// The window can differ in its size, scale or layout.
/// The replay is a new recording, which can be played and compared:
///
/// ```swift
/// let (replay, error) = try Retargeting(recording, to: size).play(in: world, header)
/// let difference = RetargetedDifference.first(between: recording, and: replay.recording)
/// ```
public struct Retargeting: Sendable {
  private let recording: Recording
  private let window: Size

  /// Creates a retargeting of a recording to a window of the given size in logical pixels.
  public init(_ recording: Recording, to window: Size) {
    (self.recording, self.window) = (recording, window)
  }

  /// The result of replaying a recording in another window.
  public struct Replay: Hashable, Sendable {
    /// The replayed session; its events have the recorded times.
    public let recording: Recording
    /// The first target that was missing or covered, although the replay continued.
    ///
    /// `nil` if there was no such target, or if an error ended the replay.
    public let missed: RetargetingError?
  }

  /// Replays the recording to its end, or until a gesture cannot be retargeted.
  ///
  /// `header` describes `world`. If the header's window differs from the one of this retargeting, `world`
  /// is first resized. `opening` is the output of the creation of `world`.
  ///
  /// - Returns: The replay, and the error that ended it, if any.
  /// - Throws: A `FileError` if the replay is too long for a recording.
  public func play<World: Aimable>(
    in world: World, _ header: RecordingHeader, opening: Output = Output()
  ) throws(FileError) -> (replay: Replay, error: RetargetingError?) {
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    var mapping = EventMapping(recording.gestures, from: recording.header.window, to: window)
    if header.window != window {
      rehearsal.turn([InputEvent(time: header.start, .windowResized(window))], until: header.start)
    }
    do throws(RetargetingError) {
      for entry in recording.entries {
        switch entry {
        case .turn(let turn):
          for event in turn.events {
            rehearsal.turn([], until: event.time)
            let events = try mapping.map(event, in: rehearsal.world)
            rehearsal.turn(events, until: event.time)
          }
          rehearsal.turn([], until: turn.time)
        case .mark(let mark): rehearsal.mark(mark)
        case .expectation(let moment) where moment.expectation.dependsOnWindow: break
        case .expectation(let moment): rehearsal.expect(moment.expectation)
        case .keyframe, .gesture: break
        }
      }
    } catch {
      let session = try rehearsal.recording(until: rehearsal.now)
      return (Replay(recording: session, missed: nil), error)
    }
    let session = try rehearsal.recording(until: recording.end)
    return (Replay(recording: session, missed: mapping.missed), nil)
  }
}

/// An error for a gesture that cannot be aimed in another window.
///
/// Its target, or the place of its drop, is missing or covered there.
public struct RetargetingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture's number, `Gesture.number`, from one.
  public let gesture: Int
  public let description: String

  init(_ gesture: Gesture, _ problem: String) {
    self.gesture = gesture.number
    description = "gesture \(gesture.number) (\(gesture.words)): \(problem)"
  }

  init(_ gesture: Gesture, missing id: Landmark.ID, near names: [String] = []) {
    let others = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    let hint = names.isEmpty ? "" : "; there are \(others)"
    self.init(gesture, "\(id) is not visible in \(id.container)" + hint)
  }
}

extension Gesture {
  package var words: String {
    source?.landmark.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue
  }
}

private struct EventMapping {
  private let gestures: [Gesture]
  private let recordedWindow: Size
  private let startWindow: Size
  private var window: Size
  private var mappings: [PointerID: PointerMapping] = [:]
  private(set) var missed: RetargetingError?

  init(_ gestures: [Gesture], from recorded: Size, to window: Size) {
    (self.gestures, recordedWindow) = (gestures, recorded)
    (startWindow, self.window) = (window, window)
  }

  mutating func map(
    _ event: InputEvent, in world: some Aimable
  ) throws(RetargetingError) -> [InputEvent] {
    let time = event.time
    var kind = event.kind
    switch kind {
    case .pointerPressed(let id, let point, _):
      if let mapping = try mapping(of: id, at: point, time, in: world) {
        mappings[id] = mapping
        kind = kind.moved(to: mapping.mapped)
      } else {
        // A second button is pressed at the location of the pointer.
        kind = kind.moved(to: try move(id, point, time, in: world))
      }
    case .pointerMoved(let id, let point, _):
      kind = kind.moved(to: try move(id, point, time, in: world))
    case .pointerReleased(let id, let point, let button):
      let end = try move(id, point, time, in: world)
      if let gesture = mappings.removeValue(forKey: id)?.gesture {
        return try DropMapping(pointer: id, button: button, time: time, gesture: gesture)
          .events(at: end, in: world)
      }
      kind = kind.moved(to: end)
    case .wheelScrolled(let point, _):
      let turn = try mapping(of: .mouse, isWheel: true, at: point, time, in: world)
      kind = kind.moved(to: turn?.mapped ?? hovered(point))
    case .windowResized(let size):
      window = scaled(size)
      kind = .windowResized(window)
    case .pointerCancelled(let id): mappings[id] = nil
    default: break
    }
    return [InputEvent(time: time, kind)]
  }

  private func mapping(
    of pointer: PointerID, isWheel: Bool = false, at point: Point, _ time: Microseconds,
    in world: some Aimable
  ) throws(RetargetingError) -> PointerMapping? {
    let gesture = gestures.first {
      $0.pointer == pointer && ($0.kind == .wheel) == isWheel && $0.span.lowerBound == time
        && $0.start == point.clampedToFarthest
    }
    guard let gesture else { return nil }
    return try PointerMapping(in: TargetScene(gesture, in: world, window))
  }

  private mutating func move(
    _ id: PointerID, _ point: Point, _ time: Microseconds, in world: some Aimable
  ) throws(RetargetingError) -> Point {
    guard var mapping = mappings[id] else { return hovered(point) }
    let scene = TargetScene(mapping.gesture, in: world, window)
    let mapped = try mapping.move(
      to: point.clampedToFarthest, at: time, as: world.kind(ofTouchBy: id), in: scene)
    mappings[id] = mapping
    missed = missed ?? mapping.missed
    return mapped
  }

  private func hovered(_ point: Point) -> Point {
    Rect(origin: .zero, size: recordedWindow).map(point, to: Rect(origin: .zero, size: startWindow))
  }

  private func scaled(_ size: Size) -> Size {
    func scaled(_ length: Length, _ old: Length, _ new: Length) -> Length {
      Length(pixels: length.pixels * new.pixels / max(old.pixels, 1))
    }
    return Size(
      width: scaled(size.width, recordedWindow.width, startWindow.width),
      height: scaled(size.height, recordedWindow.height, startWindow.height))
  }
}
