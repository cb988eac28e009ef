public import DragFrameIO
import DragGeometry
public import DragRecording

/// Makes a session that fails as small as it can be while it fails in the same way.
///
/// First whole gestures go, then what a pointer does on its way, then time. What is left out early
/// would move what later gestures are meant for away from under them: where a smaller session does
/// not fail as it is, it is tried once more with every gesture aimed at what it was aimed at.
///
/// ```swift
/// var shrinker = Shrinker(recording, in: world, opening: opening) { candidate in
///   breaksTheLaw(candidate)
/// }
/// let smallest = shrinker.shrunk()
/// ```
public struct Shrinker<World: Aimable> {
  /// How many smaller sessions have been tried.
  public private(set) var tries = 0
  /// The smallest session so far.
  public private(set) var smallest: Recording

  private let world: World
  private let opening: Output
  private let original: Recording
  private let fails: (Recording) -> Bool
  private let goesOn: () -> Bool
  private var events: [InputEvent]
  private var failed: [[InputEvent]: Bool] = [:]

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - recording: The session; its gestures say what was meant.
  ///   - world: The world that it starts from.
  ///   - opening: What came out when that was made.
  ///   - goesOn: Is asked before each try; the answer `false` ends the search with what has been found.
  ///   - fails: Whether a smaller session fails in the same way.
  public init(
    _ recording: Recording, in world: World, opening: Output = Output(),
    while goesOn: @escaping () -> Bool = { true }, fails: @escaping (Recording) -> Bool
  ) {
    (original, smallest) = (recording, recording)
    (self.world, self.opening, self.fails, self.goesOn) = (world, opening, fails, goesOn)
    events = recording.pumps.flatMap(\.events)
  }

  /// The smallest session that fails in the same way.
  public mutating func shrunk() -> Recording {
    leaveOutGestures()
    straightenPaths()
    shortenWaits()
    return smallest
  }

  /// How long a session goes on after its last event: long enough for everything to come to rest.
  private static var lastLook: Microseconds { .seconds(3) }
}

extension Shrinker {
  /// Leaves out gestures, each with all that belongs to it.
  public mutating func leaveOutGestures() {
    let atoms = EventAtoms(events).atoms
    _ = smallestPart(of: atoms) { keeps($0.flatMap(\.self)) }
  }

  /// Leaves out what a mouse does between its gestures, whole fingers, and points on the way.
  public mutating func straightenPaths() {
    _ = keeps(events.filter { !$0.isHover })
    for pointer in Set(events.compactMap(\.pointer)).sorted() {
      _ = keeps(events.filter { $0.pointer != pointer })
    }
    let others = events.enumerated().filter { !$0.element.isMove }
    let moves = events.enumerated().filter { $0.element.isMove }
    _ = smallestPart(of: moves) { kept in
      keeps((others + kept).sorted { $0.offset < $1.offset }.map(\.element))
    }
  }

  /// Shortens the waits between events: to nothing, to a sixtieth of a second, to half as long.
  public mutating func shortenWaits() {
    for shortest in [Microseconds.zero, .milliseconds(16)] {
      var next = 0
      while next < events.count {
        shortenWait(before: next, to: shortest)
        next += 1
      }
    }
  }

  private mutating func shortenWait(before index: Int, to shortest: Microseconds) {
    let before = index > 0 ? events[index - 1].time : original.header.start
    let wait = events[index].time - before
    guard wait > shortest, !keeps(events.moved(from: index, by: shortest - wait)) else { return }
    // Holds are given in words as tenths of a second: that is as short as they become.
    let step = Microseconds.milliseconds(100)
    var longest = wait
    while longest > shortest + step {
      let shorter = Microseconds((longest.count / 2 + step.count - 1) / step.count * step.count)
      guard shorter < longest, keeps(events.moved(from: index, by: shorter - longest)) else {
        return
      }
      longest = shorter
    }
  }

  /// Takes a smaller session in the place of the smallest, where it fails in the same way.
  private mutating func keeps(_ candidate: [InputEvent]) -> Bool {
    guard candidate != events, goesOn() else { return false }
    if let known = failed[candidate] { return known }
    tries += 1
    let found = [plain(candidate), aimed(candidate)].lazy.compactMap { $0() }.first(where: fails)
    failed[candidate] = found != nil
    guard let found else { return false }
    smallest = found
    events = found.pumps.flatMap(\.events)
    return true
  }

  /// The session of these events as they are.
  private func plain(_ events: [InputEvent]) -> () -> Recording? {
    {
      var rehearsal = Rehearsal(original.header, in: world, opening: opening)
      for event in events { rehearsal.pump([event], until: event.time) }
      return rehearsal.recording(until: end(of: events))
    }
  }

  /// The session of these events, each gesture aimed at what it was aimed at.
  private func aimed(_ events: [InputEvent]) -> () -> Recording? {
    {
      let pumps = events.map { Recording.Entry.pump(Pump(time: $0.time, events: [$0])) }
      var recording = Recording(
        header: original.header, entries: pumps, end: end(of: events))
      recording = recording.withGestures(of: original)
      let retargeting = Retargeting(recording, to: original.header.window)
      return try? retargeting.play(in: world, original.header, opening: opening).recording
    }
  }

  private func end(of events: [InputEvent]) -> Microseconds {
    (events.last?.time ?? original.header.start) + Self.lastLook
  }
}

extension InputEvent {
  fileprivate var pointer: PointerID? {
    switch kind {
    case .pointerPressed(let id, _, _), .pointerMoved(let id, _, _), .pointerReleased(let id, _, _),
      .pointerCancelled(let id):
      id
    default: nil
    }
  }

  fileprivate var isMove: Bool { if case .pointerMoved = kind { true } else { false } }

  fileprivate var isHover: Bool {
    switch kind {
    case .pointerMoved(_, _, isDown: false), .pointerLeft: true
    default: false
    }
  }
}

extension [InputEvent] {
  /// The events with those from some index on at another time.
  fileprivate func moved(from index: Int, by span: Microseconds) -> [InputEvent] {
    enumerated().map { place, event in
      place < index ? event : InputEvent(time: event.time + span, event.kind)
    }
  }
}
