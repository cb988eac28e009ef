internal import DragRecording
internal import Glibc

/// The files of a session that was made as small as it can be: its recording, and its script beside it.
///
/// Neither replaces another file.
struct SmallestFiles {
  /// The recording.
  let recording: String
  /// The script.
  let script: String

  /// Says what would keep the files from being written, before any work is done.
  init(_ recording: String) throws(FileError) {
    let stem = recording.hasSuffix(".dndrec") ? String(recording.dropLast(7)) : recording
    (self.recording, script) = (recording, stem + ".gesture")
    for file in [recording, script] { try Recordings.expectCreatable(file) }
  }

  /// The recording's name, as the script beside it has it.
  var name: String { recording.split(separator: "/").last.map(String.init) ?? recording }

  /// Writes both, or leaves nothing behind.
  func write(_ session: Recording, _ text: String) throws(FileError) {
    try session.write(creating: recording)
    do throws(FileError) {
      try TextFile.write(text, creating: script)
    } catch {
      unlink(recording)
      throw error
    }
  }
}

/// A new file of words.
enum TextFile {
  /// Writes a file that never replaces another; where the disk is full, no half of it stays.
  static func write(_ text: String, creating path: String) throws(FileError) {
    let file = try RecordingFile(creating: path)
    do throws(FileError) {
      try file.append(Array(text.utf8))
      try file.close()
    } catch {
      unlink(path)
      throw error
    }
  }
}
