public import DragCoding

extension Recording {
  /// Writes the recording to a new file, which is removed if it cannot be written completely.
  ///
  /// - Throws: A `FileError` if there is a file or folder of that name, or writing fails.
  public func write(creating path: String) throws(FileError) {
    try RecordingFile.write(try bytes(for: path), creating: path)
  }

  /// Writes the recording to `path`, and replaces any file there.
  ///
  /// The recording is first written to a new file in the same folder, which is then renamed.
  ///
  /// - Throws: A `FileError` if the new file cannot be written or renamed.
  public func write(replacing path: String) throws(FileError) {
    try RecordingFile.write(try bytes(for: path), replacing: path)
  }

  private func bytes(for path: String) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try bytes
    } catch {
      throw FileError(file: path, error.problem)
    }
  }

  /// Reads a recording from a file.
  ///
  /// - Throws: A `FileError` if the file cannot be read, or is not a valid recording.
  public init(contentsOf path: String) throws(FileError) {
    try self.init(parsing: try Self.bytes(of: path, largest: Limits.recordingBytes), named: path)
  }

  package static func bytes(
    of path: String, largest: Int, first most: Int = .max
  ) throws(FileError) -> [UInt8] {
    let size: Int
    do throws(RegularFile.Failure) {
      let file = try RegularFile(path)
      guard file.byteCount > largest else { return try file.bytes(first: most) }
      size = file.byteCount
    } catch {
      switch error {
      case .notRegular: throw FileError(file: path, .unreadable(reason: "it is not a file"))
      case .system(let number):
        throw FileError(file: path, .unreadable(reason: SystemReason(number)))
      }
    }
    throw FileError(file: path, .tooLarge(bytes: size, limit: largest))
  }

  /// Returns whether a path ends in `.dndrec`, or its file begins like a recording.
  ///
  /// A path that ends in `.dndrec` need not exist.
  public static func isRecognized(at path: String) -> Bool {
    if path.hasSuffix(".dndrec") { return true }
    let start = Array("{\"dndrec\":".utf8)
    return (try? bytes(of: path, largest: .max, first: start.count)) == start
  }
}
