internal import DragCoding
internal import Glibc

/// The desktop's trash, by the specification of freedesktop.org, version 1.0: files are moved there, and can be restored
/// by a file manager.
enum Trash {
  /// Moves a file to the trash of the user.
  ///
  /// A file on another device stays where it is, since a move would copy it.
  ///
  /// - Returns: The reason why the file stays where it is; `nil` if it is in the trash.
  static func move(_ path: String) -> SystemReason? {
    let trash = Directories.dataHome + "/Trash"
    FileSystem.makeFolder(Directories.dataHome)
    for folder in [trash, trash + "/files", trash + "/info"]
    where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      return SystemReason(errno)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? "file"
    for number in 1...9999 {
      let failure = move(path, to: number == 1 ? name : Self.name(name, number), in: trash)
      guard failure == EEXIST else { return failure.map(SystemReason.init) }
    }
    return SystemReason(EEXIST)
  }

  /// Moves a file to an entry of the trash; returns the number of the failure, which is `EEXIST` if the entry is taken.
  private static func move(_ path: String, to entry: String, in trash: String) -> Int32? {
    let info = "\(trash)/info/\(entry).trashinfo"
    let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    let failure = FileSystem.write(Array(description(of: path).utf8), to: descriptor)
    close(descriptor)
    guard let failure = failure ?? rename(path, toFree: "\(trash)/files/\(entry)") else {
      return nil
    }
    unlink(info)
    return failure
  }

  private static func rename(_ path: String, toFree destination: String) -> Int32? {
    guard FileSystem.kind(of: destination) == nil else { return EEXIST }
    return Glibc.rename(path, destination) == 0 ? nil : errno
  }

  /// Returns `a.2.png` for `a.png`.
  private static func name(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "\(name).\(number)"
    }
    return "\(name[..<dot]).\(number)\(name[dot...])"
  }

  private static func description(of path: String) -> String {
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &local)
    let date = String(decoding: text.prefix(count).map(UInt8.init), as: UTF8.self)
    return "[Trash Info]\nPath=\(escaped(path))\nDeletionDate=\(date)\n"
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_.~/".unicodeScalars.contains(scalar))
      text +=
        isPlain
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
  }
}
