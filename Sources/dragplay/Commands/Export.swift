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

  /// Returns the board in the file; `nil` for a recording.
  private func board() throws -> BoardDocument? {
    guard !Recording.isRecognized(at: file) else { return nil }
    let path = FileSystem.absoluteFile(file)
    guard FileSystem.exists(path) else { return nil }
    switch BoardFile.reading(path) {
    case .success(let board): return board
    case .failure(.problem(.damaged)) where BoardFile.beginsLikeBoard(path):
      throw CommandFailure.badUsage("\(file): is a damaged board; \(Self.advice(on: path))")
    case .failure(let failure) where failure.isBoard:
      throw CommandFailure.badUsage("\(file): \(failure.words)")
    // A file that is neither gets the message about recordings.
    case .failure: return nil
    }
  }

  private static func advice(on path: String) -> String {
    let previous = BoardFile.previousPath(of: path)
    guard case .success = BoardFile.reading(previous) else { return "restore it from a backup" }
    return "export the board as it was when it was last opened: \(previous)"
  }
}
