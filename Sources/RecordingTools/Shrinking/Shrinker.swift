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
  private let world: World
  private let opening: Output
  private let original: Recording
  private let fails: (Recording) -> Bool
  private let goesOn: () -> Bool

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
    (original, self.world, self.opening) = (recording, world, opening)
    (self.fails, self.goesOn) = (fails, goesOn)
  }

  /// Returns the smallest session that was found to fail in the same way.
  ///
  /// If no smaller session fails, it is the original one.
  public mutating func shrunk() -> Recording {
    let (shrinker, first) = (self, original.events)
    var smallest = original
    var search = CandidateSearch(first, while: goesOn) { events in
      let sessions = [shrinker.plain, shrinker.aimed].lazy.compactMap { $0(events) }
      guard let found = sessions.first(where: shrinker.fails) else { return nil }
      smallest = found
      return found.events
    }
    search.removeParts(of: first.atoms) { $0.flatMap(\.self) }
    removeMotion(&search)
    shortenWaits(&search)
    tries = search.tries
    return smallest
  }

  private typealias Search = CandidateSearch<[InputEvent]>

  private func removeMotion(_ search: inout Search) {
    search.take(search.best.filter { !$0.kind.isIdle })
    for pointer in Set(search.best.compactMap(\.kind.pointer)).sorted() {
      search.take(search.best.filter { $0.kind.pointer != pointer })
    }
    let events = search.best.enumerated()
    let others = events.filter { !$0.element.kind.isMove }
    let moves = events.filter { $0.element.kind.isMove }
    search.removeParts(of: moves) { kept in
      (others + kept).sorted { $0.offset < $1.offset }.map(\.element)
    }
  }

  private func shortenWaits(_ search: inout Search) {
    for shortest in [Microseconds.zero, .milliseconds(16)] {
      var next = 0
      while next < search.best.count {
        shortenWait(before: next, to: shortest, &search)
        next += 1
      }
    }
  }

  private func shortenWait(before index: Int, to shortest: Microseconds, _ search: inout Search) {
    let before = index > 0 ? search.best[index - 1].time : original.header.start
    let wait = search.best[index].time - before
    guard wait > shortest, !search.take(search.best.moved(from: index, by: shortest - wait)) else {
      return
    }
    // Scripts have holds in tenths of a second.
    let step = Microseconds.milliseconds(100)
    var longest = wait
    while longest > shortest + step {
      let shorter = Microseconds((longest.count / 2 + step.count - 1) / step.count * step.count)
      guard shorter < longest, search.take(search.best.moved(from: index, by: shorter - longest))
      else { return }
      longest = shorter
    }
  }

  private func plain(_ events: [InputEvent]) -> Recording? {
    var rehearsal = Rehearsal(original.header, in: world, opening: opening)
    rehearsal.play(events)
    return try? rehearsal.recording(until: end(of: events))
  }

  private func aimed(_ events: [InputEvent]) -> Recording? {
    let turns = events.map { Recording.Entry.turn(Turn(time: $0.time, events: [$0])) }
    let recording = Recording(header: original.header, entries: turns, end: end(of: events))
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

extension InputEvent {
  fileprivate var beginsAtom: Bool {
    switch kind {
    case .keyReleased, .pointerReleased, .focusGained, .windowShown: false
    case .modifiersChanged(let modifiers): !modifiers.isEmpty
    default: true
    }
  }
}
