internal import DragCoding
internal import DragRecording
internal import Glibc
internal import SDLShell

/// Where things lie on this machine.
enum Places {
  /// The folder of fonts, icons, pictures and demo recordings.
  ///
  /// `DRAGPLAY_ASSETS` names it; else it is looked for beside the program and in the folders above,
  /// which finds it both in a checkout and in an installation.
  static var assets: String {
    if let path = variable("DRAGPLAY_ASSETS") { return path }
    var folder = programFolder
    while !folder.isEmpty {
      for place in ["/Assets", "/share/dragplay/Assets"] where isFolder(folder + place + "/fonts") {
        return folder + place
      }
      folder = parent(of: folder)
    }
    return "Assets"
  }

  /// Opens the assets.
  ///
  /// - Parameter pictures: A folder in which pictures are looked for first.
  /// - Returns: The store of fonts, icons and pictures.
  /// - Throws: Where there are none.
  static func openAssets(pictures: String? = nil) throws -> AssetStore {
    let path = assets
    guard isFolder(path + "/fonts") else {
      throw CommandFailure.badUsage(
        "\(path): no fonts there; set DRAGPLAY_ASSETS to the folder Assets")
    }
    try pictures.map(checkPictures)
    return try AssetStore(root: path, pictures: pictures)
  }

  /// Says what is wrong with a picture that the user gave; it would be an empty tile.
  private static func checkPictures(in folder: String) throws(CommandFailure) {
    for name in pictures(in: folder).prefix(Limits.pictureNames) {
      do throws(SDLError) {
        _ = try PictureFile("\(folder)/\(name)")
      } catch {
        throw .badUsage("\(error.call): \(error.message)")
      }
    }
  }

  /// The folder for recordings and frames, by the XDG base directory specification.
  static var state: String {
    if let path = variable("XDG_STATE_HOME"), path.hasPrefix("/") { return path + "/dragplay" }
    return (variable("HOME") ?? "/tmp") + "/.local/state/dragplay"
  }

  /// A path in the state folder that does not exist yet, named by the time of day.
  static func newRecordingPath() throws(FileError) -> String {
    let folder = state + "/recordings"
    makeFolder(folder)
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    var name = [CChar](repeating: 0, count: 32)
    strftime(&name, name.count, "%Y-%m-%d-%H%M%S", &local)
    let stem =
      folder + "/" + String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let free = (1...99).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
      .first { access($0 + ".dndrec", F_OK) != 0 }
    return (free ?? stem) + ".dndrec"
  }

  /// Makes a folder and those above it; what is there already stays.
  static func makeFolder(_ path: String) {
    if !isFolder(path), path.contains("/") { makeFolder(parent(of: path)) }
    mkdir(path, 0o755)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = Glibc.stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The kind and the permissions of what a path names, links themselves; nothing if nothing is there.
  static func kind(of path: String) -> (type: mode_t, permissions: mode_t)? {
    var status = Glibc.stat()
    guard lstat(path, &status) == 0 else { return nil }
    return (status.st_mode & S_IFMT, status.st_mode & 0o777)
  }

  /// Whether a path names something to write to that is neither a file nor a folder, such as a pipe.
  ///
  /// What is in `/dev` is opened as it is: `/dev/stdout` can lead to a file.
  static func isDevice(_ path: String) -> Bool {
    var status = Glibc.stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
    return status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/")
  }

  /// Whether a folder holds nothing.
  static func isEmptyFolder(_ path: String) -> Bool {
    isFolder(path)
      && files(in: path, ending: "").allSatisfy { $0.hasSuffix("/.") || $0.hasSuffix("/..") }
  }

  /// The names of the pictures in a folder that SDL2_image can read, in order.
  static func pictures(in folder: String) -> [String] {
    let endings = [".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif"]
    return endings.flatMap {
      files(in: folder, ending: $0) + files(in: folder, ending: $0.uppercased())
    }
    .map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  /// The files of a folder whose names end in `ending`, in the order of their names.
  static func files(in folder: String, ending: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }

  private static var programFolder: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { path in
        path.baseAddress.map { readlink("/proc/self/exe", $0, path.count) } ?? 0
      }
    }
    return parent(of: String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self))
  }

  /// The folder that holds a file, as a path that can be opened.
  static func folder(of path: String) -> String {
    let parent = parent(of: path)
    return parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
  }

  /// The folder that holds a file; nothing where the path does not name it.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
