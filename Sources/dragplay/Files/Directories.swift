internal import DragCoding
internal import DragRecording
internal import FoundationEssentials
internal import Glibc
internal import DragPainter

enum Directories {
  /// The directory of icons, pictures and demo recordings.
  ///
  /// It is the value of `DRAGPLAY_ASSETS`, if set. Otherwise, `Assets` and `share/dragplay/Assets`
  /// are looked for in the program's directory and in those above it. The nearest one that contains
  /// `icons` is used. If there is none, it is `Assets` in the current directory.
  static var assets: String {
    if let path = variable("DRAGPLAY_ASSETS") { return path }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // The last one is the empty path of the root.
    var folder = program ?? ""
    while !folder.isEmpty {
      folder = FileSystem.parent(of: folder)
      for path in ["/Assets", "/share/dragplay/Assets"].map({ folder + $0 })
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

  static var state: String { home("XDG_STATE_HOME", ".local/state") + "/dragplay" }

  /// The file of remembered settings.
  static var settings: String { configHome + "/dragplay/settings.json" }

  /// The user's data folder, shared by all programs.
  static var dataHome: String { home("XDG_DATA_HOME", ".local/share") }

  /// The user's cache folder, shared by all programs.
  static var cacheHome: String { home("XDG_CACHE_HOME", ".cache") }

  /// The user's configuration folder, shared by all programs.
  static var configHome: String { home("XDG_CONFIG_HOME", ".config") }

  private static func home(_ name: String, _ usual: String) -> String {
    if let path = variable(name), path.hasPrefix("/") { return path }
    return (variable("HOME") ?? "/tmp") + "/" + usual
  }

  private static var data: String { dataHome + "/dragplay" }

  /// The file of the board on the page *Pictures*.
  static var board: String { data + "/board.json" }

  /// Returns the file of a folder's board; its name begins with the folder's.
  static func board(ofFolder path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0).cut(toBytes: 60) } ?? "root"
    return "\(data)/boards/\(name)-\(String(path.stableHash, radix: 16)).json"
  }

  /// The folder in which pictures that came as data are stored.
  static var pictures: String { data + "/pictures" }

  /// Creates the directory of recordings, and returns a path in it, named by the local time.
  ///
  /// Up to 99 recordings can have the same time. After that, the path is that of the first of them.
  static func newRecordingPath() throws(FileError) -> String {
    let folder = recordings
    FileSystem.makeFolder(folder)
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    var name = [CChar](repeating: 0, count: 32)
    let count = strftime(&name, name.count, "%Y-%m-%d-%H%M%S", &local)
    let time = String(decoding: name.prefix(count).map(UInt8.init), as: UTF8.self)
    let stem = folder + "/" + time
    let free = (1...99).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
      .first { access($0 + ".dndrec", F_OK) != 0 }
    return (free ?? stem) + ".dndrec"
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
