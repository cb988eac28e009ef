internal import Dispatch
internal import DragCoding
internal import DragPainter
internal import DragSDL
internal import Glibc
internal import PlaygroundScenes
internal import Synchronization

/// Finds pictures for an empty board: those of a folder that the user chooses, or the samples of the program.
final class PictureFinder: Sendable {
  private let isBusy = Atomic(false)

  /// Finds the pictures of a button on another thread, unless a search is running; a cancelled dialog sends nothing.
  func find(_ source: PictureSource, _ messages: MessageQueue) {
    guard !isBusy.exchange(true, ordering: .relaxed) else { return }
    DispatchQueue.global().async { [self] in
      do throws(PictureSearchProblem) {
        let paths =
          switch source {
          case .chooseFolder: try Self.chooseFolder()
          case .addSamples: try Self.samples()
          }
        if let paths { messages.send(PictureRequest.found(paths)) }
      } catch {
        messages.send(PictureRequest.found(error))
      }
      isBusy.store(false, ordering: .relaxed)
    }
  }

  /// Returns copies of the samples, which can be moved to the trash as the user's own files.
  private static func samples() throws(PictureSearchProblem) -> [String] {
    let stored: [String] = try pictures(in: Directories.assets + "/samples").compactMap { path in
      guard let bytes = try? RegularFile(path).bytes() else { return nil }
      let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      return ArrivedPictures.store(bytes) { $0 == 1 ? "\(stem)" : "\(stem) \($0)" }
    }
    if stored.isEmpty { throw .unstoredSamples }
    return stored
  }

  /// The dialogs of the desktops, of which the first that is installed is opened.
  private static let dialogs = [
    ["zenity", "--file-selection", "--directory"], ["kdialog", "--getexistingdirectory"],
  ]

  /// Returns the pictures of the chosen folder; `nil` if the dialog is cancelled.
  private static func chooseFolder() throws(PictureSearchProblem) -> [String]? {
    for words in dialogs {
      guard let output = Spawn.pipe() else { break }
      let process = Spawn.start(words[0], words, [nil, output.write, nil])
      close(output.write)
      defer { close(output.read) }
      guard let process else { continue }
      let answer = FileSystem.read(output.read) ?? []
      guard Spawn.wait(for: process) == 0 else { return nil }
      let folder = String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return try pictures(in: folder, depth: 1)
    }
    throw .noDialog
  }

  private static func pictures(
    in folder: String, depth: Int = 0
  ) throws(PictureSearchProblem) -> [String] {
    guard let found = try? PictureFolder(listing: folder, depth: depth) else {
      throw .unreadableFolder
    }
    return found.paths
  }
}
