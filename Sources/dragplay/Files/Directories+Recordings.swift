internal import Glibc

// MARK: - Recordings and their products
extension Directories {
  /// The directory in which the Record button stores recordings.
  static var recordings: String { state + "/recordings" }

  /// The directory of thumbnails; created if missing.
  static var thumbnails: String {
    let folder = cacheHome + "/dragplay/thumbnails"
    FileSystem.makeFolder(folder)
    return folder
  }

  /// The directory of tests that are made from recordings: the project's, if the program runs in
  /// one.
  static var tests: String {
    let project = "Tests/Fixtures/recordings"
    if FileSystem.isFolder(project), access(project, W_OK) == 0 {
      return FileSystem.absoluteFolder(project)
    }
    let folder = state + "/tests"
    FileSystem.makeFolder(folder)
    return folder
  }

  /// The user's directory of pictures; `nil` if the desktop defines no such directory.
  static var userPictures: String? { userDirectory("XDG_PICTURES_DIR", usual: "Pictures") }

  /// The user's directory of films; `nil` if the desktop defines no such directory.
  static var userVideos: String? { userDirectory("XDG_VIDEOS_DIR", usual: "Videos") }

  /// Returns a directory from `user-dirs.dirs`, with lines like `XDG_VIDEOS_DIR="$HOME/Videos"`.
  ///
  /// Without the file or the line, returns the usual directory, if it exists.
  private static func userDirectory(_ name: String, usual: String) -> String? {
    guard let home = variable("HOME") else { return nil }
    let text = (try? FileSystem.text(of: configHome + "/user-dirs.dirs")) ?? ""
    let line = text.split(separator: "\n").last { $0.hasPrefix(name + "=\"") }
    let value = line?.dropFirst(name.count + 2).prefix { $0 != "\"" } ?? "$HOME/\(usual)"
    let path = value.hasPrefix("$HOME/") ? home + value.dropFirst("$HOME".count) : String(value)
    guard path.hasPrefix("/"), FileSystem.isFolder(path), access(path, W_OK) == 0 else {
      return nil
    }
    return path
  }
}

extension FileSystem {
  /// Returns whether a program of this name can be started.
  static func hasProgram(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
