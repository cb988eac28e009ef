internal import CSDL2
internal import DragDrawing
public import DragEvents
public import DragKit
public import DragKitRecording
internal import DragRecording
public import DragSDL
internal import Glibc
public import RecordingTools

/// A program in an SDL window, whose sessions can be recorded and replayed.
///
/// ```swift
/// SDLProgram(stage, title: "Errands").main { frame, renderer in
///   SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255)
///   SDL_RenderClear(renderer)
///   for element in frame.elements where element.kind == .item { … }
/// }
/// ```
///
/// Use it on the main thread. For a program with a loop or a window of its own, see ``/DragSDL/EventLoop`` and ``/DragSDL/WindowInput``.
public struct SDLProgram<Content: InteractiveContent & Equatable & CanonicalCodable> {
  let stage: ScriptStage<InteractionWorld<Content>>
  private let title: String
  private let perform: (Message, MessageQueue) -> Void

  /// Creates a program, without a window yet.
  ///
  /// - Parameters:
  ///   - stage: The stage on which the content's tests run; its header has the size of the window.
  ///   - title: The title of the window; `nil` for the name of the stage.
  ///   - perform: Performs messages of the content (`Request.send(_:)`), such as to save a file. An answer can be sent
  ///     to the queue, also later, and from any thread.
  public init(
    _ stage: ScriptStage<InteractionWorld<Content>>, title: String? = nil,
    onMessage perform: @escaping (_ message: Message, _ answers: MessageQueue) -> Void = { _, _ in }
  ) {
    (self.stage, self.title, self.perform) = (stage, title ?? stage.header.app, perform)
  }

  /// Opens the window, and runs the program until the window is closed.
  ///
  /// - Parameters:
  ///   - path: The path of a new file, into which the session is recorded; `nil` for none.
  ///   - draw: Draws a frame with an `SDL_Renderer`, whose coordinates are logical pixels.
  /// - Throws: A ``/DragSDL/SDLError`` if there is no window, and a `FileError` if the file exists or the recording failed.
  public func run(
    recordingTo path: String? = nil,
    draw: @escaping (_ frame: ProgramFrame<Content>, _ renderer: OpaquePointer) -> Void
  ) throws {
    try run(recordingTo: path, on: RendererScreen.init) { frame in { draw(frame, $0) } }
  }

  func run<Drawing>(
    recordingTo path: String?, on makeScreen: (SDLWindow) throws -> any Screen<Drawing>,
    draw: @escaping (ProgramFrame<Content>) -> Drawing
  ) throws {
    var session = try LiveSession(on: stage)
    let window = try SDLWindow(title: title, size: stage.header.window)
    let loop = FrameLoop(window, try makeScreen(window))
    // Last: without a window, no file is left.
    if let path { try session.startRecording(to: path) }
    let messages = loop.messages
    var program = LiveProgram(session: session, draw: draw) { perform($0, messages) }
    let result = Result { try loop.run(&program) }
    program.session.stopRecording()
    try result.get()
    if let failure = program.session.recordingFailure { throw failure }
  }

  /// Replays a recording in the window, at its own speed, and compares it.
  ///
  /// Without a display, it is only compared.
  ///
  /// - Returns: At most ten lines that say how the replay diverges; `nil` if it reproduces.
  /// - Throws: A `FileError` if the file cannot be read or its world not be made.
  public func replay(
    _ path: String,
    draw: @escaping (_ frame: ProgramFrame<Content>, _ renderer: OpaquePointer) -> Void
  ) throws -> String? {
    try replay(path, on: RendererScreen.init) { frame in { draw(frame, $0) } }
  }

  func replay<Drawing>(
    _ path: String, on makeScreen: (SDLWindow) throws -> any Screen<Drawing>,
    draw: @escaping (ProgramFrame<Content>) -> Drawing
  ) throws -> String? {
    var program = ReplayProgram(try player(of: path), draw: draw)
    let recording = program.player.recording
    do {
      let window = try SDLWindow(title: title, size: recording.header.window)
      try FrameLoop(window, makeScreen(window)).run(&program)
    } catch let error as SDLError where error.isDisplayMissing {}
    return try recording.failure(on: stage, file: path)?.brief()
  }

  func player(of path: String) throws -> Player<InteractionWorld<Content>> {
    let recording = try Recording(contentsOf: path)
    let (world, opening) = try stage.makeWorld(recording.header)
    return Player(recording, world: world, opening: opening)
  }

  /// Runs the program with the arguments of the command line, and exits.
  ///
  /// The options are those of `ProgramOptions`: `--record FILE`, `--replay FILE`, `--explain FILE`, and `--promote FILE --output
  /// FILE`; `--replay FILE --frames DIR` draws 25 pictures a second without a window. The exit status is 1 if a replay
  /// diverges, and 2 if the arguments or files are not right; a line on standard error says why.
  public func main(
    _ draw: @escaping (_ frame: ProgramFrame<Content>, _ renderer: OpaquePointer) -> Void
  ) -> Never {
    main(on: RendererScreen.init) { frame in
      { draw(frame, $0) }
    } film: { path, folder in
      try film(path, into: folder, draw: draw)
    }
  }

  func main<Drawing>(
    on makeScreen: (SDLWindow) throws -> any Screen<Drawing>,
    draw: @escaping (ProgramFrame<Content>) -> Drawing,
    film: ((_ path: String, _ folder: String) throws -> Int)? = nil
  ) -> Never {
    ProgramOptions.orExit { options in
      switch options.command {
      case .replay(let file)? where options.frames != nil:
        let folder = options.frames ?? ""
        guard let film else {
          throw SDLError(
            "--frames", message: "only programs that draw with an SDL_Renderer have it")
        }
        print("\(folder): \(try film(file, folder)) pictures")
      case .replay(let file)?:
        // In the window first, to be seen.
        if let brief = try replay(file, on: makeScreen, draw: draw) {
          throw CheckFailure.different(brief: brief, page: "")
        }
        print("\(file): reproduces")
      case let command?: print(try command.result(on: stage))
      case nil: try run(recordingTo: options.recording, on: makeScreen, draw: draw)
      }
      exit(0)
    }
  }
}
