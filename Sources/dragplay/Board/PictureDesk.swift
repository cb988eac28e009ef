internal import DragCoding
internal import DragKit
internal import DragPainter
internal import DragSDL
internal import PlaygroundScenes
internal import Synchronization

/// The program's side of the page of pictures: the file of its board, and what is found out about the pictures.
///
/// It sends messages to the page, and reads the page after each turn of the loop.
final class PictureDesk {
  /// Which board is shown.
  enum Source {
    /// The board of a file.
    case file(String)
    /// The board of a folder: its pictures, as they were left in the file.
    case folder(String, file: String)

    var path: String {
      switch self {
      case .file(let path), .folder(_, let path): path
      }
    }
  }

  private let source: Source
  private var messages: MessageQueue?
  private var open: OpenBoard?

  /// Creates a desk, which opens its board when the page is first shown.
  init(_ source: Source) { self.source = source }

  /// Opens the board now.
  ///
  /// - Throws: A `CommandFailure` if the path of the file is a link or no file.
  func openBoard() throws(CommandFailure) { open = OpenBoard(try BoardFile(source.path), source) }

  func begin(_ messages: MessageQueue) { self.messages = messages }

  /// Reads the page after a turn of the loop.
  func follow(_ playground: Playground) {
    guard playground.content.page == .pictures, let messages else { return }
    do throws(CommandFailure) {
      if open == nil { try openBoard() }
      open?.follow(playground.content.pictures, messages)
    } catch {
      StandardError.report("\(error)")
      self.messages = nil
    }
  }

  func close() { open?.writer?.finish() }
}

/// A board that is open, and what was done about it.
private final class OpenBoard {
  private let file: BoardFile
  private let contents: BoardFile.Contents
  private let document: BoardDocument
  private(set) var writer: BoardWriter?
  private var prober: PictureProber?
  /// The hash of the board that was read or written last; `nil` until the page shows it.
  private var savedHash: UInt64?
  private var knownPaths: Set<String> = []

  init(_ file: BoardFile, _ source: PictureDesk.Source) {
    self.file = file
    contents = file.read()
    if let warning = contents.warning { StandardError.report(warning) }
    var document = contents.document
    if case .folder(let folder, _) = source { document.add(picturesIn: folder) }
    self.document = document
  }

  func follow(_ scene: PicturesScene, _ messages: MessageQueue) {
    guard prober != nil else { return begin(messages) }
    // Until the board has arrived, the page is that of no file.
    guard scene.state != .none, let hash = scene.documentHash, hash != savedHash else { return }
    let new = scene.pictures.map(\.path).filter { knownPaths.insert($0).inserted }
    if !new.isEmpty { prober?.probe(new) }
    let isOutdated =
      savedHash != nil || document != contents.document || contents.state == .replaced
    if isOutdated, !file.isReadOnly { writer?.write(scene.storedDocument) }
    savedHash = hash
  }

  private func begin(_ messages: MessageQueue) {
    prober = PictureProber { batch in messages.send(PictureReport.message(of: batch)) }
    writer = BoardWriter(file) { failure in
      if let failure { StandardError.report("\(failure)") }
      messages.send(DocumentMessage(failure == nil ? .open : .failed).message)
    }
    messages.send(DocumentMessage(contents.state, document).message)
  }
}

extension BoardDocument {
  /// Appends the pictures of a folder that are not on the board.
  mutating func add(picturesIn folder: String) {
    let known = Set(tiles.map(\.picture.path))
    let found = (try? PictureFolder(listing: folder))?.paths ?? []
    elements += found.filter { !known.contains($0) }
      .prefix(max(PicturesScene.limit - known.count, 0))
      .map { .picture(Tile(BoardPicture(path: $0))) }
  }
}
