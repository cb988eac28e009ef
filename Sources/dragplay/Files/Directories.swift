internal import DragPainter
internal import DragRecording
internal import Glibc

/// The program's directories and files, from environment variables and conventions.
enum Directories {
  /// The directory of fonts, icons, samples, scripts and included recordings.
  ///
  /// It is the value of `DRAGPLAY_ASSETS`, if set. Otherwise, `Assets` and `share/dragplay/Assets`
  /// are looked for in the program's directory and in those above it. The nearest one that contains
  /// `icons` is used. If there is none, it is `Assets` in the current directory.
  static var assets: String {
    if let path = variable("DRAGPLAY_ASSETS") { return path }
    var folder = FileSystem.resolved("/proc/self/exe")
    while folder != "/" {
      folder = FilePath.folder(of: folder)
      for path in ["Assets", "share/dragplay/Assets"].map({ "\(folder)/\($0)" })
      where FileSystem.isFolder(path + "/icons") {
        return path
      }
    }
    return "Assets"
  }

  static func openAssets(pictures: String? = nil) throws -> AssetStore {
    let path = assets
    guard FileSystem.isFolder(path + "/icons") else {
      throw CommandFailure.badUsage(
        "\(path): no icons there; set DRAGPLAY_ASSETS to the folder Assets")
    }
    let assets = try AssetStore(root: path, pictures: pictures)
    assets.reportFailures { StandardError.report("\($0)") }
    return assets
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: - The user's folders, shared by all programs

  static var dataHome: String { home("XDG_DATA_HOME", ".local/share") }

  private static var configHome: String { home("XDG_CONFIG_HOME", ".config") }

  private static func home(_ name: String, _ usual: String) -> String {
    if let path = variable(name), path.hasPrefix("/") { return path }
    return (variable("HOME") ?? "/tmp") + "/" + usual
  }

  /// Returns a directory from `user-dirs.dirs`, with lines like `XDG_VIDEOS_DIR="$HOME/Videos"`.
  ///
  /// Without the file or the line, returns `usual` in the home directory. `nil` if the directory
  /// cannot be written, or if `HOME` is not set.
  static func userDirectory(_ name: String, usual: String) -> String? {
    guard let home = variable("HOME") else { return nil }
    let text = (try? FileSystem.text(of: configHome + "/user-dirs.dirs")) ?? ""
    let line = text.split(separator: "\n").last { $0.hasPrefix(name + "=\"") }
    let value = line?.dropFirst(name.count + 2).prefix { $0 != "\"" } ?? "$HOME/\(usual)"
    let path = value.hasPrefix("$HOME/") ? home + value.dropFirst("$HOME".count) : String(value)
    return path.hasPrefix("/") && FileSystem.isWritableFolder(path) ? path : nil
  }

  // MARK: - The program's files

  static var settings: String { configHome + "/dragplay/settings.json" }

  private static var data: String { dataHome + "/dragplay" }

  /// The path of the board that belongs to no folder.
  static var board: String { data + "/board.json" }

  /// Returns the path of a folder's board: the folder's name, and a hash of the folder's path.
  static func board(ofFolder path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0).cut(toBytes: 60) } ?? "root"
    return "\(data)/boards/\(name)-\(String(path.stableHash, radix: 16)).json"
  }

  /// The directory in which pictures that arrived as data are stored.
  static var pictures: String { data + "/pictures" }

  static var state: String { home("XDG_STATE_HOME", ".local/state") + "/dragplay" }

  /// The directory in which the Record button stores recordings.
  static var recordings: String { state + "/recordings" }

  /// Creates the directory of recordings; returns an unused path in it, named after the local time.
  static func newRecordingPath() -> String {
    FileSystem.makeFolder(recordings)
    return FileSystem.free(time("%Y-%m-%d-%H%M%S"), "dndrec", in: recordings)
  }

  /// Returns the local time, or UTC, in a format of `strftime`; at most 31 bytes.
  static func time(_ format: String, isLocal: Bool = true) -> String {
    var (now, fields) = (Glibc.time(nil), tm())
    _ = isLocal ? localtime_r(&now, &fields) : gmtime_r(&now, &fields)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, format, &fields)
    return String(decoding: text.prefix(count).map(UInt8.init), as: UTF8.self)
  }

  /// The directory of thumbnails; created if missing.
  static var thumbnails: String {
    let folder = home("XDG_CACHE_HOME", ".cache") + "/dragplay/thumbnails"
    FileSystem.makeFolder(folder)
    return folder
  }

  /// The directory of test recordings in a project, relative to the project's directory.
  static let projectTests = "Tests/Fixtures/recordings"

  /// The directory for tests made from recordings: the project's if the current directory is one,
  /// or else the user's, which is created if missing.
  static var tests: String {
    if FileSystem.isWritableFolder(projectTests) {
      return FileSystem.resolved(projectTests)
    }
    let folder = state + "/tests"
    FileSystem.makeFolder(folder)
    return folder
  }
}
