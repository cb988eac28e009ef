internal import DragRecording
internal import Glibc
internal import PlaygroundScenes
internal import Synchronization

/// The file of a board, which one process at a time can edit.
///
/// It is read once and replaced as a whole with each change. Beside it are a lock file, and the
/// board as it was at the last opening.
final class BoardFile: Sendable {
  let path: String
  private let lock: Int32
  /// The error number of the failed lock; `nil` if this program has the lock.
  private let lockFailure: Int32?
  private let hasKeptPrevious = Atomic(false)
  /// Whether the last attempt to write the board has failed.
  let hasFailed = Atomic(false)

  /// The maximum size of a board's file, in bytes; 40,000 pictures of 1,600 bytes fit.
  private static let largest = 1 << 26

  /// Creates the folder of a board's file and locks the file, which need not exist.
  ///
  /// If the file cannot be locked, the board is read-only.
  ///
  /// - Throws: A `CommandFailure` if the path is a symbolic link, a folder or a device.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    FileSystem.makeFolder(FilePath.folder(of: path))
    switch FileSystem.ownStatus(of: path)?.type {
    case nil, S_IFREG: break
    case S_IFLNK:
      throw .badUsage("\(path): is a symbolic link, which is never followed; name the file itself")
    default: throw .badUsage("\(path): is not a file; choose another name")
    }
    lock = open(
      FileSystem.path(path, adding: ".lock", isHidden: true),
      O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // Use `flock`, because the kernel then unlocks the file however the program ends.
    lockFailure = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0 ? nil : errno
  }

  deinit { if lock >= 0 { close(lock) } }

  /// The board to show, and the state of the page that shows it.
  struct Contents {
    let state: PicturesScene.DocumentState
    var document: BoardDocument
    /// The reason why the board cannot be edited; `nil` if the state's standard message applies.
    var reason: String?
    /// Whether the board differs from the one in the file.
    var isOutdated = false
  }

  /// Reads the board.
  ///
  /// For a missing or damaged file, returns the board of the last opening, if any, or else an empty
  /// board; for a file that cannot be read, an empty board. A damaged file is moved aside if this
  /// program has the lock.
  ///
  /// - Throws: A `CommandFailure` if the file is not a board.
  func read() throws(CommandFailure) -> Contents {
    guard FileSystem.exists(path) else {
      // If an earlier run ended after moving a damaged file aside, only the copy is left.
      let previous = previous
      return opened(previous ?? BoardDocument(), isOutdated: previous != nil)
    }
    do throws(DocumentFailure) {
      return opened(try Self.document(at: path))
    } catch .problem(.notABoard) {
      throw .badUsage("\(path): is not a board of pictures; choose another name")
    } catch .problem(.damaged) {
      return replaced(by: previous ?? BoardDocument())
    } catch {
      return Contents(
        state: .readOnly, document: BoardDocument(), reason: "\(path): \(error.words)")
    }
  }

  private func opened(_ document: BoardDocument, isOutdated: Bool = false) -> Contents {
    guard let lockFailure else {
      return Contents(state: .open, document: document, isOutdated: isOutdated)
    }
    // If another program has the lock, the page's standard message reports it.
    let isTaken = lockFailure == EWOULDBLOCK
    return Contents(
      state: .readOnly, document: document,
      reason: isTaken ? nil : "\(path): cannot be stored: \(SystemReason(lockFailure))")
  }

  private func replaced(by document: BoardDocument) -> Contents {
    guard lockFailure == nil else { return opened(document) }
    guard let aside = FileSystem.moveAside(path) else {
      return Contents(
        state: .readOnly, document: document,
        reason: "\(path): is damaged, and stays as it is; this board is not stored")
    }
    let rest = document.elements.isEmpty ? "an empty board" : "the board as it was before"
    StandardError.report("\(path): is damaged; it was moved to \(aside), and \(rest) is open")
    return Contents(state: .replaced, document: document, isOutdated: true)
  }

  /// Returns whether a file begins like a board, even if the rest is damaged.
  static func beginsLikeBoard(_ path: String) -> Bool {
    FileSystem.bytes(of: path, atMost: 0)?.starts(with: "{\"board\":".utf8) == true
  }

  /// Reads a board without locking it.
  static func document(at path: String) throws(DocumentFailure) -> BoardDocument {
    guard let bytes = FileSystem.bytes(of: path, atMost: largest) else { throw .unreadable(errno) }
    // A larger file was read only in part, so it is not reported as damaged.
    guard bytes.count <= largest else { throw .unreadable(EFBIG) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .problem(.damaged) }
    do throws(DocumentProblem) {
      return try BoardDocument(parsing: text, in: FilePath.folder(of: path))
    } catch {
      throw .problem(error)
    }
  }

  /// Replaces the file; after a crash, it holds either the old text or the new one.
  func write(_ document: BoardDocument) throws(CommandFailure) {
    keepPrevious()
    let text = document.text(in: FilePath.folder(of: path))
    try StagedOutput.write(Array(text.utf8), to: path, .replacement)
  }

  /// The board of the last opening; `nil` if its copy is missing or cannot be read.
  private var previous: BoardDocument? {
    try? Self.document(at: Self.previousPath(of: path))
  }

  /// Returns the path of the board's copy from its last opening.
  static func previousPath(of path: String) -> String { FileSystem.path(path, adding: "-previous") }

  /// Keeps a copy of the file as this program opened it, once, and only if it is sound.
  private func keepPrevious() {
    let isFirst = !hasKeptPrevious.exchange(true, ordering: .relaxed)
    guard isFirst, (try? Self.document(at: path)) != nil else { return }
    let staged = FileSystem.path(path, adding: "-previous-\(getpid())", isHidden: true)
    unlink(staged)
    if link(path, staged) == 0 { rename(staged, Self.previousPath(of: path)) }
  }
}

/// The reason why the file of a board cannot be read.
enum DocumentFailure: Error {
  case unreadable(Int32)
  case problem(DocumentProblem)

  /// Whether the file is certainly a board, although this program cannot show it.
  var isBoard: Bool {
    switch self {
    case .unreadable, .problem(.notABoard), .problem(.damaged): false
    case .problem: true
    }
  }

  var words: String {
    switch self {
    case .unreadable(let number): "cannot be read: \(SystemReason(number))"
    case .problem(.damaged): "is damaged"
    case .problem(.notABoard): "is not a board"
    case .problem(.otherVersion): "is from another version of this program"
    case .problem(.tooManyPictures): "has more than \(PicturesScene.storedLimit) pictures"
    }
  }
}
