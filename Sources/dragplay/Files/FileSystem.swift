internal import DragPainter
internal import DragRecording
internal import FoundationEssentials
internal import Glibc

/// Operations on files, folders and paths.
enum FileSystem {
  static func isFolder(_ path: String) -> Bool { status(of: path)?.type == S_IFDIR }

  static func isWritableFolder(_ path: String) -> Bool {
    isFolder(path) && access(path, W_OK | X_OK) == 0
  }

  static func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  static func expectFolder(_ path: String) throws(CommandFailure) {
    makeFolder(path)
    guard isWritableFolder(path) else {
      throw .badUsage("\(path): cannot be written; choose another folder")
    }
  }

  /// Returns the status of a file, or of a link's target; `nil` if it does not exist.
  static func status(of path: String) -> stat? {
    var status = Glibc.stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Returns the status of a file, without following a link; `nil` if it does not exist.
  static func ownStatus(of path: String) -> stat? {
    var status = Glibc.stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Returns whether a path is taken, even by a broken link.
  static func exists(_ path: String) -> Bool { ownStatus(of: path) != nil }

  /// Returns whether output to a path is written to it directly, as to a pipe or a terminal.
  ///
  /// That is so for an existing path that is neither a regular file nor a folder, and for a file in
  /// `/dev`, because `/dev/stdout` can lead to a regular file.
  static func isDevice(_ path: String) -> Bool {
    guard let type = status(of: path)?.type, type != S_IFDIR else { return false }
    return type != S_IFREG || path.hasPrefix("/dev/")
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

  /// Returns whether `PATH` contains an executable of this name.
  static func hasProgram(_ name: String) -> Bool {
    let path = Directories.variable("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

// MARK: - Paths
extension FileSystem {
  /// Returns the absolute path, without dots and links; `path` itself if it does not exist.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { Glibc.free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the absolute path of a file that need not exist; a link at its end is not resolved.
  static func absoluteFile(_ path: String) -> String {
    let folder = resolved(FilePath.folder(of: path))
    return (folder == "/" ? "" : folder) + "/" + FilePath.name(of: path)
  }

  /// Returns the path of a file beside another: for `board.json`, `board-previous.json`, or hidden
  /// `.board.json.lock`.
  static func path(_ path: String, adding ending: String, isHidden: Bool = false) -> String {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    if isHidden { return "\(folder)/.\(name)\(ending)" }
    guard name.hasSuffix(".json") else { return "\(folder)/\(name)\(ending)" }
    return "\(folder)/\(name.dropLast(5))\(ending).json"
  }

  /// Returns the first unused path of `stem.suffix`, `stem-2.suffix` and so on in a folder; the first
  /// of them if all 9,999 are used.
  static func free(
    _ stem: String, _ suffix: String, in folder: String, unless isTaken: (String) -> Bool = exists
  ) -> String {
    for number in 1...9999 {
      let path = "\(folder)/\(stem)\(number == 1 ? "" : "-\(number)").\(suffix)"
      if !isTaken(path) { return path }
    }
    return "\(folder)/\(stem).\(suffix)"
  }
}

// MARK: - Changes of names
extension FileSystem {
  /// Renames a file unless the new name is taken; returns the error number of a failure, if any.
  ///
  /// A file that is created meanwhile can be replaced.
  static func rename(_ path: String, toFree destination: String) -> Int32? {
    guard !exists(destination) else { return EEXIST }
    return Glibc.rename(path, destination) == 0 ? nil : errno
  }

  /// Renames a file unless the new name is taken, even if it is taken meanwhile; returns the error
  /// number of a failure, if any.
  ///
  /// On file systems without links, works like ``rename(_:toFree:)``.
  static func link(_ path: String, toFree destination: String) -> Int32? {
    if Glibc.link(path, destination) == 0 { return unlink(path) == 0 ? nil : errno }
    return errno == EEXIST ? EEXIST : rename(path, toFree: destination)
  }

  /// Moves a damaged file to an unused path and returns that path; `nil` if the file stays.
  static func moveAside(_ path: String) -> String? {
    for number in 1...999 {
      let aside = self.path(path, adding: "-damaged-\(number)")
      let failure = link(path, toFree: aside)
      if failure != EEXIST { return failure == nil ? aside : nil }
    }
    return nil
  }
}

// MARK: - Contents
extension FileSystem {
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

  /// Returns the next bytes of a file or a pipe, empty at its end; `nil` if reading fails, with the
  /// reason in `errno`.
  static func chunk(of descriptor: Int32) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return buffer[..<count] }
      guard errno == EINTR else { return nil }
    }
  }

  /// Returns the bytes up to the end, or more than `most` of a longer file; `nil` if reading fails,
  /// with the reason in `errno`.
  static func bytes(of descriptor: Int32, atMost most: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= most {
      guard let chunk = chunk(of: descriptor) else { return nil }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Returns the bytes of a file as ``bytes(of:atMost:)`` does; by default without following links
  /// or waiting for pipes.
  static func bytes(
    of path: String, atMost most: Int, _ flags: Int32 = O_NOFOLLOW | O_NONBLOCK
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor, atMost: most)
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

  /// Calls a closure that lists the files that it creates; removes them if it throws.
  static func removingOnFailure<Result>(
    _ body: (_ created: inout [String]) throws -> Result
  ) rethrows -> Result {
    var created: [String] = []
    do {
      return try body(&created)
    } catch {
      for path in created { unlink(path) }
      throw error
    }
  }
}

extension stat {
  var type: mode_t { st_mode & S_IFMT }
}

extension Limits {
  fileprivate static let scriptBytes = 1 << 24
}
