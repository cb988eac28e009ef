import DragCoding
public import DragFrameIO
public import DragGeometry

/// Plays a recording into a world, and compares what comes of it with what came of it then.
///
/// Headless, it is run to the end; on a screen, it is advanced frame by frame:
///
/// ```swift
/// var player = Player(recording, world: Dot())
/// player.run()
/// if let divergence = player.divergence { print(divergence) }
/// ```
///
/// After the first divergence nothing is compared any more, since one difference breeds others.
public struct Player<World: Replayable> {
  /// What is played.
  public let recording: Recording
  /// The world as it is now.
  public private(set) var world: World
  /// The time that the world has reached.
  public private(set) var position: Microseconds
  /// The first difference, once there is one.
  public internal(set) var divergence: Divergence<World>? {
    didSet { isComparing = false }
  }
  /// Where the recorded pointers are.
  public private(set) var pointers: [GhostPointer] = []
  /// How many lines have been compared so far.
  public private(set) var comparedLines = 0
  /// How many events have been played so far.
  public private(set) var playedEvents = 0

  let judgement: Judgement
  /// `true` up to the first divergence: a question asked for every event, of a large value.
  private var isComparing = true
  /// `true` where the world has been told to advance to the position since its last event.
  var isInStep = false
  var gestures = 0
  /// The calls so far as expectations need them; nothing where the recording has none.
  var log: CallLog?
  private var schedule: PumpSchedule
  var comparison: CallComparison
  var orders = OrderComparison()
  var entry = 0
  private var event = 0

  /// Creates a player at the start of a recording.
  ///
  /// - Parameters:
  ///   - recording: What to play.
  ///   - world: The world that the session started from.
  ///   - opening: What came out when that world was made, as far as it was recorded.
  ///   - batching: When time passes between the events.
  ///   - comparesHashes: `false` where the state has another layout than the header's
  ///     ``RecordingHeader/hashes`` names, so that only calls can be compared.
  public init(
    _ recording: Recording, world: World, opening: Output = Output(),
    batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    self.recording = recording
    judgement = Judgement(recording.header.tiers, isSameLayout: comparesHashes)
    self.world = world
    position = recording.header.start
    schedule = PumpSchedule(batching, from: recording.header.start)
    comparison = CallComparison(hasTimes: judgement.comparesTimes)
    if !recording.expectations.isEmpty { log = CallLog() }
    log?.append(opening.calls)
    if let pointer = recording.header.pointer { pointers = [GhostPointer(.mouse, at: pointer)] }
    make(Recording.recordedCalls(of: opening))
  }

  /// The time at which the recording ends.
  public var end: Microseconds { recording.end }

  /// How long the recording takes.
  public var duration: Microseconds { recording.end - recording.header.start }

  /// `true` once everything has been played.
  public private(set) var isAtEnd = false

  /// Plays to the end, or to the first divergence.
  public mutating func run() {
    while isComparing, !isAtEnd { step() }
  }

  /// Plays up to the end of the next recorded line, or to the end after the last one.
  @discardableResult
  public mutating func step() -> Output {
    guard let pump = nextPump() else { return finish() }
    return finish(pump)
  }

  /// Plays up to `time`, which may lie between two events.
  ///
  /// Nothing is done for a time that is past.
  @discardableResult
  public mutating func advance(to time: Microseconds) -> Output {
    var output = Output()
    while let pump = nextPump(), pump.time <= time { output.append(finish(pump)) }
    if let pump = nextPump() {
      output.append(play(pump, upTo: time))
      output.append(pass(to: time))
    } else {
      output.append(time < end ? pass(to: time) : finish())
    }
    return output
  }
}

extension Player {
  /// The line that is played next; keyframes and marks before it are skipped.
  private mutating func nextPump() -> Pump? {
    while entry < recording.entries.count {
      if case .pump(let pump) = recording.entries[entry] { return pump }
      entry += 1
    }
    return nil
  }

  /// Plays what is left of a line, and compares.
  private mutating func finish(_ pump: Pump) -> Output {
    var output = play(pump, upTo: pump.time)
    output.append(passBatches(upTo: pump.time))
    if schedule.followsLines { output.append(pass(to: pump.time)) }
    if isComparing {
      compare(pump)
      comparedLines += 1
    }
    if isComparing { checkExpectations(at: pump) }
    entry += 1
    event = 0
    return output
  }

  /// Lets time pass to the end, in which nothing more was called.
  private mutating func finish() -> Output {
    var output = passBatches(upTo: end)
    output.append(pass(to: end))
    defer { isAtEnd = true }
    guard isComparing, !isAtEnd else { return output }
    compareEnd()
    return output
  }

  /// Compares what the recording came to: behind its last line nothing was made any more.
  private mutating func compareEnd() {
    var pump = recording.pumps.last ?? Pump(time: end)
    (pump.time, pump.events, pump.calls) = (end, [], [])
    // Time goes on in the other hashes.
    if !judgement.comparesModel { pump.fingerprint = nil }
    compare(pump, isLast: true)
  }

  /// Plays those events of a line that are due.
  private mutating func play(_ pump: Pump, upTo time: Microseconds) -> Output {
    var output = Output()
    while event < pump.events.count, pump.events[event].time <= time {
      let next = pump.events[event]
      output.append(passBatches(upTo: next.time))
      output.append(collect(world.apply(next)))
      position = max(position, next.time)
      isInStep = false
      switch next.kind {
      case .pointerPressed, .wheelScrolled: gestures += 1
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
    if isComparing, !output.calls.isEmpty {
      make(Recording.recordedCalls(of: output))
    }
    return output
  }
}

extension Player: Sendable where World: Sendable {}
