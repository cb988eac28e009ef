public import DragFrameIO
public import DragGeometry
public import DragRecording

/// Plays a recording in a window of another size, at another scale, or in a program that lays things
/// out otherwise: every gesture is aimed at what it was aimed at.
///
/// What comes of it is a recording of its own, to be looked at and compared:
///
/// ```swift
/// let replay = try Retargeting(recording, to: size).play(in: world, header)
/// let difference = RetargetedDifference.first(between: recording, and: replay.recording)
/// ```
public struct Retargeting: Sendable {
  private let recording: Recording
  private let window: Size

  /// Creates a mapping to a window of a size, in logical pixels.
  public init(_ recording: Recording, to window: Size) {
    (self.recording, self.window) = (recording, window)
  }

  /// Plays the recording.
  ///
  /// - Parameters:
  ///   - world: The world to play in; where it does not have the window's size yet, it is told.
  ///   - header: What describes it.
  ///   - opening: What came out when it was made.
  /// - Returns: What came of it.
  /// - Throws: A ``RetargetingError`` where something is not there that a gesture is aimed at.
  public func play<World: Aimable>(
    in world: World, _ header: RecordingHeader, opening: Output = Output()
  ) throws(RetargetingError) -> Replay {
    let (replay, error) = playAsFarAsItGoes(in: world, header, opening: opening)
    if let error { throw error }
    return replay
  }

  /// Plays the recording up to the first gesture that is aimed at something that is not there.
  ///
  /// - Parameters:
  ///   - world: The world to play in; where it does not have the window's size yet, it is told.
  ///   - header: What describes it.
  ///   - opening: What came out when it was made.
  /// - Returns: What came of it, and why it does not go on.
  public func playAsFarAsItGoes<World: Aimable>(
    in world: World, _ header: RecordingHeader, opening: Output = Output()
  ) -> (replay: Replay, error: RetargetingError?) {
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    var hand = RetargetedHand(recording.gestures, from: recording.header.window, to: window)
    if header.window != window {
      rehearsal.pump([InputEvent(time: header.start, .windowResized(window))], until: header.start)
    }
    do throws(RetargetingError) {
      for entry in recording.entries { try play(entry, by: &hand, in: &rehearsal) }
    } catch {
      return (Replay(recording: rehearsal.recording(until: rehearsal.now)), error)
    }
    return (Replay(recording: rehearsal.recording(until: recording.end), missed: hand.missed), nil)
  }

  private func play<World: Aimable>(
    _ entry: Recording.Entry, by hand: inout RetargetedHand, in rehearsal: inout Rehearsal<World>
  ) throws(RetargetingError) {
    switch entry {
    case .pump(let pump):
      for event in pump.events {
        rehearsal.pump([], until: event.time)
        let events = try hand.map(event, in: rehearsal.world)
        rehearsal.pump(events, until: event.time)
      }
      rehearsal.pump([], until: pump.time)
    case .mark(let mark): rehearsal.mark(mark.name)
    case .expectation(let moment) where moment.expectation.dependsOnWindow: break
    case .expectation(let moment): rehearsal.expect(moment.expectation)
    case .keyframe, .gesture: break
    }
  }

  /// What came of a recording in another window.
  public struct Replay: Hashable, Sendable {
    /// The session, with the times of the recording.
    public var recording: Recording
    /// What some gesture passed on its way and could not pass here: why, if it came to something
    /// else, it did.
    public var missed: RetargetingError?
  }
}

/// Maps events one by one.
struct RetargetedHand {
  private let gestures: [Gesture]
  private let recordedWindow: Size
  private let startWindow: Size
  private var window: Size
  private var mappings: [PointerID: PointerMapping] = [:]
  /// What was on the way of a gesture and is not here, the first of it.
  private(set) var missed: RetargetingError?

  init(_ gestures: [Gesture], from recorded: Size, to window: Size) {
    (self.gestures, recordedWindow) = (gestures, recorded)
    (startWindow, self.window) = (window, window)
  }

  /// What a hand does here for an event, which mostly is one event.
  mutating func map(
    _ event: InputEvent, in world: some Aimable
  ) throws(RetargetingError) -> [InputEvent] {
    guard case .pointerReleased(let id, let point, let button) = event.kind else {
      return [InputEvent(time: event.time, try map(event.kind, at: event.time, in: world))]
    }
    let end = try move(id, point, event.time, in: world)
    let gesture = mappings.removeValue(forKey: id)?.gesture
    guard let gesture else {
      return [InputEvent(time: event.time, .pointerReleased(id, at: end, button: button))]
    }
    return try told(gesture) { () throws(RetargetingError.Problem) in
      try DropAim(of: id, button, at: event.time, meaning: gesture).events(at: end, in: world)
    }
  }

  private mutating func map(
    _ kind: InputEvent.Kind, at time: Microseconds, in world: some Aimable
  ) throws(RetargetingError) -> InputEvent.Kind {
    switch kind {
    case .pointerPressed(let id, let point, let button):
      return .pointerPressed(id, at: try press(id, point, time, in: world), button: button)
    case .pointerMoved(let id, let point, let isDown):
      return .pointerMoved(id, to: try move(id, point, time, in: world), isDown: isDown)
    case .pointerCancelled(let id): mappings[id] = nil
    case .wheelScrolled(let point, let turn):
      return .wheelScrolled(at: try turnWheel(at: point, time, in: world), by: turn)
    case .windowResized(let size):
      window = scaled(size)
      return .windowResized(window)
    default: break
    }
    return kind
  }
}

extension RetargetedHand {
  private mutating func press(
    _ id: PointerID, _ point: Point, _ time: Microseconds, in world: some Aimable
  ) throws(RetargetingError) -> Point {
    let scene = AimedScene(world, window)
    // A second button goes where the first has the pointer.
    guard let gesture = gesture(of: id, at: time, from: point) else {
      return try move(id, point, time, in: world)
    }
    let mapping = try told(gesture) { () throws(RetargetingError.Problem) in
      try PointerMapping(gesture, in: scene)
    }
    mappings[id] = mapping
    return mapping.press
  }

  private mutating func move(
    _ id: PointerID, _ point: Point, _ time: Microseconds, in world: some Aimable
  ) throws(RetargetingError) -> Point {
    guard var mapping = mappings[id] else { return hovered(point) }
    let scene = AimedScene(world, window)
    let kind = world.kind(ofTouchBy: id)
    let mapped = try told(mapping.gesture) { () throws(RetargetingError.Problem) in
      try mapping.move(to: point.clampedToFarthest, at: time, as: kind, in: scene)
    }
    mappings[id] = mapping
    if missed == nil, let problem = mapping.missed {
      missed = RetargetingError(
        gesture: mapping.gesture.number, words: mapping.gesture.words, problem: problem)
    }
    return mapped
  }

  private func turnWheel(
    at point: Point, _ time: Microseconds, in world: some Aimable
  ) throws(RetargetingError) -> Point {
    guard
      let gesture = gestures.first(where: {
        $0.kind == .wheel && $0.span.lowerBound == time && $0.start == point.clampedToFarthest
      })
    else { return hovered(point) }
    return try told(gesture) { () throws(RetargetingError.Problem) in
      try PointerMapping(gesture, in: AimedScene(world, window)).press
    }
  }

  /// Where a pointer goes that does nothing: as far across the window as it was.
  private func hovered(_ point: Point) -> Point {
    Rect(origin: .zero, size: recordedWindow).carrying(
      point, to: Rect(origin: .zero, size: startWindow))
  }

  private func gesture(of id: PointerID, at time: Microseconds, from point: Point) -> Gesture? {
    gestures.first {
      $0.pointer == id && $0.kind != .wheel && $0.span.lowerBound == time
        && $0.start == point.clampedToFarthest
    }
  }

  private func scaled(_ size: Size) -> Size {
    func scaled(_ length: Length, _ old: Length, _ new: Length) -> Length {
      Length(pixels: length.pixels * new.pixels / max(old.pixels, 1))
    }
    return Size(
      width: scaled(size.width, recordedWindow.width, startWindow.width),
      height: scaled(size.height, recordedWindow.height, startWindow.height))
  }

  private func told<Value>(
    _ gesture: Gesture, _ aim: () throws(RetargetingError.Problem) -> Value
  ) throws(RetargetingError) -> Value {
    do {
      return try aim()
    } catch {
      throw RetargetingError(gesture: gesture.number, words: gesture.words, problem: error)
    }
  }
}
