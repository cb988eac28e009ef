internal import DragKit
internal import DragPainter
internal import PlaygroundScenes

extension PictureReport {
  static func messages(of probes: [PictureProbe]) -> [Message] {
    var folders: [PictureFolder] = []
    let reports = probes.map { PictureReport(path: $0.path, Finding($0, listing: &folders)) }
    return [message(reports)] + [folders.problem].compactMap(\.self).map(PictureRequest.found)
  }
}

extension PictureReport.Finding {
  fileprivate init(_ probe: PictureProbe, listing folders: inout [PictureFolder]) {
    do throws(DragPainter.PictureProblem) {
      guard case .failure(.notAFile) = probe.result else {
        let info = try probe.result.get()
        self = .details(
          .readable(
            width: info.width, height: info.height, bytes: Int(info.bytes),
            modified: Int(info.modified)))
        return
      }
      let folder = try PictureFolder(listing: probe.path, depth: 1)
      folders.append(folder)
      self = .folder(folder.paths.map { BoardPicture(path: $0) })
    } catch {
      self = .details(.problem(error.ofBoard))
    }
  }
}

extension [PictureFolder] {
  /// The numbers of unreadable names and subfolders, as a problem; `nil` if all could be read.
  var problem: PictureSearchProblem? {
    let (names, folders) = reduce((0, 0)) { ($0.0 + $1.unreadableNames, $0.1 + $1.unopenedFolders) }
    return names + folders > 0 ? .leftOut(names: names, folders: folders) : nil
  }
}

extension DragPainter.PictureProblem {
  var ofBoard: PlaygroundScenes.PictureProblem {
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
