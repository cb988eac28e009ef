internal import DragKit
internal import DragPainter
internal import PlaygroundScenes

extension PictureReport {
  static func messages(of probes: [PictureProbe]) -> [Message] {
    var folders: [PictureFolder] = []
    let reports = probes.map { PictureReport($0, listing: &folders) }
    return [message(reports)] + [folders.problem].compactMap(\.self).map(PictureRequest.found)
  }

  private init(_ probe: PictureProbe, listing folders: inout [PictureFolder]) {
    switch probe.result {
    case .success(let info):
      self.init(
        path: probe.path,
        .details(
          .readable(
            width: info.width, height: info.height, bytes: Int(info.bytes),
            modified: Int(info.modified))))
    case .failure(.notAFile): self.init(folder: probe.path, &folders)
    case .failure(let problem): self.init(PictureFailure(path: probe.path, problem: problem))
    }
  }

  init(_ failure: PictureFailure) {
    self.init(path: failure.path, .details(.problem(failure.problem.ofBoard)))
  }

  private init(folder: String, _ folders: inout [PictureFolder]) {
    do throws(DragPainter.PictureProblem) {
      let found = try PictureFolder(listing: folder, depth: 1)
      folders.append(found)
      self.init(path: folder, .folder(found.paths.map { BoardPicture(path: $0) }))
    } catch {
      self.init(path: folder, .details(.problem(error.ofBoard)))
    }
  }
}

extension [PictureFolder] {
  /// Why some pictures of the folders are left out; `nil` if all were found.
  var problem: PictureSearchProblem? {
    let (names, folders) = reduce((0, 0)) { ($0.0 + $1.unreadableNames, $0.1 + $1.unopenedFolders) }
    return names + folders > 0 ? .leftOut(names: names, folders: folders) : nil
  }
}

extension DragPainter.PictureProblem {
  fileprivate var ofBoard: PlaygroundScenes.PictureProblem {
    switch self {
    case .missing: .missing
    case .unreadable: .unreadable
    case .notAFile, .notAPicture: .notAPicture
    case .unsupported: .unsupported
    case .damaged: .damaged
    case .tooManyPixels: .tooManyPixels
    case .tooLarge: .tooLarge
    }
  }
}
