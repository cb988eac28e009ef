internal import DragKit
internal import DragPainter
internal import PlaygroundScenes

extension PictureReport {
  static func message(of probes: [PictureProbe]) -> Message {
    message(probes.map(PictureReport.init))
  }

  private init(_ probe: PictureProbe) {
    switch probe.result {
    case .success(let info):
      self.init(
        path: probe.path,
        .details(
          .readable(
            width: info.width, height: info.height, bytes: Int(info.bytes),
            modified: Int(info.modified))))
    case .failure(.notAFile): self.init(folder: probe.path)
    case .failure(let problem): self.init(PictureFailure(path: probe.path, problem: problem))
    }
  }

  init(_ failure: PictureFailure) {
    self.init(path: failure.path, .details(.problem(failure.problem.ofBoard)))
  }

  private init(folder: String) {
    do throws(DragPainter.PictureProblem) {
      let found = try PictureFolder(listing: folder, depth: 1)
      self.init(path: folder, .folder(found.paths.map { BoardPicture(path: $0) }))
    } catch {
      self.init(path: folder, .details(.problem(error.ofBoard)))
    }
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
