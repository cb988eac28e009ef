internal import DragCoding
internal import Glibc

/// The files and the folders that a program wants to be watched.
struct WatchedPaths {
  var files: [String] = []
  var folders: [String] = []
}

/// The folders that the kernel watches for a program, and what has happened in them.
struct WatchedFolders {
  private let kind: FileWatcher.FileKind
  private let inotify: Int32
  /// The folders by the kernel's numbers; a folder can have several paths.
  private var folders: [Int32: [String]] = [:]
  /// The folders that are missing, or were removed.
  private(set) var lost: [String] = []
  private(set) var changes = FileChanges()

  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF

  init(of kind: FileWatcher.FileKind, inotify: Int32) {
    (self.kind, self.inotify) = (kind, inotify)
  }

  /// Watches folders, with the files of the kind in them, and the folders of files, and no others.
  ///
  /// Beyond the maximum number of folders, and if the kernel watches no more, files are not watched.
  mutating func watch(_ paths: WatchedPaths) {
    var (seen, wanted): (Set<String>, [String]) = ([], [])
    for folder in paths.folders + paths.files.map(\.folder) where seen.insert(folder).inserted {
      wanted.append(folder)
      if wanted.count == Limits.watchedFolders { break }
    }
    let old = folders
    (folders, lost) = ([:], [])
    for folder in wanted { add(folder) }
    let missing = Set(lost)
    let files = paths.files.filter { !missing.contains($0.folder) }
    changes = FileChanges(known: Set(files + paths.folders.flatMap(kind.list)))
    for number in old.keys where folders[number] == nil { inotify_rm_watch(inotify, number) }
  }

  private mutating func add(_ folder: String) {
    let number = inotify_add_watch(inotify, folder, UInt32(Self.events | Int32(IN_ONLYDIR)))
    if number >= 0 {
      folders[number, default: []].append(folder)
    } else if errno == ENOENT || errno == ENOTDIR {
      lost.append(folder)
    }
  }

  /// Watches lost folders that are there again; their files are new.
  mutating func findLost() {
    let before = lost
    lost = []
    for folder in before { add(folder) }
    for folder in Set(before).subtracting(lost).sorted() { list(folder) }
  }

  /// Adds that the files of a folder are there.
  private mutating func list(_ folder: String) {
    for path in kind.list(folder) { changes.appear(path) }
  }

  private mutating func lose(_ number: Int32) {
    for folder in folders.removeValue(forKey: number) ?? [] {
      lost.append(folder)
      for path in changes.known.filter({ $0.folder == folder }).sorted() {
        changes.disappear(path)
      }
    }
  }

  mutating func takeChanges() -> [FileChange] { changes.take() }

  /// Reads the events that have arrived; returns whether there were any.
  @discardableResult
  mutating func readEvents() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      var hasEvents = false
      while true {
        let count = read(inotify, buffer.baseAddress, buffer.count)
        guard count > 0 else { return hasEvents }
        hasEvents = true
        var offset = 0
        while let event = FolderEvent(buffer[..<count], at: &offset) { handle(event) }
      }
    }
  }

  private mutating func handle(_ event: FolderEvent) {
    if event.has(IN_Q_OVERFLOW) { return checkAll() }
    guard let folders = folders[event.folder] else { return }
    if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_IGNORED) {
      // A folder that has moved is watched no more: its files have other paths.
      if event.has(IN_MOVE_SELF) { inotify_rm_watch(inotify, event.folder) }
      return lose(event.folder)
    }
    guard let name = event.name, !event.has(Int32(IN_ISDIR)) else { return }
    for folder in folders { handle(event, folder.path(of: name), name) }
  }

  private mutating func handle(_ event: FolderEvent, _ path: String, _ name: String) {
    let isKnown = changes.known.contains(path)
    guard isKnown || kind.isNamed(name) else { return }
    if event.has(IN_MOVED_FROM) {
      changes.leave(path, move: event.move)
    } else if event.has(IN_MOVED_TO) {
      changes.arrive(path, move: event.move)
    } else if event.has(IN_DELETE) {
      changes.disappear(path)
    } else if event.has(IN_CLOSE_WRITE) || (event.has(IN_ATTRIB) && isKnown) {
      // Permissions also change while a file is removed.
      if isThere(path) { changes.appear(path) }
    } else if event.has(IN_CREATE), isLink(path) {
      // Any other new file is written, and then closed.
      changes.appear(path)
    }
  }

  /// Watches all folders again, and compares and lists their files, since events were lost.
  private mutating func checkAll() {
    let old = folders
    let paths = old.values.joined().sorted()
    folders = [:]
    for folder in paths { add(folder) }
    for number in old.keys where folders[number] == nil { inotify_rm_watch(inotify, number) }
    for path in changes.known.sorted() {
      if isThere(path) { changes.appear(path) } else { changes.disappear(path) }
    }
    for folder in folders.values.joined().sorted() { list(folder) }
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }
}

/// An event as the kernel writes it.
private struct FolderEvent {
  let folder: Int32
  let mask: UInt32
  let move: UInt32
  let name: String?

  /// Reads an event, and moves `offset` behind it; `nil` after the last.
  init?(_ bytes: Slice<UnsafeMutableRawBufferPointer>, at offset: inout Int) {
    let header = MemoryLayout<inotify_event>.size
    guard offset + header <= bytes.count else { return nil }
    let event = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + header])
      .loadUnaligned(as: inotify_event.self)
    let end = offset + header + Int(event.len)
    guard end <= bytes.count else { return nil }
    (folder, mask, move) = (event.wd, event.mask, event.cookie)
    let text = bytes[offset + header..<end].prefix { $0 != 0 }
    name = text.isEmpty ? nil : String(validating: text, as: UTF8.self)
    offset = end
  }

  func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
}

extension String {
  /// The path of the folder of a file.
  fileprivate var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  fileprivate func path(of name: String) -> String {
    self == "/" ? "/" + name : "\(self)/\(name)"
  }
}

extension Limits {
  fileprivate static let watchedFolders = 256
}
