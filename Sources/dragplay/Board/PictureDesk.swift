internal import Dispatch
internal import DragCoding
internal import DragPainter
internal import DragProgram
internal import PlaygroundScenes
internal import Synchronization

/// The program's side of the page *Pictures*: the board's file, and reports about picture files.
///
/// It sends messages to the page, and reads the page after each turn of the loop with a change.
final class PictureDesk {
  private let file: String
  /// The folder whose pictures the board shows; `nil` for a board without a folder.
  private let folder: String?
  fileprivate let assets: AssetStore
  let messages: MessageQueue
  let inbox: Inbox<PictureDesk>
  /// Whether a search for the pictures of an empty board is running.
  var isSearching = false
  private var board: OpenBoard?
  /// Whether opening the board has failed; it is not tried again.
  private var hasFailed = false

  /// Creates a desk that opens the board of a file when the page is first shown, unless it is given
  /// as `board`.
  init(
    _ file: String, folder: String?, _ board: OpenBoard?, _ assets: AssetStore,
    _ messages: MessageQueue
  ) {
    (self.file, self.folder, self.board, self.assets) = (file, folder, board, assets)
    (self.messages, inbox) = (messages, Inbox(messages))
    // Report pictures that cannot be decoded, because the prober reads only headers.
    assets.reportFailures { failure in
      StandardError.report("\(failure)")
      let problem = PictureDetails.problem(failure.problem.ofBoard)
      messages.send(PictureReport.message([PictureReport(path: failure.path, .details(problem))]))
    }
  }

  /// Performs tasks from other threads and stores what the page has changed.
  func follow(_ playground: Playground) {
    inbox.perform(on: self)
    // Follow an open board on other pages, too, because its files can change.
    guard board != nil || playground.content.page == .pictures, !hasFailed else { return }
    do throws(CommandFailure) {
      if board == nil { board = try OpenBoard(file, folder: folder) }
      board?.follow(playground.content.pictures, messages, inbox)
    } catch {
      StandardError.report("\(error)")
      hasFailed = true
      messages.send(.board(.readOnly, BoardDocument(), reason: "\(error)"))
    }
  }

  /// Performs a request from the page: to move pictures to the trash, or to search for pictures.
  func receive(_ message: Message) {
    switch message.name {
    case PictureRequest.trash:
      let reports = trash(PictureRequest.paths(in: message))
      if !reports.isEmpty { messages.send(PictureReport.message(reports)) }
    case PictureRequest.source:
      let source = PictureSource.allCases.first { $0.rawValue == message.text }
      if let source { find(source) }
    default: break
    }
  }

  private func trash(_ paths: [String]) -> [PictureReport] {
    // Several tiles can show the same file, which is moved only once.
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
    board?.close(after: playground.content.pictures, messages, inbox)
  }
}

/// An open board, with the threads and reports that keep it up to date.
final class OpenBoard {
  private let file: BoardFile
  private let contents: BoardFile.Contents
  /// The messages that show the board, and report the pictures of the folder that are left out.
  private let opening: [Message]
  /// The number by which the page identifies this board; a page from a recording has another one.
  private let id = Int.random(in: 2...Int.max)
  private let writing = LatestWork()
  /// Writes the last board again, if that has failed.
  private var retry: @Sendable () -> Void = {}
  private var prober: PictureProber?
  private var watcher: FileWatcher?
  /// The hash of the page's board when it was last handled; `nil` until the page shows the board.
  private var handledHash: UInt64?
  private var knownPaths: Set<[UInt8]> = []
  /// The version of the page's paths when they were last examined.
  private var seenPaths: [Int] = []
  private let arrivals = Arrivals()
  fileprivate var trashed = TrashedFiles()

  /// Opens the board of a file, with the pictures of a folder, if any.
  ///
  /// - Throws: A `CommandFailure` if the path is not that of a file, or the file is not a board.
  init(_ path: String, folder: String?) throws(CommandFailure) {
    file = try BoardFile(path)
    var contents = try file.read()
    if let reason = contents.reason { StandardError.report(reason) }
    let folders = [folder.flatMap { try? PictureFolder(listing: $0) }].compactMap(\.self)
    let stored = contents.document
    let crowdedOut = contents.document.add(folders.flatMap(\.paths))
    if contents.document != stored { contents.isOutdated = true }
    opening = [
      .board(contents.state, contents.document, id: id, reason: contents.reason),
      // With this message, the page reports how many pictures have no room.
      crowdedOut.isEmpty ? nil : PictureRequest.found(crowdedOut),
      folders.problem.map(PictureRequest.found),
    ].compactMap(\.self)
    self.contents = contents
  }

  func follow(_ scene: PicturesScene, _ messages: MessageQueue, _ inbox: Inbox<PictureDesk>) {
    guard let prober else { return begin(messages, inbox) }
    // During a drag, the hash is `nil`, and nothing is stored.
    guard let hash = scene.documentHash, hash != handledHash || scene.documentID != id
    else { return }
    guard scene.documentID == id else {
      // An ID of 0 means that the page did not accept the board, as during a drag: send it again.
      // A page with any other ID is from a recording, and is not stored.
      if scene.documentID == 0 { opening.forEach(messages.send) }
      return
    }
    arrivals.store(scene.unsaved, messages)
    let restored = trashed.restore(for: scene)
    if !restored.isEmpty { prober.probe(restored) }
    look(at: scene, prober)
    let isStored = contents.state == .open || contents.state == .replaced
    if isStored, handledHash != nil || contents.isOutdated { write(scene, messages) }
    handledHash = hash
  }

  private func write(_ scene: PicturesScene, _ messages: MessageQueue) {
    let write: @Sendable () -> Void = { [file, id] in
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
    retry = write
    writing.replace(by: write)
  }

  private func begin(_ messages: MessageQueue, _ inbox: Inbox<PictureDesk>) {
    let prober = PictureProber { PictureReport.messages(of: $0).forEach(messages.send) }
    self.prober = prober
    watcher = FileWatcher(.pictures) { changes in
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
    // Probe a known path again for a tile without details: another tile can show the same file.
    let new = pictures.filter {
      knownPaths.insert(Array($0.path.utf8)).inserted || $0.details == .unknown
    }
    guard !new.isEmpty else { return }
    prober.probe(new.map(\.path))
    watcher?.watch(pictures.map(\.path))
  }

  /// Waits until the board is written, with the pictures that have just arrived; if that failed, tries once more.
  func close(
    after scene: PicturesScene, _ messages: MessageQueue, _ inbox: Inbox<PictureDesk>
  ) {
    var scene = scene
    scene.accept(arrivals.finish())
    follow(scene, messages, inbox)
    writing.finish()
    guard file.hasFailed.load(ordering: .relaxed) else { return }
    writing.replace(by: retry)
    writing.finish()
  }
}

/// The pictures that arrived as data, which a worker thread writes to files.
private final class Arrivals: Sendable {
  private struct State {
    /// The pictures that are stored, or are being stored.
    var begun: Set<ItemID> = []
    /// The reports of the stored pictures.
    var reports: [PictureReport] = []
  }

  private let storing = DispatchGroup()
  private let state = Mutex(State())

  /// Stores pictures and reports the paths of their files; one that cannot be stored is tried again by the next call.
  func store(_ pictures: [UnsavedPicture], _ messages: MessageQueue) {
    let new = state.withLock { state in
      pictures.filter { state.begun.insert($0.item).inserted }
    }
    guard !new.isEmpty else { return }
    WorkerPool.background.async(group: storing) { [self] in
      for picture in new {
        guard let path = ArrivedPictures.store(picture.bytes) else {
          state.withLock { _ = $0.begun.remove(picture.item) }
          continue
        }
        let report = PictureReport(path: picture.path, .moved(path))
        state.withLock { $0.reports.append(report) }
        messages.send(PictureReport.message([report]))
      }
    }
  }

  /// Waits until the pictures are stored; returns the reports of all.
  func finish() -> [PictureReport] {
    storing.wait()
    return state.withLock(\.reports)
  }
}

/// The files that this program has moved to the trash, until a tile shows them again.
private struct TrashedFiles {
  private var files: [[UInt8]: TrashedFile] = [:]
  /// The paths of those files whose tiles have disappeared from the board.
  private var gone: Set<[UInt8]> = []

  mutating func add(_ file: TrashedFile) { files[Array(file.path.utf8)] = file }

  /// Restores the files whose tiles are back, as after an undo; returns the restored files' paths.
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
  /// The paths of the pictures, as bytes: strings with different bytes can compare as equal.
  fileprivate var paths: Set<[UInt8]> {
    Set(pictures.compactMap { $0.picture.map { Array($0.path.utf8) } })
  }

  /// Appends the pictures that are not on the board yet; returns those for which there is no room.
  mutating func add(_ paths: [String]) -> [String] {
    let known = self.paths
    let new = paths.filter { !known.contains(Array($0.utf8)) }
    let room = max(PicturesScene.limit - pictures.count, 0)
    elements += new.prefix(room).map { Entry(BoardPicture(path: $0)) }
    return Array(new.dropFirst(room))
  }
}
