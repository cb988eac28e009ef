/// The largest inputs that the program reads and the largest outputs that it writes.
///
/// Input beyond a limit is refused; only lists of file names are truncated, and the window reports it. The limits are
/// chosen so that every command needs less than two gigabytes of memory.
package enum Limits {
  package static let recordingBytes = 1 << 30
  package static let lineBytes = 1 << 26
  package static let recordingValues = 1 << 24
  /// The number of JSON values in one line: four times that of a list of a million names.
  package static let jsonValues = 1 << 22
  package static let callFields = 64
  package static let captureBytes = 1 << 28
  package static let captureLines = 1 << 23
  package static let scriptBytes = 1 << 24
  package static let pictureBytes = 1 << 28

  package static let windowSide = 16_384
  package static let framePixels = 1 << 25
  package static let picturePixels = 1 << 26
  package static let pictures = 108_000
  package static let pictureNames = 10_000
  package static let droppedFiles = pictureNames
  package static let dragTypes = 64
  package static let dragBytes = 1 << 24
  package static let nameBytes = 255
  package static let pathBytes = 4095
  package static let drawingBytes = 1 << 23
  package static let watchedFolders = 256
}

extension String {
  package var isPlainFileName: Bool {
    !isEmpty && self != "." && self != ".." && utf8.count <= Limits.nameBytes
      && !utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// Whether this can be the absolute path of a file.
  package var isAbsolutePath: Bool {
    utf8.first == UInt8(ascii: "/") && utf8.count <= Limits.pathBytes && !utf8.contains(0)
  }
}
