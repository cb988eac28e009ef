internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// The text of a script of gestures, as read from a file.
struct ScriptFile {
  let path: String
  private let text: String

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    text = try FileSystem.text(of: path)
  }

  /// Returns an included script by its name; `nil` if there is none that can be parsed.
  static func included(_ name: String) -> Script? {
    let path = "\(Directories.assets)/scripts/\(name).gesture"
    return (try? ScriptFile(path)).flatMap { try? Script(parsing: $0.text, named: path) }
  }

  /// Returns whether a file has a script's suffix and does not contain a recording.
  static func isRecognized(at path: String) -> Bool {
    path.hasSuffix(".gesture") && !Recording.isRecognized(at: path)
  }

  /// Plays the script and returns the recording; prints each problem with its line of the script.
  func compile() throws -> Recording {
    if text.hasPrefix("{\"dndrec\"") {
      throw CommandFailure.badUsage(
        "\(path): is a recording, not a script; use dragplay explain to make a script from it")
    }
    do {
      let parsed = try Script(parsing: text, named: path)
      guard !parsed.statements.isEmpty else {
        throw CommandFailure.badUsage(
          "\(path): contains no statement; see an example with dragplay explain SESSION")
      }
      let folder = FilePath.folder(of: path)
      let stage = Playground.stage(in: folder) { name in
        // Beside the script, or else in the current folder.
        let places = name.hasPrefix("/") ? [name] : [folder + "/" + name, name]
        return places.first(where: FileSystem.isFolder).map(FileSystem.pictures)
      }
      return try parsed.compile(on: stage)
    } catch let error as ScriptErrors {
      for error in error.errors {
        StandardError.report(error.summary)
        for line in error.excerpt { StandardError.write(line + "\n") }
      }
      // If only expectations are unmet, the script is sound and a check has failed.
      throw CommandFailure.reported(error.errors.allSatisfy(\.isUnmet) ? 1 : 2)
    }
  }
}
