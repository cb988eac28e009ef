public import DragEvents
public import DragGeometry

/// Replays a recording in a world, and compares the results.
///
/// ``run()`` replays to the end or to the first divergence. ``advance(to:)`` replays to a given
/// time. In this example, `Dot` is the ``Replayable`` world that was recorded:
///
/// ```swift
/// var player = Player(recording, world: Dot())
/// player.run()
/// if let divergence = player.divergence { print(divergence) }
/// ```
///
/// A player stops comparing at the first divergence, since one difference leads to others.
public struct Player<World: Replayable> {
  public let recording: Recording
  /// The world at the current ``position``.
  public private(set) var world: World
  /// The time that the replay has reached, on the world's clock.
  public private(set) var position: Microseconds
  /// The first difference between the replay and the recording; `nil` if none was found so far.
  public internal(set) var divergence: Divergence<World>?
  /// The pointers of the replayed session at its current position.
  public private(set) var pointers: [GhostPointer] = []
  /// The number of lines whose calls and hashes were compared so far.
  public private(set) var comparedLines = 0
  /// The number of events that were played so far.
  public private(set) var playedEvents = 0

  let tiers: ComparedTiers
  var isInStep = false
  var gestures = 0
  var log: CallLog?
  var schedule: TurnSchedule
  var comparison: CallComparison
  var entry = 0
  private var event = 0

  /// Creates a player at the start of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - world: The world from which the session started.
  ///   - opening: The world's output when it was created; empty if it was decoded from a state.
  ///   - batching: The times to which the world advances between the events.
  ///   - comparesHashes: Whether hashes are compared. Pass `false` if the world encodes its state in
  ///     another layout than the one that ``RecordingHeader/hashes`` names.
  public init(
    _ recording: Recording, world: World, opening: Output = Output(),
    batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    self.recording = recording
    tiers = ComparedTiers(recording.header.tiers, isSameLayout: comparesHashes)
    self.world = world
    position = recording.header.start
    schedule = TurnSchedule(batching, from: recording.header.start)
    comparison = CallComparison(tiers, with: recording)
    if !recording.expectations.isEmpty { log = CallLog() }
    log?.append(opening.calls)
    if let pointer = recording.header.pointer { pointers = [GhostPointer(.mouse, at: pointer)] }
    comparison.make(Recording.recordedCalls(of: opening))
  }

  /// The time at the end of the recording.
  public var end: Microseconds { recording.end }

  /// The time from the start to the end of the recording.
  public var duration: Microseconds { recording.end - recording.header.start }

  /// Whether the whole recording was replayed, including the time after its last line.
  public private(set) var isAtEnd = false

  /// Replays to the end, or to the first divergence.
  public mutating func run() {
    while isComparing, !isAtEnd { step() }
  }

  var isComparing: Bool { divergence == nil }

  /// Whether nothing was replayed yet.
  var isAtStart: Bool {
    entry == 0 && event == 0 && position == recording.header.start && !isInStep && !isAtEnd
  }

  /// Ends the replay in the state of the last of some players, which have replayed all parts of the recording.
  mutating func finish(after parts: [Player]) {
    guard let last = parts.last else { return }
    (world, position, isInStep, isAtEnd) = (last.world, last.position, last.isInStep, true)
    comparison = last.comparison
    entry = recording.entries.count
    gestures = parts.reduce(0) { $0 + $1.gestures }
    comparedLines = parts.reduce(0) { $0 + $1.comparedLines }
    playedEvents = parts.reduce(0) { $0 + $1.playedEvents }
    for case .turn(let turn) in recording.entries {
      for event in turn.events { pointers.follow(event.kind) }
    }
  }

  /// Replays the next turn of the recording.
  ///
  /// After the last turn, this replays the time until the end of the recording.
  ///
  /// - Returns: The world's output.
  @discardableResult
  public mutating func step() -> Output {
    guard let turn = nextTurn() else { return finish() }
    return finish(turn)
  }

  /// Replays up to a time on the world's clock, which may be between two events.
  ///
  /// A time before ``position`` has no effect.
  ///
  /// - Returns: The world's output.
  @discardableResult
  public mutating func advance(to time: Microseconds) -> Output {
    var output = Output()
    while let turn = nextTurn(), turn.time <= time { output.append(finish(turn)) }
    if let turn = nextTurn() {
      output.append(play(turn, upTo: time))
      output.append(pass(to: time))
    } else {
      output.append(time < end ? pass(to: time) : finish())
    }
    return output
  }
}

extension Player {
  private mutating func nextTurn() -> Turn? {
    while entry < recording.entries.count {
      if case .turn(let turn) = recording.entries[entry] { return turn }
      entry += 1
    }
    return nil
  }

  private mutating func finish(_ turn: Turn) -> Output {
    var output = play(turn, upTo: turn.time)
    output.append(passBatches(upTo: turn.time))
    if schedule.batching == .recorded { output.append(pass(to: turn.time)) }
    if isComparing {
      compare(turn)
      comparedLines += 1
    }
    if isComparing, log != nil { checkExpectations(at: turn) }
    entry += 1
    event = 0
    return output
  }

  private mutating func finish() -> Output {
    var output = passBatches(upTo: end)
    output.append(pass(to: end))
    defer { isAtEnd = true }
    guard isComparing, !isAtEnd else { return output }
    var turn = recording.turns.last ?? Turn(time: end)
    (turn.time, turn.events, turn.calls) = (end, [], [])
    // The other hashes change with the time.
    if !tiers.comparesModel { turn.fingerprint = nil }
    compare(turn, isLast: true)
    return output
  }

  private mutating func play(_ turn: Turn, upTo time: Microseconds) -> Output {
    var output = Output()
    while event < turn.events.count, turn.events[event].time <= time {
      let next = turn.events[event]
      output.append(passBatches(upTo: next.time))
      output.append(collect(world.apply(next)))
      position = max(position, next.time)
      isInStep = false
      switch next.kind {
      case .pointerPressed, .wheelScrolled, .incomingDrag(.entered): gestures += 1
      default: break
      }
      pointers.follow(next.kind)
      event += 1
      playedEvents += 1
    }
    return output
  }

  private mutating func passBatches(upTo time: Microseconds) -> Output {
    var output = Output()
    for moment in schedule.moments(upTo: time) { output.append(pass(to: moment)) }
    return output
  }

  private mutating func pass(to time: Microseconds) -> Output {
    guard time >= position else { return Output() }
    position = time
    isInStep = true
    return collect(world.advance(to: time))
  }

  private mutating func collect(_ output: Output) -> Output {
    gestures += output.calls.count { $0.isLiftByKeys }
    log?.append(output.calls)
    if isComparing, !output.calls.isEmpty { comparison.make(Recording.recordedCalls(of: output)) }
    return output
  }
}

extension Player: Sendable where World: Sendable {}
