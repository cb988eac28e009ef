internal import Glibc

/// The desktop's trash, by the specification of freedesktop.org, version 1.0: files are moved there, and can be restored
/// by a file manager.
enum Trash {
  /// Moves a file to the trash of the user; returns whether it is there now.
  ///
  /// A file on another device stays where it is, since a move would copy it.
  static func move(_ path: String) -> Bool {
    let trash = Directories.dataHome + "/Trash"
    FileSystem.makeFolder(Directories.dataHome)
    for folder in [trash, trash + "/files", trash + "/info"] { mkdir(folder, 0o700) }
    let name = path.split(separator: "/").last.map(String.init) ?? "file"
    for number in 1...9999 {
      let entry = number == 1 ? name : Self.name(name, number)
      let info = "\(trash)/info/\(entry).trashinfo"
      let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        return false
      }
      let isWritten = FileSystem.write(Array(description(of: path).utf8), to: descriptor) == nil
      close(descriptor)
      let destination = "\(trash)/files/\(entry)"
      if isWritten, FileSystem.kind(of: destination) == nil, rename(path, destination) == 0 {
        return true
      }
      unlink(info)
      guard FileSystem.kind(of: destination) != nil, FileSystem.kind(of: path) != nil else {
        return false
      }
    }
    return false
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
