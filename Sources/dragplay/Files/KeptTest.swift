internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

/// The files of a test: its recording, and the pictures beside it.
///
/// None replaces another file.
struct KeptTest {
  /// The recording.
  let path: String
  private let pictures: [String]

  init(_ path: String, pictures: [String]) {
    (self.path, self.pictures) = (path, pictures)
  }

  /// Says what would keep the files from being written, before any work is done.
  func expectCreatable() throws(FileError) {
    try Recordings.expectCreatable(path)
    for name in pictures {
      let picture = KeptFrame.path(of: name, beside: path)
      guard access(picture, F_OK) != 0 else { throw FileError(file: picture, .exists) }
    }
  }

  /// Draws the pictures, and notes their hashes in the recording.
  func drawing(_ test: Recording) throws -> (Recording, [String: Frame]) {
    guard !pictures.isEmpty else { return (test, [:]) }
    let assets = try Places.openAssets()
    var frames: [String: Frame] = [:]
    var player = try Player.of(test, file: path).player
    var recording = try player.recordingFrames(at: pictures) { world, mark in
      let frame = try MarkFrames.frame(of: world, assets)
      frames[mark.name] = frame
      return frame.stableHash
    }
    recording.header.drawnBy = VersionManifest().line
    return (recording, frames)
  }

  /// Writes everything, or leaves nothing behind.
  func write(_ recording: Recording, _ frames: [String: Frame]) throws {
    var written: [String] = []
    do {
      for name in pictures {
        guard let frame = frames[name] else { continue }
        let picture = KeptFrame.path(of: name, beside: path)
        try frame.write(to: picture)
        written.append(picture)
      }
      try recording.write(creating: path)
    } catch {
      for file in written { unlink(file) }
      throw error
    }
  }
}
