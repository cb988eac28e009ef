internal import Dispatch
internal import DragSDL
internal import PlaygroundScenes
internal import Synchronization

/// Makes films and tests of recordings, one at a time, and shows the progress on the card.
final class RecordingWorks: Sendable {
  private let card: ShownCard
  private let process = Mutex<ChildProcess?>(nil)
  private let queue = DispatchQueue(label: "films", qos: .utility)
  /// The saved files, until ``takeSaved()``.
  private let saved = Mutex<[String]>([])

  init(_ card: ShownCard) { self.card = card }

  /// Makes a file of a recording; does nothing while another one is made.
  func make(_ product: RecordingCard.Product, of path: String) {
    guard process.withLock({ $0 == nil }) else { return }
    let (arguments, output) = product.command(for: path)
    card.update(path) { $0.status = .working(product, percent: 0) }
    let helper: ChildProcess
    do throws(CommandFailure) {
      helper = try .helper(arguments)
    } catch {
      return card.update(path) { $0.status = .failed(reason: "\(error)") }
    }
    process.withLock { $0 = helper }
    queue.async { [self] in finish(helper, product, of: path, output) }
  }

  private func finish(
    _ helper: ChildProcess, _ product: RecordingCard.Product, of path: String, _ output: String
  ) {
    var shown = 0
    helper.readLines { line in
      guard let percent = Int(line), percent > shown else { return }
      shown = percent
      card.update(path) { $0.status = .working(product, percent: percent) }
    }
    let failure = helper.failure()
    // ``cancel()`` has taken a process that it stopped.
    guard process.withLock({ $0.take() != nil }) else {
      return card.update(path) { $0.status = .ready }
    }
    if failure == nil { saved.withLock { $0.append(output) } }
    card.update(path) { card in
      card.status =
        failure.map { .failed(reason: Self.reason($0, path, output)) }
        ?? .saved(product, path: output)
    }
  }

  /// Cancels what is being made.
  func cancel() { process.withLock { $0.take() }?.stop() }

  func takeSaved() -> [String] {
    saved.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }

  /// The error of a command, without the names that the card shows.
  private static func reason(_ line: String, _ path: String, _ output: String) -> String {
    var rest = Substring(line)
    for prefix in ["dragplay: ", "\(output): ", "\(path): "] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return String(rest)
  }
}

/// The visible card, which several threads change.
final class ShownCard: Sendable {
  private let card = Mutex<RecordingCard?>(nil)
  private let messages: MessageQueue

  init(_ messages: MessageQueue) { self.messages = messages }

  func open(_ new: RecordingCard) {
    card.withLock { card in
      var new = new
      // Work in progress stays visible.
      if let old = card, old.recording.path == new.recording.path { new.status = old.status }
      card = new
      messages.send(new.message(opens: true))
    }
  }

  /// Changes the card if it belongs to a recording.
  func update(_ path: String, _ change: (inout RecordingCard) -> Void) {
    card.withLock { card in
      guard card?.recording.path == path, var changed = card else { return }
      change(&changed)
      card = changed
      messages.send(changed.message(opens: false))
    }
  }
}

extension RecordingCard.Product {
  /// The program's arguments that make the file, and the path of the file.
  fileprivate func command(for path: String) -> (arguments: [String], output: String) {
    switch self {
    case .gif, .mp4:
      let folder = self == .gif ? Directories.userPictures : Directories.userVideos
      let stem = SavedRecording.stem(of: path)
      let output = FileSystem.free(
        stem, rawValue, in: folder ?? FileSystem.folder(of: path))
      return (["render", path, "--output", output, "--helper"], output)
    case .test:
      let folder = Directories.tests
      let output = FileSystem.free(SavedRecording.stem(of: path).asTestName, "dndrec", in: folder)
      let name = SavedRecording.stem(of: output)
      return (["promote", path, "--name", name, "--output", folder], output)
    }
  }
}

extension String {
  /// The text reduced to the characters of a test's name: lowercase letters, digits and hyphens.
  fileprivate var asTestName: String {
    let allowed = lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(allowed.prefix(60)).split(separator: "-")
    return words.isEmpty ? "recording" : words.joined(separator: "-")
  }
}
