internal import Dispatch
internal import DragCoding
internal import DragPainter
internal import DragSDL
internal import Glibc
internal import PlaygroundScenes

/// Finds pictures for an empty board: those of a folder that the user chooses, or the samples of the program.
enum PictureFinder {
  /// Finds the pictures of the button with a name, on another thread; a cancelled dialog finds none and says nothing.
  static func find(_ name: String, _ messages: MessageQueue) {
    DispatchQueue.global().async {
      let paths = name == PictureRequest.addSamples ? samples() : chooseFolder()
      if let paths { messages.send(PictureRequest.found(paths)) }
    }
  }

  /// Returns copies of the samples, which can be moved to the trash as one's own files.
  private static func samples() -> [String] {
    let folder = Directories.assets + "/samples"
    return ((try? PictureFolder(listing: folder))?.paths ?? []).compactMap { path in
      guard let bytes = try? RegularFile(path).bytes() else { return nil }
      let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      return ArrivedPictures.store(bytes) { $0 == 1 ? "\(stem)" : "\(stem) \($0)" }
    }
  }

  /// The dialogs of the desktops, of which the first that is installed is opened.
  private static let dialogs = [
    ["zenity", "--file-selection", "--directory"], ["kdialog", "--getexistingdirectory"],
  ]

  /// Returns the pictures of the chosen folder; none if no dialog is installed, and `nil` if it is cancelled.
  private static func chooseFolder() -> [String]? {
    for words in dialogs {
      guard let output = Spawn.pipe() else { return [] }
      let process = Spawn.start(words[0], words, [nil, output.write, nil])
      close(output.write)
      defer { close(output.read) }
      guard let process else { continue }
      let answer = FileSystem.read(output.read) ?? []
      guard Spawn.wait(for: process) == 0 else { return nil }
      let folder = String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return (try? PictureFolder(listing: folder, depth: 1))?.paths ?? []
    }
    return []
  }
}
