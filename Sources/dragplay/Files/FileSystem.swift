internal import DragRecording
internal import DragCoding
internal import FoundationEssentials
internal import Glibc
internal import DragPainter

enum FileSystem {
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  static func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  static func expectFolder(_ path: String) throws(CommandFailure) {
    makeFolder(path)
    guard isFolder(path), access(path, W_OK | X_OK) == 0 else {
      throw .badUsage("\(path): cannot be written; choose another folder")
    }
  }

  static func kind(of path: String) -> (type: mode_t, permissions: mode_t)? {
    var status = Glibc.stat()
    guard lstat(path, &status) == 0 else { return nil }
    return (status.st_mode & S_IFMT, status.st_mode & 0o777)
  }

  /// Returns whether output to a path is written to it directly, as to a pipe or a terminal.
  ///
  /// The path must exist, and be neither a regular file nor a folder. A file in `/dev` counts as
  /// well, because `/dev/stdout` can lead to a regular file.
  static func isDevice(_ path: String) -> Bool {
    var status = Glibc.stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
    return status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/")
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  static func files(in folder: String, ending suffix: String = "") -> [String] {
    names(in: folder).filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }
  }

  static func pictures(in folder: String) -> [String] {
    names(in: folder).filter(PictureFolder.isPictureName)
  }

  static func folder(of path: String) -> String {
    let parent = parent(of: path)
    return parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
  }

  /// Returns the absolute path of a folder; without dots and links, if it exists.
  static func absoluteFolder(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the absolute path of a file, which need not exist, and which can be a link itself.
  static func absoluteFile(_ path: String) -> String {
    let (folder, name) = (absoluteFolder(folder(of: path)), path.split(separator: "/").last ?? "")
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func text(of path: String) throws(CommandFailure) -> String {
    guard let bytes = bytes(of: path, atMost: Limits.scriptBytes, 0) else {
      throw .badUsage(
        "\(path): cannot be read: \(SystemReason(errno)); check the name and the permissions")
    }
    guard bytes.count <= Limits.scriptBytes else {
      throw .badUsage("\(path): is too large for a script; check the name")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badUsage("\(path): is not UTF-8 text; check the name")
    }
    return text
  }

  /// Renames a file unless the new name is taken; returns the error number of a failure.
  static func rename(_ path: String, toFree destination: String) -> Int32? {
    guard kind(of: destination) == nil else { return EEXIST }
    return Glibc.rename(path, destination) == 0 ? nil : errno
  }

  /// Returns the bytes up to the end, or more than `most` of a longer file; `nil` if reading fails,
  /// with the reason in `errno`.
  static func read(_ descriptor: Int32, atMost most: Int = .max) -> [UInt8]? {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while bytes.count <= most {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Returns the bytes of a file as ``read(_:atMost:)`` does; by default without following links or
  /// waiting for pipes.
  static func bytes(
    of path: String, atMost most: Int, _ flags: Int32 = O_NOFOLLOW | O_NONBLOCK
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(descriptor, atMost: most)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      written += count
    }
    return nil
  }
}

struct FileBatch {
  private var paths: [String] = []

  static func create<Result>(_ body: (inout FileBatch) throws -> Result) rethrows -> Result {
    var batch = FileBatch()
    do {
      return try body(&batch)
    } catch {
      for path in batch.paths { unlink(path) }
      throw error
    }
  }

  mutating func add(_ path: String, _ write: (String) throws -> Void) rethrows {
    try write(path)
    paths.append(path)
  }
}

extension Limits {
  fileprivate static let scriptBytes = 1 << 24
}
