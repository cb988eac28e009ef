internal import DragCoding
internal import DragPainter
internal import DragProgram
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// Connects the recordings page and the recording card to the file system.
///
/// The page stores only the names and removals that the user requests. After each turn that changes
/// the playground, the desk reads them and renames, trashes or restores the files. It sends results
/// as messages, and runs the process that makes films and tests.
final class RecordingsDesk {
  let messages: MessageQueue
  let inbox: Inbox<RecordingsDesk>
  /// The card that was opened last; the user may have closed it.
  var card: RecordingCard?
  /// The process that makes a film or a test of a recording; `nil` while none is made.
  var work: ChildProcess?
  /// The path of a product that no notice has announced yet; `nil` if there is none.
  var saved: String?
  /// The version of the listing; a page from a recording has another one.
  private(set) var version = Int.random(in: 1...1 << 60)
  /// Whether a listing was requested that the page does not show yet.
  var isListing = false
  private var isShown = false
  private var seenHash: UInt64?
  private var trashed: [[UInt8]: TrashedFile] = [:]
  /// The news of a move to or from the trash in this turn; `nil` if there was none.
  private var trashNews: ShelfNews?
  /// The current paths of renamed files, by the old paths in the page's listing.
  private var paths: [[UInt8]: String] = [:]
  private var lastEnded: String?
  /// The path of the ended recording whose card opens after the gesture; `nil` if none waits.
  private var waiting: String?
  /// The watcher of the folder; `nil` while the page is hidden.
  private var watcher: FileWatcher?
  /// Whether files have changed, and the page may have to be listed again.
  private var isFolderChanged = false

  /// Whether there is something to do even if the playground has not changed.
  var hasNews: Bool { isShown && isFolderChanged || !inbox.isEmpty }

  init(_ messages: MessageQueue) {
    (self.messages, inbox) = (messages, Inbox(messages))
  }

  /// Follows the session after a turn of the loop; returns a file change to announce, if any.
  func follow(_ playground: Playground, lastEnded: String?, running: String?) -> ShelfNews? {
    inbox.perform(on: self)
    if lastEnded != self.lastEnded, running == nil {
      self.lastEnded = lastEnded
      version += 1
      if let lastEnded { waiting = lastEnded }
    }
    let canShowCard = !playground.isGestureLive && !playground.content.chrome.isBare
    if canShowCard, let path = waiting.take() { openCard(path, isNew: true) }
    let isShown = playground.content.page == .recordings
    if isShown != self.isShown { watcher = isShown ? watch() : nil }
    if isShown { follow(playground.content.recordings, isNew: !self.isShown, running) }
    self.isShown = isShown
    // Announce one change a turn; a saved file waits for the next turn.
    if let news = trashNews.take() { return news }
    let path = saved.take()
    return playground.content.chrome.card == nil ? path.map(ShelfNews.saved) : nil
  }

  // MARK: - The page

  private func follow(_ scene: RecordingsScene, isNew: Bool, _ running: String?) {
    // List the files again, because they can change while another page is shown.
    if isNew, scene.version == version { version += 1 }
    guard let hash = scene.wantedHash else {
      // A listing that arrives during a drag is not accepted; it is requested again after the drag.
      isListing = false
      return
    }
    guard scene.version == version else {
      seenHash = nil
      if isNew || !isListing { list(except: running) }
      return
    }
    isListing = false
    defer { checkFolder(scene, running) }
    guard seenHash != hash else { return }
    defer { seenHash = hash }
    // A listing that has just arrived contains no changes by the user.
    guard seenHash != nil else { return }
    var failure: RecordingFailure?
    for (path, _, title) in scene.wanted { failure = perform(path, title) ?? failure }
    guard let failure else { return }
    version += 1
    list(except: running, failure)
  }

  private func watch() -> FileWatcher? {
    FileSystem.makeFolder(Directories.recordings)
    let recordings = FileWatcher.FileKind({ $0.hasSuffix(".dndrec") }) { folder in
      FileSystem.files(in: folder, ending: ".dndrec")
    }
    let watcher = FileWatcher(recordings) { [inbox] _ in inbox.add { $0.isFolderChanged = true } }
    watcher?.watch(folders: [Directories.recordings])
    return watcher
  }

  /// Lists the folder again if another program has added, removed or changed a file.
  private func checkFolder(_ scene: RecordingsScene, _ running: String?) {
    guard !isListing, isFolderChanged else { return }
    isFolderChanged = false
    // Modification times by the bytes of paths: strings with different bytes can compare as equal.
    var known: [[UInt8]: Int] = [:]
    for file in scene.wanted where file.title != nil {
      let path = paths[Array(file.path.utf8)] ?? file.path
      known[Array(path.utf8)] = file.modified
    }
    WorkerPool.background.async { [inbox, known, version] in
      var found: [[UInt8]: Int] = [:]
      for file in Directories.savedRecordings() where file.path != running {
        found[Array(file.path.utf8)] = file.modified
      }
      guard known != found else { return }
      // The page is listed again in the next turn, unless it has been meanwhile.
      inbox.add { if $0.version == version { $0.version += 1 } }
    }
  }

  /// Renames a file, or moves it to or from the trash, as the user wants; returns any failure.
  private func perform(_ listed: String, _ title: String?) -> RecordingFailure? {
    let path = paths[Array(listed.utf8)] ?? listed
    let (key, stem) = (Array(listed.utf8), FilePath.recordingName(of: path))
    do throws(SystemReason) {
      if title == nil {
        if trashed[key] == nil {
          trashed[key] = try Trash.move(path)
          trashNews = .trashed(name: stem)
        }
      } else if let file = trashed[key] {
        trashed[key] = nil
        try Trash.restore(file)
        trashNews = .restored
      }
    } catch {
      return .init(.trashed, stem, reason: "\(error)")
    }
    guard let title, title != stem else { return nil }
    let new = "\(FilePath.folder(of: path))/\(title).dndrec"
    if let number = FileSystem.rename(path, toFree: new) {
      return .init(.renamed, stem, reason: "\(SystemReason(number))")
    }
    (paths[key], paths[Array(new.utf8)]) = (new, nil)
    messages.send(RecordingReport.message([RecordingReport(path: listed, .moved(new))]))
    return nil
  }

  /// Performs a request of the playground about one recording, such as to show its card.
  func receive(_ message: Message) {
    guard let (request, path) = RecordingRequest.reading(message) else { return }
    switch request {
    // The session handles this request.
    case .replay: break
    case .showCard: openCard(path, isNew: false)
    case .saveGIF: make(.gif, of: path)
    case .saveMP4: make(.mp4, of: path)
    case .keepTest: make(.test, of: path)
    case .cancel: cancelWork()
    case .showInFolder: showInFolder(path)
    }
  }
}
