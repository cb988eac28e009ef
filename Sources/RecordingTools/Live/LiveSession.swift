public import DragRecording
import Glibc

/// A session of a program with its user: a world that receives events as they arrive, and that can be recorded.
///
/// It is the live counterpart of ``Rehearsal``. Each turn of the program's loop is one call:
///
/// ```swift
/// var session = try LiveSession(on: stage)
/// try session.startRecording(to: "session.dndrec")
/// while isRunning {
///   let output = session.turn(events, until: now)
///   perform(output.requests)
///   wait(until: session.nextWake)
/// }
/// session.stopRecording()
/// ```
///
/// A recording can start at any time. One that starts before the first turn, in the world that the stage makes,
/// starts with that world; any other starts with the bytes of the current state.
public struct LiveSession<World: LiveWorld> {
  /// The world after the turns so far.
  public private(set) var world: World
  /// The next time on the program's clock at which a turn without events changes something; `nil` if none does.
  public private(set) var nextWake: Microseconds?
  /// The path of the file into which the session is recorded now; `nil` if it is not recorded.
  public var recordingPath: String? { recorder?.sink.path }
  /// The error that ended the last recording; `nil` if there was none, or if it is still being written.
  public var recordingFailure: FileError? { ended.last?.failure }
  /// The first error that ended a recording; `nil` if there was none.
  package var firstRecordingFailure: FileError? { ended.lazy.compactMap(\.failure).first }

  private var recorder: Recorder<LiveFile>?
  /// The files of the recordings that have ended, the last one last; an earlier one only until it is complete.
  private var ended: [LiveFile] = []
  private let header: (World) -> RecordingHeader
  /// The header and the output of a new world, until its first turn.
  private var opening: (header: RecordingHeader, output: Output)?
  private var window: Size
  private var mouse: Point?
  #if DEBUG
    private var reportedProblems: [String] = []
  #endif
  /// The program's clock minus the world's time.
  private var offset: Microseconds

  /// Starts a session in the world that a stage makes of its header.
  ///
  /// - Throws: A `FileError` if the stage cannot make the world.
  public init(on stage: ScriptStage<World>, at now: Microseconds = .zero) throws(FileError) {
    let (world, output) = try stage.makeWorld(stage.header)
    self.init(world, at: now, opening: (stage.header, output)) { _ in stage.header }
  }

  /// Starts a session in a world that exists, such as one with a document that was opened.
  ///
  /// - Parameters:
  ///   - world: The world, after its start.
  ///   - stage: The stage of the world's tests, whose header names the program and its scene.
  ///   - now: The time on the program's clock.
  public init(in world: World, on stage: ScriptStage<World>, at now: Microseconds = .zero) {
    self.init(world, at: now, opening: nil) { _ in stage.header }
  }

  package init(
    _ world: World, at now: Microseconds, opening: (header: RecordingHeader, output: Output)?,
    header: @escaping (World) -> RecordingHeader
  ) {
    (self.world, self.opening, self.header) = (world, opening, header)
    window = (opening?.header ?? header(world)).window
    offset = now - world.now
    noteNextWake()
    #if DEBUG
      warnOfProblems()
    #endif
  }
}

extension LiveSession {
  /// Performs a turn of the program's loop: applies events, and advances to the current time.
  ///
  /// - Parameters:
  ///   - events: The events since the last turn, in order, with times on the program's clock.
  ///   - now: The current time on the program's clock.
  /// - Returns: The calls and requests of the turn.
  public mutating func turn(_ events: [InputEvent], until now: Microseconds) -> Output {
    var output = Output()
    var applied: [InputEvent] = []
    for event in events {
      // Events from before the session happen at its start.
      let event = InputEvent(time: max(event.time - offset, world.now), event.kind)
      note(event.kind)
      if recorder != nil {
        output.append(world.advance(to: event.time))
        recorder?.note(event, in: world)
        applied.append(event)
      }
      output.append(world.apply(event))
    }
    // A frame after an event can show the time of the event. What is due since then is done in the next turn.
    let isDue = events.isEmpty && nextWake.map { $0 <= now } ?? false
    if recorder != nil || isDue { output.append(world.advance(to: now - offset)) }
    opening = nil
    record(applied, output)
    noteNextWake()
    #if DEBUG
      // A change of the order can bring mistakes to light.
      if output.calls.contains(where: { $0.name == .order }) { warnOfProblems() }
    #endif
    return output
  }

  /// Notes the next wake, which is asked for in each turn; the world, which can be large, is not copied here.
  private mutating func noteNextWake() { nextWake = world.nextWake.map { $0 + offset } }

  private mutating func note(_ event: InputEvent.Kind) {
    switch event {
    case .windowResized(let size): window = size
    case .pointerPressed(.mouse, let point, _), .pointerMoved(.mouse, let point, _),
      .pointerReleased(.mouse, let point, _):
      mouse = point
    default: break
    }
  }

  private mutating func record(_ events: [InputEvent], _ output: Output) {
    guard recorder != nil else { return }
    recorder?.record(events, until: world.now, output: output, world: world)
    if recorder?.failure != nil { endRecording() }
  }

  /// Continues after a pause in which the world did not advance, or in another world.
  ///
  /// Another world ends the recording.
  package mutating func resume(in other: World? = nil, at now: Microseconds) {
    if let other {
      finishRecording()
      (world, opening) = (other, nil)
    }
    offset = now - world.now
    noteNextWake()
  }
}

extension LiveSession {
  /// Records the session from here into a new file; a recording that is running ends.
  ///
  /// - Throws: A `FileError` if the file exists or cannot be created.
  public mutating func startRecording(to path: String) throws(FileError) {
    finishRecording()
    recorder = try Recorder(opening?.header ?? headerFromHere, to: LiveFile(creating: path))
    if let output = opening?.output { record([], output) }
  }

  private var headerFromHere: RecordingHeader {
    var header = header(world)
    (header.window, header.pointer) = (window, mouse)
    (header.start, header.state) = (world.now, .state(world.canonicalBytes))
    return header
  }

  /// Ends the recording, if there is one, and waits until all files are complete on disk.
  public mutating func stopRecording() {
    finishRecording()
    ended.forEach { $0.awaitEnd() }
  }

  /// Ends the recording, if there is one, whose file is then synchronized to disk.
  package mutating func finishRecording() {
    recorder?.finish(at: world.now, world: world)
    endRecording()
  }

  private mutating func endRecording() {
    guard let recorder else { return }
    if let failure = recorder.failure { recorder.sink.fail(failure) }
    ended.removeAll(where: \.isComplete)
    ended.append(recorder.sink)
    self.recorder = nil
  }
}

#if DEBUG
  extension LiveSession {
    /// Writes the mistakes of the world to standard error, each of them once.
    private mutating func warnOfProblems() {
      for problem in world.problems where !reportedProblems.contains(problem) {
        reportedProblems.append(problem)
        let line = Array("warning: \(problem)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
      }
    }
  }
#endif
