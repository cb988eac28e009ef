internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import DragPainter

struct TestFiles {
  let recording: String
  let marks: [String]

  init(recording: String, marks: [String]) throws(FileError) {
    (self.recording, self.marks) = (recording, marks)
    try Recordings.expectCreatable(recording)
    for mark in marks {
      let picture = KeptFrame.path(of: mark, beside: recording)
      guard !FileSystem.exists(picture) else { throw FileError(file: picture, .exists) }
    }
  }

  func write(_ test: Recording) throws -> Recording {
    var (test, frames) = (test, [String: Frame]())
    if !marks.isEmpty {
      let assets = try Directories.openAssets()
      var player = try Player.of(test, file: recording).player
      test = try player.recordingFrames(at: marks) { world, mark in
        let frame = try world.picture(assets)
        frames[mark.name] = frame
        return frame.stableHash
      }
      test.header.drawnBy = VersionManifest().line
    }
    try FileBatch.create { batch in
      for mark in marks {
        let picture = KeptFrame.path(of: mark, beside: recording)
        try frames[mark]?.write(to: picture)
        batch.add(picture)
      }
      try test.write(creating: recording)
    }
    return test
  }
}

extension Playground {
  func matches(_ mark: Mark, of test: Recording, file: String, _ assets: AssetStore) -> Bool {
    guard let hash = mark.frame, let frame = try? picture(assets) else { return false }
    let path = KeptFrame.path(of: mark.name, beside: file)
    return KeptFrame(path, hash: hash, drawnBy: test.header.drawnBy).isShown(by: frame)
  }

  func picture(_ assets: AssetStore) throws(SDLError) -> Frame {
    try FrameRenderer(size: content.chrome.window, scale: scale, assets: assets)
      .frame(of: frame())
  }
}

extension Frame {
  func write(to path: String, _ kind: StagedOutput.Kind = .file) throws {
    try StagedOutput.write(png, to: path, kind)
  }
}
