internal import SDLShell

/// Where the pictures of a film go, one after the other.
protocol FrameSink {
  /// Takes the next picture.
  mutating func add(_ frame: Frame) throws

  /// Waits until all that was made of them is written.
  mutating func finish() throws
}

/// A folder with a file for each picture.
struct FolderSink: FrameSink {
  let path: String
  private var count = 0

  init(_ path: String) {
    self.path = path
  }

  mutating func add(_ frame: Frame) throws {
    count += 1
    try frame.write(to: "\(path)/frame-\(count.padded(to: 5)).png")
  }

  mutating func finish() {}
}

extension FFmpeg: FrameSink {
  func add(_ frame: Frame) throws { try write(frame.rgba) }
}

extension Int {
  /// The number with zeros before it, for names of files that sort by it.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Frame {
  /// Writes the frame into a PNG file, which replaces another one only as a ``Draft`` of that kind does.
  ///
  /// - Throws: Where it cannot be written.
  func write(to path: String, _ kind: Draft.Kind = .file) throws {
    let draft = try Draft(of: path, kind)
    try draft.write(png())
    try draft.finish()
  }
}
