internal import DragCoding
internal import DragPainter
internal import DragProgram
internal import PlaygroundScenes

// MARK: - Pictures for an empty board: those of a chosen folder, or the included samples
extension PictureDesk {
  /// Finds the pictures of a source on a worker thread, unless a search is running.
  ///
  /// The result is sent in messages; if the dialog is canceled, none is sent.
  func find(_ source: PictureSource) {
    guard !isSearching else { return }
    isSearching = true
    WorkerPool.background.async { [inbox, messages] in
      do throws(PictureSearchProblem) {
        switch source {
        case .chooseFolder:
          let folder = try Self.chooseFolder()
          if let folder { messages.send(PictureRequest.found(folder.paths)) }
          if let problem = [folder].compactMap(\.self).problem { throw problem }
        case .addSamples: messages.send(PictureRequest.found(try Self.samples()))
        }
      } catch {
        messages.send(PictureRequest.found(error))
      }
      inbox.add { $0.isSearching = false }
    }
  }

  /// Stores copies of the samples, which the user can move to the trash; returns the copies' paths.
  private static func samples() throws(PictureSearchProblem) -> [String] {
    let folder = try? PictureFolder(listing: Directories.assets + "/samples")
    guard let folder else { throw .unreadableFolder }
    let stored: [String] = folder.paths.compactMap { path in
      guard let bytes = try? RegularFile(path).bytes() else { return nil }
      let stem = FilePath.name(of: path).split(separator: ".").first ?? ""
      return ArrivedPictures.store(bytes) { $0 == 1 ? "\(stem)" : "\(stem) \($0)" }
    }
    if stored.isEmpty { throw .unstoredSamples }
    return stored
  }

  /// The commands that open a folder dialog; the first one that is installed is used.
  private static let dialogs = [
    ["zenity", "--file-selection", "--directory"], ["kdialog", "--getexistingdirectory"],
  ]

  /// Returns the pictures of the chosen folder; `nil` if the dialog is canceled.
  private static func chooseFolder() throws(PictureSearchProblem) -> PictureFolder? {
    for words in dialogs {
      let streams = [ChildProcess.null, nil, ChildProcess.null]
      guard let dialog = ChildProcess(words, streams) else { continue }
      let answer = FileSystem.bytes(of: dialog.output) ?? []
      guard dialog.wait() == 0 else { return nil }
      let path = String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      guard let folder = try? PictureFolder(listing: path, depth: 1) else {
        throw .unreadableFolder
      }
      return folder
    }
    throw .noDialog
  }
}
