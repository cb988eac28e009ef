/// The largest inputs that the program reads and the largest outputs that it writes.
///
/// Input beyond a limit is refused; only lists of file names are truncated. The limits are chosen so
/// that every command needs less than two gigabytes of memory.
package enum Limits {
  /// The bytes of a recording's file: some twenty hours of moving the mouse.
  package static let recordingBytes = 1 << 30
  /// The bytes of a line of a recording: four times the state of a million shuffled items.
  package static let lineBytes = 1 << 26
  /// The values of a recording in memory (lines, events, JSON values of calls), about 50 bytes each.
  package static let recordingValues = 1 << 24
  /// The values in the JSON of one line: four times those of an order of a million items.
  package static let jsonValues = 1 << 22
  /// The fields of a call that a file can store as a repetition at another location; most have under ten.
  package static let callFields = 64
  /// The bytes of a capture: some six million events.
  package static let captureBytes = 1 << 28
  package static let captureLines = 1 << 23
  package static let scriptBytes = 1 << 24
  /// The bytes of a picture file: four for each of ``picturePixels``.
  package static let pictureBytes = 1 << 28

  /// The side of a window, in logical pixels: SDL's own limit.
  package static let windowSide = 16_384
  /// The pixels of a frame drawn without a window, four bytes each: a little more than 7680x4320.
  package static let framePixels = 1 << 25
  /// The pixels of a decoded picture: 67 megapixels, more than most cameras have.
  package static let picturePixels = 1 << 26
  /// The pictures that one command writes: an hour of film at 30 frames per second.
  package static let pictures = 108_000
  /// The pictures of a folder that tiles show; further ones are ignored.
  package static let pictureNames = 1000
  /// The bytes of a list of dropped files: some ten thousand files.
  package static let fileListBytes = 1 << 20
  /// The files in a list of dropped files that are accepted; the rest is ignored.
  package static let droppedFiles = 1000
  /// The bytes of a file name without its path: the limit of most file systems of Linux.
  package static let nameBytes = 255
}

extension String {
  /// Whether this can name a file in a folder: 1 to 255 bytes of UTF-8 without `/` and NUL, not `.` or `..`.
  package var isPlainFileName: Bool {
    !isEmpty && self != "." && self != ".." && utf8.count <= Limits.nameBytes
      && !utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
