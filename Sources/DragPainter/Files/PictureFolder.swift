internal import DragDrawing
internal import Glibc

/// The pictures of a folder, by the endings of their names.
package struct PictureFolder: Hashable, Sendable {
  /// The paths of the pictures, in the natural order of their names; those of the folder itself are before those of the
  /// folders in it.
  package private(set) var paths: [String] = []
  /// The number of pictures and folders whose names are not UTF-8, which are left out.
  package private(set) var unreadableNames = 0
  /// The number of folders in it that cannot be read, and of those in them; they are left out.
  package private(set) var unopenedFolders = 0

  /// The maximum number of names that are read, of all folders together.
  private static let mostNames = 200_000

  private var namesLeft = mostNames

  /// Whether a name has the ending of a picture, in any case, and is not hidden.
  package static func isPictureName(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let ending = name[name.index(after: dot)...]
    return ending.utf8.count <= 4 && endings.contains(ending.lowercased())
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "svg",
  ]

  /// Lists the pictures of a folder and, if `depth` is 1, of the folders in it.
  ///
  /// Hidden files and folders are left out. A link to a file counts as that file; a
  /// link to a folder is not followed. It can be called on any thread. A slow disk blocks it.
  ///
  /// - Throws: `missing`, `unreadable`, or `notAFile` if the path is that of no folder. A folder in it that cannot be
  ///   read is left out.
  package init(listing folder: String, depth: Int = 0) throws(PictureProblem) {
    let entries = try self.entries(of: folder)
    paths = entries.pictures
    for inner in depth > 0 ? entries.folders : [] {
      let inner = try? self.entries(of: inner)
      paths += inner?.pictures ?? []
      unopenedFolders += inner?.folders.count ?? 1
    }
  }

  /// Returns the paths of the pictures and of the folders in a folder, each in natural order.
  private mutating func entries(
    of folder: String
  ) throws(PictureProblem) -> (pictures: [String], folders: [String]) {
    guard let stream = opendir(folder) else {
      throw errno == ENOENT ? .missing : errno == ENOTDIR ? .notAFile : .unreadable
    }
    defer { closedir(stream) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var (pictures, folders): ([String], [String]) = ([], [])
    while namesLeft > 0, let entry = readdir(stream) {
      namesLeft -= 1
      guard let name = entry.name else {
        let isFolder = Int(entry.pointee.d_type) == Int(DT_DIR)
        if isFolder || Self.isPictureName(entry.repairedName) { unreadableNames += 1 }
        continue
      }
      if name.hasPrefix(".") { continue }
      let kind = FileKind(entry.pointee.d_type, at: prefix + name)
      if kind == .folder {
        folders.append(name)
      } else if kind == .file, Self.isPictureName(name) {
        pictures.append(name)
      }
    }
    return (
      pictures.sorted { $0.precedesNaturally($1) }.map { prefix + $0 },
      folders.sorted { $0.precedesNaturally($1) }.map { prefix + $0 }
    )
  }
}

private enum FileKind {
  case file
  /// A folder that is no link.
  case folder
  case other

  init(_ type: UInt8, at path: String) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): self.init(at: path)
    default: self = .other
    }
  }

  /// Some file systems do not report the kinds of files with their names.
  private init(at path: String) {
    var (own, target) = (stat(), stat())
    guard lstat(path, &own) == 0, stat(path, &target) == 0 else {
      self = .other
      return
    }
    self =
      switch target.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: own.st_mode & S_IFMT == S_IFDIR ? .folder : .other
      default: .other
      }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The name of an entry; `nil` if it is not UTF-8.
  fileprivate var name: String? { withName { String(validatingCString: $0) } }

  /// The name of an entry, whose bytes that are not UTF-8 are replaced.
  fileprivate var repairedName: String { withName { String(cString: $0) } }

  private func withName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafePointer(to: &pointee.d_name) { name in
      name.withMemoryRebound(
        to: CChar.self, capacity: MemoryLayout.size(ofValue: pointee.d_name), body)
    }
  }
}
