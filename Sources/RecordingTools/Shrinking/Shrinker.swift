public import DragRecording

/// Reduces a failing session to fewer events that fail in the same way.
///
/// Whole gestures are removed first, then motions. Then waits are shortened.
///
/// Without an earlier gesture, the target of a later one can be elsewhere. So a smaller session
/// that does not fail is tried again, with each gesture aimed at its original target.
///
/// ```swift
/// var shrinker = Shrinker(recording, in: world, opening: opening) { candidate in
///   breaksTheLaw(candidate)
/// }
/// let smallest = shrinker.shrunk()
/// ```
public struct Shrinker<World: Aimable> {
  package private(set) var tries = 0
  private var smallest: Recording

  private let world: World
  private let opening: Output
  private let original: Recording
  private let fails: (Recording) -> Bool
  private let goesOn: () -> Bool
  private var events: [InputEvent]
  private var results: [[InputEvent]: Bool] = [:]

  /// Creates a shrinker of a session that starts in `world`.
  ///
  /// `opening` is the output of creating `world`. `fails` returns whether a smaller session fails
  /// in the same way.
  ///
  /// `goesOn` is called before each attempt to make the session smaller. If it returns `false`, the
  /// attempt is skipped.
  public init(
    _ recording: Recording, in world: World, opening: Output = Output(),
    while goesOn: @escaping () -> Bool = { true }, fails: @escaping (Recording) -> Bool
  ) {
    (original, smallest, events) = (recording, recording, recording.events)
    (self.world, self.opening, self.fails, self.goesOn) = (world, opening, fails, goesOn)
  }

  /// Returns the smallest session that was found to fail in the same way.
  ///
  /// If no smaller session fails, it is the original one.
  public mutating func shrunk() -> Recording {
    _ = smallestPart(of: events.atoms) { keeps($0.flatMap(\.self)) }
    removeMotion()
    shortenWaits()
    return smallest
  }

  private mutating func removeMotion() {
    _ = keeps(events.filter { !$0.kind.isIdle })
    for pointer in Set(events.compactMap(\.kind.pointer)).sorted() {
      _ = keeps(events.filter { $0.kind.pointer != pointer })
    }
    let others = events.enumerated().filter { !$0.element.kind.isMove }
    let moves = events.enumerated().filter { $0.element.kind.isMove }
    _ = smallestPart(of: moves) { kept in
      keeps((others + kept).sorted { $0.offset < $1.offset }.map(\.element))
    }
  }

  private mutating func shortenWaits() {
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
    // Scripts have holds in tenths of a second.
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

  private mutating func keeps(_ candidate: [InputEvent]) -> Bool {
    guard candidate != events, goesOn() else { return false }
    if let known = results[candidate] { return known }
    tries += 1
    let found = [plain, aimed].lazy.compactMap { $0(candidate) }.first(where: fails)
    results[candidate] = found != nil
    guard let found else { return false }
    (smallest, events) = (found, found.events)
    return true
  }

  private func plain(_ events: [InputEvent]) -> Recording? {
    var rehearsal = Rehearsal(original.header, in: world, opening: opening)
    rehearsal.play(events)
    return try? rehearsal.recording(until: end(of: events))
  }

  private func aimed(_ events: [InputEvent]) -> Recording? {
    let pumps = events.map { Recording.Entry.pump(Pump(time: $0.time, events: [$0])) }
    let recording = Recording(header: original.header, entries: pumps, end: end(of: events))
      .withGestures(of: original)
    let retargeting = Retargeting(recording, to: original.header.window)
    let played = try? retargeting.play(in: world, original.header, opening: opening)
    return played?.error == nil ? played?.replay.recording : nil
  }

  private func end(of events: [InputEvent]) -> Microseconds {
    (events.last?.time ?? original.header.start) + .seconds(3)
  }
}

extension [InputEvent] {
  /// The events, divided into groups that are removed only as a whole, such as a press and its
  /// release.
  var atoms: [[InputEvent]] {
    var (atoms, atom, down): ([[InputEvent]], [InputEvent], Set<PointerID>) = ([], [], [])
    for event in self {
      // Motion towards the next press is part of it.
      if down.isEmpty, event.beginsAtom, atom.contains(where: { !$0.kind.isIdle }) {
        atoms.append(atom)
        atom = []
      }
      atom.append(event)
      down.follow(event.kind)
    }
    return atom.isEmpty ? atoms : atoms + [atom]
  }

  fileprivate func moved(from index: Int, by span: Microseconds) -> [InputEvent] {
    enumerated().map { place, event in
      place < index ? event : InputEvent(time: event.time + span, event.kind)
    }
  }
}

/// Returns a list without the elements that can be removed while a condition still holds.
///
/// Halves of the list are tried first, then quarters, and finally single elements. This is delta
/// debugging (Zeller and Hildebrandt, 2002).
///
/// - Precondition: The condition holds for the whole list.
private func smallestPart<Element>(
  of elements: [Element], for holds: ([Element]) -> Bool
) -> [Element] {
  var (kept, size) = (elements, max(elements.count / 2, 1))
  while !kept.isEmpty {
    var (hasRemoved, end) = (false, kept.count)
    // From the end: the last elements depend on most others.
    while end > 0 {
      let start = max(end - size, 0)
      let candidate = Array(kept[..<start] + kept[end...])
      if holds(candidate) {
        kept = candidate
        hasRemoved = true
      }
      end = start
    }
    if size > 1 { size /= 2 } else if !hasRemoved { break }
  }
  return kept
}

extension InputEvent {
  fileprivate var beginsAtom: Bool {
    switch kind {
    case .keyReleased, .pointerReleased, .focusGained, .windowShown: false
    case .modifiersChanged(let modifiers): !modifiers.isEmpty
    default: true
    }
  }
}
