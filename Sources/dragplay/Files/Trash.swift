internal import DragRecording
internal import Glibc

/// The desktop's trash, by the freedesktop.org specification 1.0; a file manager can restore files.
enum Trash {
  /// Moves a file to the user's trash.
  ///
  /// - Throws: A `SystemReason`; `EXDEV` for a file on another device, because nothing is copied.
  static func move(_ path: String) throws(SystemReason) -> TrashedFile {
    let trash = Directories.dataHome + "/Trash"
    FileSystem.makeFolder(Directories.dataHome)
    for folder in [trash, trash + "/files", trash + "/info"]
    where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw SystemReason(errno)
    }
    let name = FilePath.name(of: path)
    for number in 1...9999 {
      let entry = number == 1 ? name : Self.name(name, number)
      let file = TrashedFile(
        path: path, place: "\(trash)/files/\(entry)", info: "\(trash)/info/\(entry).trashinfo")
      guard let failure = move(to: file) else { return file }
      if failure != EEXIST { throw SystemReason(failure) }
    }
    throw SystemReason(EEXIST)
  }

  /// Moves a file from the trash to its original path.
  ///
  /// - Throws: A `SystemReason`, such as `EEXIST` if its original path is taken.
  static func restore(_ file: TrashedFile) throws(SystemReason) {
    if let failure = FileSystem.rename(file.place, toFree: file.path) {
      throw SystemReason(failure)
    }
    unlink(file.info)
  }

  /// Moves a file to a trash entry; returns the error number of a failure, `EEXIST` if the entry is
  /// taken.
  private static func move(to entry: TrashedFile) -> Int32? {
    let descriptor = open(entry.info, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    let failure = FileSystem.write(Array(description(of: entry.path).utf8), to: descriptor)
    close(descriptor)
    guard let failure = failure ?? FileSystem.rename(entry.path, toFree: entry.place) else {
      return nil
    }
    unlink(entry.info)
    return failure
  }

  /// Returns a numbered name: `a.2.png` for `a.png` and 2.
  private static func name(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "\(name).\(number)"
    }
    return "\(name[..<dot]).\(number)\(name[dot...])"
  }

  private static func description(of path: String) -> String {
    let date = Directories.time("%Y-%m-%dT%H:%M:%S")
    // Percent-encode the path, as in a URI.
    let escaped = FileURI.uri(of: path).dropFirst("file://".utf8.count)
    return "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(date)\n"
  }
}

/// A file in the trash, with the paths that are needed to restore it.
struct TrashedFile {
  /// The original path.
  let path: String
  /// The path in the trash.
  let place: String
  /// The path of the file that records the original path.
  let info: String
}
