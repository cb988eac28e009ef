internal import DragPainter
internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import Synchronization

/// The program's side of recordings: the page that lists them, and the card of the newest one.
///
/// It sends messages, and reads the page after each turn of the loop. The page holds the names that
/// the user wants; the desk renames files, and moves them to the trash and back.
final class RecordingsDesk {
  private let messages: MessageQueue
  private let reader: RecordingReader
  private let card: ShownCard
  private let works: RecordingWorks
  /// The version of the listing; a page from a recording has another one.
  private var version = Int.random(in: 1...1 << 60)
  private var isShown = false
  private var seenHash: UInt64?
  private var trashed: [[UInt8]: TrashedFile] = [:]
  /// A move to or from the trash in this turn.
  private var trashNews: ShelfNews?
  /// The current paths of renamed files, by the old paths that the page may still have.
  private var paths: [[UInt8]: String] = [:]
  private var lastEnded: String?
  /// A recording that has ended, whose card waits for the end of a gesture.
  private var waiting: String?
  /// Watches the folder while the page is shown.
  private var watcher: FolderWatcher?
  private let news = FolderNews()

  /// Whether files have changed, and the page may have to be listed again.
  var hasNews: Bool { isShown && news.isPending }

  init(_ messages: MessageQueue) {
    (self.messages, reader) = (messages, RecordingReader(messages))
    card = ShownCard(messages)
    works = RecordingWorks(card)
  }

  /// Follows the session after a turn of the loop; returns a file change that no card shows.
  func follow(_ playground: Playground, lastEnded: String?, running: String?) -> ShelfNews? {
    if lastEnded != self.lastEnded, running == nil {
      self.lastEnded = lastEnded
      version += 1
      if let lastEnded { waiting = lastEnded }
    }
    showCard(playground)
    let isShown = playground.content.page == .recordings
    if isShown != self.isShown { watcher = isShown ? watch() : nil }
    if isShown { follow(playground.content.recordings, isNew: !self.isShown, running) }
    self.isShown = isShown
    // A file that was saved meanwhile is reported in the next turn.
    if let news = trashNews.take() { return news }
    let saved = works.takeSaved()
    return playground.content.chrome.card == nil ? saved.last.map(ShelfNews.saved) : nil
  }

  private func showCard(_ playground: Playground) {
    guard let path = waiting, !playground.isGestureLive, !playground.content.chrome.isBare else {
      return
    }
    waiting = nil
    openCard(path, isNew: true)
  }

  private func openCard(_ path: String, isNew: Bool) {
    guard let recording = SavedRecording(file: path) else { return }
    card.open(
      RecordingCard(recording, isNew: isNew, hasFFmpeg: FileSystem.hasProgram("ffmpeg")))
    guard recording.details == .unknown else { return }
    reader.describe(path) { [card] details in
      card.update(path) { $0.recording.details = details }
    }
  }

  // MARK: - The page

  private func follow(_ scene: RecordingsScene, isNew: Bool, _ running: String?) {
    // Files can change while another page is shown.
    if isNew, scene.version == version { version += 1 }
    guard let hash = scene.wantedHash else { return }
    guard scene.version == version else {
      seenHash = nil
      if isNew || !isListing { list(except: running) }
      return
    }
    isListing = false
    defer { checkFolder(scene, running) }
    guard seenHash != hash else { return }
    defer { seenHash = hash }
    // The user cannot have changed a page that was not shown.
    guard seenHash != nil else { return }
    var failure: RecordingFailure?
    for (path, _, title) in scene.wanted { failure = perform(path, title) ?? failure }
    guard let failure else { return }
    version += 1
    list(except: running, failure)
  }

  private func watch() -> FolderWatcher? {
    FileSystem.makeFolder(Directories.recordings)
    return FolderWatcher(Directories.recordings) { [messages, news] in
      news.isPending = true
      messages.wake()
    }
  }

  /// Lists the folder again if another program has added, removed or changed a file.
  private func checkFolder(_ scene: RecordingsScene, _ running: String?) {
    guard !isListing, news.isPending else { return }
    news.isPending = false
    let known = scene.wanted.filter { $0.title != nil }.map { file in
      FolderEntry(paths[Array(file.path.utf8)] ?? file.path, modified: file.modified)
    }
    let found = Directories.savedRecordings().filter { $0.path != running }
      .map { FolderEntry($0.path, modified: $0.modified) }
    guard Set(known) != Set(found) else { return }
    version += 1
    list(except: running)
  }

  /// Whether a listing is on its way.
  private var isListing = false

  private func list(except running: String?, _ failure: RecordingFailure? = nil) {
    isListing = true
    reader.list(version: version, except: running, failure: failure)
  }

  /// Renames, removes or restores a file as the user wants; returns a failure.
  private func perform(_ listed: String, _ title: String?) -> RecordingFailure? {
    let path = paths[Array(listed.utf8)] ?? listed
    let (key, stem) = (Array(listed.utf8), SavedRecording.stem(of: path))
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
    let new = "\(FileSystem.folder(of: path))/\(title).dndrec"
    if let number = FileSystem.rename(path, toFree: new) {
      return .init(.renamed, stem, reason: "\(SystemReason(number))")
    }
    (paths[key], paths[Array(new.utf8)]) = (new, nil)
    messages.send(RecordingReport.message([RecordingReport(path: listed, .moved(new))]))
    return nil
  }

  /// Performs a request of the playground.
  func receive(_ message: Message) {
    guard let (request, path) = RecordingRequest.reading(message) else { return }
    switch request {
    // The session replays.
    case .replay: break
    case .showCard: openCard(path, isNew: false)
    case .saveGIF: works.make(.gif, of: path)
    case .saveMP4: works.make(.mp4, of: path)
    case .keepTest: works.make(.test, of: path)
    case .cancel: works.cancel()
    case .showInFolder:
      FileManagerWindow.show(path) { [card] in
        StandardError.report("\(path): cannot be shown; there is no file manager")
        card.update(path) { $0.status = .withoutFileManager }
      }
    }
  }

  func close() {
    works.cancel()
    reader.close()
  }
}

/// A file of the folder, with its time in seconds.
private struct FolderEntry: Hashable {
  // Not a `String`: strings whose bytes differ can be equal.
  let path: [UInt8]
  let modified: Int

  init(_ path: String, modified: Int) { (self.path, self.modified) = (Array(path.utf8), modified) }
}

/// A note from the thread that watches the folder.
private final class FolderNews: Sendable {
  private let state = Atomic(false)

  var isPending: Bool {
    get { state.load(ordering: .acquiring) }
    set { state.store(newValue, ordering: .releasing) }
  }
}
