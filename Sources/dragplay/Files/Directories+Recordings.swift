internal import Glibc

// Recordings, and what is made of them.
extension Directories {
  /// The directory of the recordings that are made with the button.
  static var recordings: String { state + "/recordings" }

  /// The directory of thumbnails, which is created.
  static var thumbnails: String {
    let folder = cacheHome + "/dragplay/thumbnails"
    FileSystem.makeFolder(folder)
    return folder
  }

  /// The directory of the tests that are made of recordings: the project's, if the program runs in one.
  static var tests: String {
    let project = "Tests/Recordings"
    if FileSystem.isFolder(project), access(project, W_OK) == 0 {
      return FileSystem.absoluteFolder(project)
    }
    let folder = state + "/tests"
    FileSystem.makeFolder(folder)
    return folder
  }

  /// The user's directory of pictures; `nil` if the desktop has none.
  static var userPictures: String? { userDirectory("XDG_PICTURES_DIR", usual: "Pictures") }

  /// The user's directory of films; `nil` if the desktop has none.
  static var userVideos: String? { userDirectory("XDG_VIDEOS_DIR", usual: "Videos") }

  /// Returns a directory of `user-dirs.dirs`, whose lines are such as `XDG_VIDEOS_DIR="$HOME/Videos"`.
  ///
  /// A desktop without that file, or without that line, has the usual directory, if there is one.
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
