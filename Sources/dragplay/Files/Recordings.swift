internal import DragRecording
internal import Glibc
internal import PlaygroundWorkbench

/// Recordings by their files.
enum Recordings {
  /// Reads a recording, and says on standard error where it is torn.
  static func read(_ file: String) throws(FileError) -> Recording {
    let recording = try Recording(contentsOf: file)
    if recording.isTorn {
      StandardError.say(
        "\(file): torn, without an end; "
          + "\(recording.droppedLines.counting("unfinished line")) dropped")
    }
    return recording
  }

  /// Fails in one line if a recording diverges when it is replayed; the output has been written by then.
  static func expectReproduced(_ recording: Recording, file: String) throws {
    let replay = try HeadlessReplay(recording, file: file, batching: .recorded)
    guard let divergence = replay.run({ _ in }).divergence else { return }
    throw CommandFailure.failedCheck(
      "\(file): no longer reproduces what was recorded: \(divergence)")
  }

  /// Reads a recording that comes with the program, by its name.
  static func included(_ name: String) throws(FileError) -> Recording {
    try Recording(contentsOf: "\(Places.assets)/recordings/\(name).dndrec")
  }

  /// Says what would keep a new recording from being made, before a window is opened for it.
  static func expectCreatable(_ file: String) throws(FileError) {
    guard file.last.map({ $0 != "/" }) ?? false else {
      throw FileError(file: file, .notCreated(reason: "it is no name of a file"))
    }
    guard access(file, F_OK) != 0 else { throw FileError(file: file, .exists) }
    let folder = Places.folder(of: file)
    guard Places.isFolder(folder) else {
      throw FileError(file: file, .notCreated(reason: "there is no folder \(folder)"))
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      let reason = "the folder \(folder) cannot be written to"
      throw FileError(file: file, .notCreated(reason: reason))
    }
  }

  /// The files that words of the command line mean: files themselves, and the recordings of folders.
  static func files(_ paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard Places.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = Places.files(in: path, ending: ".dndrec")
      guard !found.isEmpty else {
        throw .badUsage("\(path): holds no recording (*.dndrec); name another folder")
      }
      files += found
    }
    return files
  }
}
