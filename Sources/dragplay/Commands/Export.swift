internal import ArgumentParser
internal import PlaygroundScenes
internal import RecordingTools

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the document of a board or of a recorded session as JSON, in the order on the screen.",
    discussion: """
        dragplay export session.dndrec > playlist.json
        dragplay export board.json
      """)

  @Argument(help: "The recording, or the file of a board of pictures.", completion: .file())
  var file: String

  func run() throws {
    if let board = try board() { return print(board.outline) }
    let recording = try Recordings.read(file)
    let result = try HeadlessReplay(recording, file: file)
    try Reporter(into: nil).expectReproduced(result, of: recording, file: file)
    print(result.world.document)
  }

  /// Returns the board in the file; `nil` if the file is not a board, or cannot be read.
  private func board() throws(CommandFailure) -> BoardDocument? {
    guard !Recording.isRecognized(at: file) else { return nil }
    let path = FileSystem.absoluteFile(file)
    guard FileSystem.exists(path) else { return nil }
    do {
      return try BoardFile.document(at: path)
    } catch .problem(.damaged) where BoardFile.beginsLikeBoard(path) {
      let previous = BoardFile.previousPath(of: path)
      let hasPrevious = (try? BoardFile.document(at: previous)) != nil
      let advice =
        hasPrevious
        ? "export the board as it was when it was last opened: \(previous)"
        : "restore it from a backup"
      throw .badUsage("\(file): is a damaged board; \(advice)")
    } catch {
      // The caller reports a file that is not a board as an unreadable recording.
      guard error.isBoard else { return nil }
      throw .badUsage("\(file): \(error.words)")
    }
  }
}
