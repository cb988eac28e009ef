internal import Dispatch
internal import DragPainter
internal import DragSDL
internal import PlaygroundScenes
internal import Synchronization

/// The program's side of the page *Pictures*: the file of the board, and news about the picture
/// files.
///
/// It sends messages to the page, and reads the page after each turn of the loop.
final class PictureDesk {
  private let file: String
  /// The folder whose pictures are shown, arranged as the file says; `nil` for another board.
  private let folder: String?
  fileprivate let assets: AssetStore
  let inbox = Inbox<PictureDesk>()
  /// Whether pictures for an empty board are being searched.
  var isSearching = false
  private var messages: MessageQueue?
  private var board: OpenBoard?
  /// Whether the board cannot be opened.
  private var hasFailed = false

  /// Creates a desk that opens its board when the page is first shown.
  init(_ file: String, folder: String? = nil, _ assets: AssetStore) {
    (self.file, self.folder, self.assets) = (file, folder, assets)
  }

  /// Opens the board now.
  ///
  /// - Throws: A `CommandFailure` if the path of the file is a link or no file.
  func openBoard() throws(CommandFailure) {
    board = try OpenBoard(try BoardFile(file), folder: folder)
  }

  func begin(_ messages: MessageQueue) {
    self.messages = messages
    // The header of such a picture was read without a problem.
    assets.reportFailures { failure in
      StandardError.report("\(failure)")
      let problem = PictureDetails.problem(failure.problem.ofBoard)
      messages.send(PictureReport.message([PictureReport(path: failure.path, .details(problem))]))
    }
  }

  /// Reads the page after a turn of the loop.
  func follow(_ playground: Playground) {
    inbox.perform(on: self)
    // Files can change while another page is shown.
    guard board != nil || playground.content.page == .pictures, !hasFailed, let messages else {
      return
    }
    do throws(CommandFailure) {
      if board == nil { try openBoard() }
      board?.follow(playground.content.pictures, messages, inbox)
    } catch {
      StandardError.report("\(error)")
      hasFailed = true
      messages.send(.board(.readOnly, BoardDocument(), reason: "\(error)"))
    }
  }

  /// Performs a message of the page.
  func receive(_ message: Message) {
    guard let messages else { return }
    switch message.name {
    case PictureRequest.trash:
      let reports = trash(PictureRequest.paths(in: message))
      if !reports.isEmpty { messages.send(PictureReport.message(reports)) }
    case PictureRequest.source:
      let source = PictureSource.allCases.first { $0.name == message.text }
      if let source { find(source, messages) }
    default: break
    }
  }

  private func trash(_ paths: [String]) -> [PictureReport] {
    // Several tiles can have the same file.
    var seen: Set<[UInt8]> = []
    return paths.filter { seen.insert(Array($0.utf8)).inserted }.map { path in
      do throws(SystemReason) {
        let file = try Trash.move(path)
        board?.trashed.add(file)
        return PictureReport(path: path, .trashed)
      } catch {
        StandardError.report("\(path): cannot be moved to the trash: \(error)")
        return PictureReport(path: path, .notTrashed)
      }
    }
  }

  func close(after playground: Playground) {
    follow(playground)
    board?.close()
  }
}

/// An open board, and what the desk has done for it.
private final class OpenBoard {
  private let file: BoardFile
  private let contents: BoardFile.Contents
  /// The messages that show the board, and which pictures of the folder are not on it.
  private let opening: [Message]
  /// Identifies this board to the page; a page from a recording carries a different number.
  private let id = Int.random(in: 2...Int.max)
  /// Boards are written on a thread of its own; of several pending ones, only the last.
  private let queue = DispatchQueue(label: "board")
  private var pending: DispatchWorkItem?
  private var prober: PictureProber?
  private var watcher: PictureWatcher?
  /// The hash of the board as last read or written; `nil` until the page shows it.
  private var savedHash: UInt64?
  private var knownPaths: Set<[UInt8]> = []
  /// The version of the page's paths at the last look.
  private var seenPaths: [Int] = []
  private var stored: Set<ItemID> = []
  fileprivate var trashed = TrashedFiles()

  init(_ file: BoardFile, folder: String?) throws(CommandFailure) {
    self.file = file
    var contents = try file.read()
    if let reason = contents.reason { StandardError.report(reason) }
    let folders = [folder.flatMap { try? PictureFolder(listing: $0) }].compactMap(\.self)
    let stored = contents.document
    let crowdedOut = contents.document.add(folders.flatMap(\.paths))
    if contents.document != stored { contents.isOutdated = true }
    opening = [
      .board(contents.state, contents.document, id: id, reason: contents.reason),
      // The page says how many have no room.
      crowdedOut.isEmpty ? nil : PictureRequest.found(crowdedOut),
      folders.problem.map(PictureRequest.found),
    ].compactMap(\.self)
    self.contents = contents
  }

  func follow(_ scene: PicturesScene, _ messages: MessageQueue, _ inbox: Inbox<PictureDesk>) {
    guard let prober else { return begin(messages, inbox) }
    // No drag must be in progress.
    guard let hash = scene.documentHash, hash != savedHash || scene.documentID != id else { return }
    guard scene.documentID == id else {
      // The board arrived during a drag; or the page is that of a recording, which is stored
      // nowhere.
      if scene.documentID == 0 { opening.forEach(messages.send) }
      return
    }
    store(scene.unsaved, messages)
    let restored = trashed.restore(for: scene)
    if !restored.isEmpty { prober.probe(restored) }
    look(at: scene, prober)
    let isStored = contents.state == .open || contents.state == .replaced
    if isStored, savedHash != nil || contents.isOutdated { write(scene, messages) }
    savedHash = hash
  }

  private func write(_ scene: PicturesScene, _ messages: MessageQueue) {
    pending?.cancel()
    let item = DispatchWorkItem { [file, id] in
      do throws(CommandFailure) {
        try file.write(scene.storedDocument)
        guard file.hasFailed.exchange(false, ordering: .relaxed) else { return }
        messages.send(.board(.open, id: id))
      } catch {
        file.hasFailed.store(true, ordering: .relaxed)
        StandardError.report("\(error)")
        messages.send(.board(.failed, id: id))
      }
    }
    pending = item
    queue.async(execute: item)
  }

  private func begin(_ messages: MessageQueue, _ inbox: Inbox<PictureDesk>) {
    let prober = PictureProber { PictureReport.messages(of: $0).forEach(messages.send) }
    self.prober = prober
    watcher = PictureWatcher { changes in
      let paths = changes.map(\.path)
      inbox.add { $0.assets.forgetPictures(Set(paths)) }
      let moves = changes.compactMap { change -> PictureReport? in
        guard case .renamed(from: let old) = change.kind else { return nil }
        return PictureReport(path: old, .moved(change.path))
      }
      if !moves.isEmpty { messages.send(PictureReport.message(moves)) }
      prober.probe(paths)
    }
    opening.forEach(messages.send)
  }

  private func look(at scene: PicturesScene, _ prober: PictureProber) {
    guard scene.pathsVersion != seenPaths else { return }
    seenPaths = scene.pathsVersion
    let pictures = scene.pictures.filter { $0.path.hasPrefix("/") }
    // Several tiles can show one file; a new tile has no details yet.
    let new = pictures.filter {
      knownPaths.insert(Array($0.path.utf8)).inserted || $0.details == .unknown
    }
    guard !new.isEmpty else { return }
    prober.probe(new.map(\.path))
    watcher?.watch(pictures.map(\.path))
  }

  /// Stores pictures that came as data in files, and reports their paths.
  ///
  /// A failed one is tried again with the next change.
  private func store(_ pictures: [UnsavedPicture], _ messages: MessageQueue) {
    let reports = pictures.filter { !stored.contains($0.item) }.compactMap { picture in
      ArrivedPictures.store(picture.bytes).map { path in
        stored.insert(picture.item)
        return PictureReport(path: picture.path, .moved(path))
      }
    }
    if !reports.isEmpty { messages.send(PictureReport.message(reports)) }
  }

  /// Waits until the board is written; tries again if it could not be.
  func close() {
    queue.sync {}
    if file.hasFailed.load(ordering: .relaxed), let pending { queue.sync(execute: pending) }
  }
}

/// The files that this program has moved to the trash, until a tile shows them again.
private struct TrashedFiles {
  private var files: [[UInt8]: TrashedFile] = [:]
  /// The paths whose tiles have gone from the board.
  private var gone: Set<[UInt8]> = []

  mutating func add(_ file: TrashedFile) { files[Array(file.path.utf8)] = file }

  /// Moves files back whose tiles an undo has restored; returns their paths.
  mutating func restore(for scene: PicturesScene) -> [String] {
    guard !files.isEmpty else { return [] }
    let shown = scene.storedDocument.paths.intersection(files.keys)
    gone.formUnion(files.keys.filter { !shown.contains($0) })
    let back = shown.intersection(gone).compactMap { files.removeValue(forKey: $0) }
    gone.subtract(shown)
    return back.compactMap { file in
      do throws(SystemReason) {
        try Trash.restore(file)
        return file.path
      } catch {
        StandardError.report("\(file.path): cannot be moved back from the trash: \(error)")
        return nil
      }
    }
  }
}

extension BoardDocument {
  /// The paths of the pictures, as bytes.
  fileprivate var paths: Set<[UInt8]> {
    Set(pictures.compactMap { $0.picture.map { Array($0.path.utf8) } })
  }

  /// Appends the pictures that are not on the board yet; returns those without room.
  mutating func add(_ paths: [String]) -> [String] {
    let known = self.paths
    let new = paths.filter { !known.contains(Array($0.utf8)) }
    let room = max(PicturesScene.limit - pictures.count, 0)
    elements += new.prefix(room).map { Entry(BoardPicture(path: $0)) }
    return Array(new.dropFirst(room))
  }
}
