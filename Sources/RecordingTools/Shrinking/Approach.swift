import DragFrameIO
import DragGeometry
import DragRecording

/// The way to the line at which a recording goes wrong, and others that lead to the same state.
///
/// What would have come of fewer events in the session nobody knows. But where they lead to the same
/// three hashes as all of them, the line that goes wrong comes upon the same state, and what is recorded
/// of it holds. So that line stays as it was recorded, and the way to it may be any that ends there.
struct Approach<World: Aimable> {
  /// The session up to the line, as it is lived through now.
  let session: Recording
  private let recording: Recording
  private let world: World
  private let opening: Output
  /// The line that goes wrong, and what stands behind it.
  private let rest: ArraySlice<Recording.Entry>
  private let end: Microseconds
  private let goal: StateHashes

  /// Finds the line; nothing where the recording goes wrong on its first line, or behind its last.
  init?(
    to divergence: Divergence<World>, in recording: Recording, world: World, opening: Output
  ) {
    let entries = recording.entries
    let odd = entries.firstIndex { entry in
      if case .pump(let pump) = entry { pump.line == divergence.line } else { false }
    }
    guard let odd, entries[odd].time == divergence.time,
      let last = entries[..<odd].last(where: \.isPump)
    else { return nil }
    (self.recording, self.world, self.opening) = (recording, world, opening)
    (rest, end) = (entries[odd...], last.time)
    let events = entries[..<odd].flatMap(\.events)
    let rehearsal = Self.rehearsal(of: events, recording.header, in: world, opening, until: end)
    goal = rehearsal.world.hashes
    session = rehearsal.recorded(until: end)
  }

  /// The recording with another way to the line; nothing where that does not lead there.
  func recording(by events: [InputEvent]) -> Recording? {
    let rehearsal = Self.rehearsal(of: events, recording.header, in: world, opening, until: end)
    guard rehearsal.world.hashes == goal else { return nil }
    let entries = rehearsal.recorded(until: end).entries + rest
    // Written and read once, since lines are told of by their numbers.
    return try? Recording(
      parsing: Recording(header: recording.header, entries: entries, end: recording.end).bytes)
  }

  private static func rehearsal(
    of events: [InputEvent], _ header: RecordingHeader, in world: World, _ opening: Output,
    until end: Microseconds
  ) -> Rehearsal<World> {
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    for event in events { rehearsal.pump([event], until: event.time) }
    rehearsal.pump([], until: end)
    return rehearsal
  }
}

extension Rehearsal {
  fileprivate func recorded(until end: Microseconds) -> Recording {
    var rehearsal = self
    return rehearsal.recording(until: end)
  }
}

extension Recording.Entry {
  fileprivate var isPump: Bool { if case .pump = self { true } else { false } }

  fileprivate var events: [InputEvent] {
    if case .pump(let pump) = self { pump.events } else { [] }
  }
}
