internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

/// The new files of a test: its recording, and pictures of its marks.
struct TestFiles {
  let recording: String
  let marks: [String]

  /// Checks before any work is done whether the files can be created.
  func expectCreatable() throws(RecordingError) {
    try Recordings.expectCreatable(recording)
    for mark in marks {
      let picture = KeptFrame.path(of: mark, beside: recording)
      guard access(picture, F_OK) != 0 else { throw RecordingError(file: picture, .exists) }
    }
  }

  /// Draws the pictures, and writes them and the recording with their hashes, or no file at all.
  ///
  /// - Returns: The recording with the hashes.
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
        try batch.add(picture) { try frames[mark]?.write(to: $0) }
      }
      try batch.add(recording) { try test.write(creating: $0) }
    }
    return test
  }
}

/// The pictures that are kept of the marks of a test.
struct KeptPictures {
  private let recording: Recording
  private let file: String
  /// The assets, if there are pictures to compare.
  private let assets: AssetStore?

  init(of recording: Recording, file: String) throws {
    (self.recording, self.file) = (recording, file)
    let hasPictures = recording.marks.contains { $0.frame != nil }
    assets = hasPictures ? try Directories.openAssets() : nil
  }

  /// Whether a world looks like the kept picture; if it cannot be drawn, it does not.
  func match(_ world: Playground, at mark: Mark) -> Bool {
    guard let assets, let hash = mark.frame, let frame = try? world.picture(assets) else {
      return false
    }
    let path = KeptFrame.path(of: mark.name, beside: file)
    return KeptFrame(path, hash: hash, drawnBy: recording.header.drawnBy).isShown(by: frame)
  }
}

extension Playground {
  func picture(_ assets: AssetStore) throws(SDLError) -> Frame {
    try FrameRenderer(size: content.chrome.window, scale: scale, assets: assets)
      .frame(of: frame())
  }
}

extension Frame {
  func write(to path: String, _ kind: StagedOutput.Kind = .file) throws {
    try StagedOutput.write(png(), to: path, kind)
  }
}
