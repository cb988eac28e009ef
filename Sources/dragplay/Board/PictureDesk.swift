internal import DragKit
internal import DragPainter
internal import DragSDL
internal import PlaygroundScenes

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
  private let assets: AssetStore
  private var messages: MessageQueue?
  private var board: OpenBoard?

  /// Creates a desk, which opens its board when the page is first shown.
  init(_ source: Source, _ assets: AssetStore) { (self.source, self.assets) = (source, assets) }

  /// Opens the board now.
  ///
  /// - Throws: A `CommandFailure` if the path of the file is a link or no file.
  func openBoard() throws(CommandFailure) { board = OpenBoard(try BoardFile(source.path), source) }

  func begin(_ messages: MessageQueue) { self.messages = messages }

  /// Reads the page after a turn of the loop.
  func follow(_ playground: Playground) {
    guard playground.content.page == .pictures, let messages else { return }
    do throws(CommandFailure) {
      if board == nil { try openBoard() }
      board?.follow(playground.content.pictures, messages, assets)
    } catch {
      StandardError.report("\(error)")
      self.messages = nil
    }
  }

  /// Performs a message of the page.
  func receive(_ message: Message) {
    guard let messages else { return }
    switch message.name {
    case PictureRequest.trash:
      let paths = PictureRequest.paths(in: message)
      let trashed = paths.filter(Trash.move)
      for path in paths where !trashed.contains(path) {
        StandardError.report("\(path): cannot be moved to the trash; it stays where it is")
      }
      messages.send(PictureReport.message(trashed.map { PictureReport(path: $0, .trashed) }))
    default: break
    }
  }

  func close() { board?.close() }
}

/// A board that is open, and what was done about it.
private final class OpenBoard {
  private let file: BoardFile
  private let contents: BoardFile.Contents
  private let document: BoardDocument
  private var writer: BoardWriter?
  private var news: PictureNews?
  /// The hash of the board that was read or written last; `nil` until the page shows it.
  private var savedHash: UInt64?
  private var knownPaths: Set<String> = []
  private var stored: Set<ItemID> = []

  init(_ file: BoardFile, _ source: PictureDesk.Source) {
    self.file = file
    contents = file.read()
    if let warning = contents.warning { StandardError.report(warning) }
    var document = contents.document
    if case .folder(let folder, _) = source { document.add(picturesIn: folder) }
    self.document = document
  }

  func follow(_ scene: PicturesScene, _ messages: MessageQueue, _ assets: AssetStore) {
    guard let news else { return begin(messages) }
    let outdated = news.takeOutdated()
    if !outdated.isEmpty { assets.forgetPictures(outdated) }
    store(scene.unsaved, messages)
    // Until the board has arrived, the page is that of no file.
    guard scene.state != .none, let hash = scene.documentHash, hash != savedHash else { return }
    look(at: scene, news)
    let isOutdated =
      savedHash != nil || document != contents.document || contents.state == .replaced
    if isOutdated, !file.isReadOnly { writer?.write(scene.storedDocument) }
    savedHash = hash
  }

  private func begin(_ messages: MessageQueue) {
    news = PictureNews(messages)
    writer = BoardWriter(file) { failure in
      if let failure { StandardError.report("\(failure)") }
      messages.send(DocumentMessage(failure == nil ? .open : .failed).message)
    }
    messages.send(DocumentMessage(contents.state, document).message)
  }

  private func look(at scene: PicturesScene, _ news: PictureNews) {
    let paths = scene.pictures.map(\.path).filter { $0.hasPrefix("/") }
    let new = paths.filter { knownPaths.insert($0).inserted }
    guard !new.isEmpty else { return }
    news.ask(about: new)
    news.watch(Array(knownPaths).sorted())
  }

  /// Stores pictures that came as data in files, and reports where they are.
  private func store(_ pictures: [UnsavedPicture], _ messages: MessageQueue) {
    let new = pictures.filter { stored.insert($0.item).inserted }
    guard !new.isEmpty else { return }
    let reports = new.compactMap { picture in
      Directories.store(picture.bytes).map { PictureReport(path: picture.path, .moved($0)) }
    }
    messages.send(PictureReport.message(reports))
  }

  func close() { writer?.finish() }
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
