internal import RecordingTools
internal import Dispatch
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import Synchronization

/// Finds, reads and checks recordings for the commands.
enum Recordings {
  static func read(_ file: String) throws(FileError) -> Recording {
    let recording = try Recording(contentsOf: file)
    if recording.isTorn {
      StandardError.report(
        "\(file): torn, without an end; "
          + "\((recording.isLastLineDropped ? 1 : 0).counting("unfinished line")) dropped")
    }
    return recording
  }

  static func expectReproduced(_ recording: Recording, file: String) throws {
    guard let divergence = try HeadlessReplay(recording, file: file).divergence else { return }
    throw CommandFailure.failedCheck(
      "\(file): no longer reproduces what was recorded: \(divergence)")
  }

  static func included(_ name: String) throws(FileError) -> Recording {
    try Recording(contentsOf: "\(Directories.assets)/recordings/\(name).dndrec")
  }

  static func expectCreatable(_ file: String) throws(FileError) {
    func failure(_ reason: String) -> FileError {
      FileError(file: file, .notCreated(reason: reason))
    }
    guard !file.isEmpty, !file.hasSuffix("/") else { throw failure("it is not a file name") }
    guard access(file, F_OK) != 0 else { throw FileError(file: file, .exists) }
    let folder = FilePath.folder(of: file)
    guard FileSystem.isFolder(folder) else { throw failure("there is no folder \(folder)") }
    guard FileSystem.isWritableFolder(folder) else {
      throw failure("the folder \(folder) cannot be written to")
    }
  }

  static func files(_ paths: [String]) throws(CommandFailure) -> [String] {
    let files = try paths.map { path throws(CommandFailure) in
      let isFolder = FileSystem.isFolder(path)
      let found = isFolder ? FileSystem.files(in: path, ending: ".dndrec") : [path]
      guard !found.isEmpty else {
        throw .badUsage("\(path): no recordings (*.dndrec) there; name another folder")
      }
      return found
    }
    return Array(files.joined())
  }
}

/// The result of a replay without a window, as fast as possible.
struct HeadlessReplay {
  let world: Playground
  let divergence: Divergence<Playground>?
  let summary: String

  /// Replays a recording, on all cores if no calls are traced.
  init(
    _ recording: Recording, file: String, batching: Batching = .recorded,
    trace: ((Call) -> Void)? = nil
  ) throws(FileError) {
    var (player, opening) = try Player.of(recording, file: file, batching: batching)
    let span = ContinuousClock().measure {
      guard let trace else { return player.runOnAllCores() }
      opening.calls.forEach(trace)
      while player.divergence == nil, !player.isAtEnd { player.step().calls.forEach(trace) }
    }
    let (length, spent) = (player.duration.count, max(span.microseconds, 1))
    (world, divergence) = (player.world, player.divergence)
    summary =
      "\(divergence == nil ? "reproduced" : "diverged"), \(player.comparedLines) lines, "
      + "\(player.playedEvents) events, \(length / 1000) ms played in \(spent / 1000) ms "
      + "(\(length / spent) times real time)\(recording.header.caveat)"
  }
}

extension Player where World: Sendable {
  /// Runs to the end on all cores, and blocks until then, because the commands are synchronous.
  mutating func runOnAllCores() {
    let result = Mutex(self)
    let done = DispatchSemaphore(value: 0)
    Task { [player = self] in
      var player = player
      await player.run(threads: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      result.withLock { [player] in $0 = player }
      done.signal()
    }
    done.wait()
    self = result.withLock { $0 }
  }
}

extension Duration {
  var microseconds: Int64 { Int64(self / .microseconds(1)) }
}
