internal import DragCoding
internal import DragRecording
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench

enum Recordings {
  /// Reads a recording, with a notice on standard error if it is torn.
  static func read(_ file: String) throws(RecordingError) -> Recording {
    let recording = try Recording(contentsOf: file)
    if recording.isTorn {
      StandardError.report(
        "\(file): torn, without an end; "
          + "\(recording.droppedLines.counting("unfinished line")) dropped")
    }
    return recording
  }

  /// Fails with one line if a recording diverges; for commands that have written their output.
  static func expectReproduced(_ recording: Recording, file: String) throws {
    let replay = try HeadlessReplay(recording, file: file)
    guard let divergence = replay.run().divergence else { return }
    throw CommandFailure.failedCheck(
      "\(file): no longer reproduces what was recorded: \(divergence)")
  }

  /// Reads an included recording by its name.
  static func included(_ name: String) throws(RecordingError) -> Recording {
    try Recording(contentsOf: "\(Directories.assets)/recordings/\(name).dndrec")
  }

  /// Checks before any work is done whether a new recording can be created.
  static func expectCreatable(_ file: String) throws(RecordingError) {
    func failure(_ reason: String) -> RecordingError {
      RecordingError(file: file, .notCreated(reason: reason))
    }
    guard !file.isEmpty, !file.hasSuffix("/") else { throw failure("it is not a file name") }
    guard access(file, F_OK) != 0 else { throw RecordingError(file: file, .exists) }
    let folder = FileSystem.folder(of: file)
    guard FileSystem.isFolder(folder) else { throw failure("there is no folder \(folder)") }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw failure("the folder \(folder) cannot be written to")
    }
  }

  static func stem(of path: String) -> String {
    path.hasSuffix(".dndrec") ? String(path.dropLast(7)) : path
  }

  /// Expands the folders among `paths` to their recordings.
  static func files(_ paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      let isFolder = FileSystem.isFolder(path)
      let found = isFolder ? FileSystem.files(in: path, ending: ".dndrec") : [path]
      guard !found.isEmpty else {
        throw .badUsage("\(path): no recordings (*.dndrec) there; name another folder")
      }
      files += found
    }
    return files
  }
}

/// The new files of a shrunk recording: the recording and its script.
struct ShrunkFiles {
  let recording: String
  let script: String

  init(_ recording: String) throws(RecordingError) {
    (self.recording, script) = (recording, Recordings.stem(of: recording) + ".gesture")
    for file in [recording, script] { try Recordings.expectCreatable(file) }
  }

  func write(_ session: Recording, _ text: String) throws {
    try FileBatch.create { batch in
      try batch.add(recording) { try session.write(creating: $0) }
      try batch.add(script) { path in
        let file = try RecordingFile(creating: path)
        do {
          try file.append(Array(text.utf8))
          try file.close()
        } catch {
          unlink(path)
          throw error
        }
      }
    }
  }
}

struct HeadlessReplay {
  private var player: Player<Playground>
  private let opening: Output

  init(_ recording: Recording, file: String, batching: Batching = .recorded) throws(RecordingError)
  {
    (player, opening) = try Player.of(recording, file: file, batching: batching)
  }

  struct Outcome {
    let world: Playground
    let divergence: Divergence<Playground>?
    let summary: String
  }

  /// Plays to the end, or to the first divergence.
  func run(_ trace: (Call) -> Void = { _ in }) -> Outcome {
    var player = player
    opening.calls.forEach(trace)
    let span = ContinuousClock().measure {
      while player.divergence == nil, !player.isAtEnd { player.step().calls.forEach(trace) }
    }
    let (length, spent) = (player.duration.count, max(span.microseconds, 1))
    let summary =
      "\(player.divergence == nil ? "reproduced" : "diverged"), \(player.comparedLines) lines, "
      + "\(player.playedEvents) events, \(length / 1000) ms played in \(spent / 1000) ms "
      + "(\(length / spent) times real time)\(player.recording.header.caveat)"
    return Outcome(world: player.world, divergence: player.divergence, summary: summary)
  }
}

extension Duration {
  /// The span in whole microseconds.
  var microseconds: Int64 { Int64(self / .microseconds(1)) }
}
