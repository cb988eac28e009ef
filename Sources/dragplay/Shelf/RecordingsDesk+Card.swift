internal import DragCoding
internal import DragProgram
internal import PlaygroundScenes

// MARK: - The card of a recording, and the files that its buttons make
extension RecordingsDesk {
  func openCard(_ path: String, isNew: Bool) {
    guard let recording = SavedRecording(file: path) else { return }
    var new = RecordingCard(recording, isNew: isNew, hasFFmpeg: FileSystem.hasProgram("ffmpeg"))
    // A card that is opened again keeps its status, such as the progress of a film.
    if let card, card.recording.path == path { new.status = card.status }
    card = new
    messages.send(new.message(opens: true))
    if recording.details == .unknown { describe(path) }
  }

  /// Changes the card and shows it again, if its recording has this path.
  func update(_ path: String, _ change: (inout RecordingCard) -> Void) {
    guard var card, card.recording.path == path else { return }
    change(&card)
    self.card = card
    messages.send(card.message(opens: false))
  }

  /// Makes a product of a recording in another process; does nothing while another one is made.
  func make(_ product: RecordingCard.Product, of path: String) {
    guard work == nil else { return }
    let (arguments, output) = product.command(for: path)
    update(path) { $0.status = .working(product, percent: 0) }
    let helper: ChildProcess
    do throws(CommandFailure) {
      helper = try .helper(arguments)
    } catch {
      return update(path) { $0.status = .failed(reason: "\(error)") }
    }
    work = helper
    WorkerPool.background.async { [inbox] in
      var shown = 0
      helper.readLines { line in
        guard let percent = Int(line), percent > shown else { return }
        shown = percent
        inbox.add { $0.update(path) { $0.status = .working(product, percent: percent) } }
      }
      let failure = helper.failure()
      inbox.add { desk in
        guard desk.work === helper else { return desk.update(path) { $0.status = .ready } }
        desk.work = nil
        if failure == nil { desk.saved = output }
        desk.update(path) { card in
          card.status =
            failure.map { .failed(reason: $0.withoutNames("dragplay", output, path)) }
            ?? .saved(product, path: output)
        }
      }
    }
  }

  func cancelWork() { work.take()?.stop() }

  /// Asks the file manager to select a file, or else opens its folder.
  func showInFolder(_ path: String) {
    WorkerPool.background.async { [inbox] in
      func run(_ words: [String]) -> Int32 {
        let null = ChildProcess.null
        return ChildProcess(words, [null, null, null])?.wait() ?? -1
      }
      // Escape commas, because `dbus-send` separates the elements of an array by them.
      let uri = FileURI.uri(of: path).replacing(",", with: "%2C")
      let request = [
        "dbus-send", "--session", "--print-reply", "--reply-timeout=2000",
        "--dest=org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
        "org.freedesktop.FileManager1.ShowItems", "array:string:\(uri)", "string:",
      ]
      guard run(request) != 0, run(["xdg-open", FilePath.folder(of: path)]) != 0 else { return }
      StandardError.report("\(path): cannot be shown; there is no file manager")
      inbox.add { $0.update(path) { $0.status = .withoutFileManager } }
    }
  }
}

extension RecordingCard.Product {
  /// Returns the arguments with which the program makes the product, and the product's path.
  fileprivate func command(for path: String) -> (arguments: [String], output: String) {
    let stem = FilePath.recordingName(of: path)
    guard self != .test else {
      let folder = Directories.tests
      let output = FileSystem.free(stem.asTestName, "dndrec", in: folder)
      let name = FilePath.recordingName(of: output)
      return (["promote", path, "--name", name, "--output", folder, "--helper"], output)
    }
    let folder =
      self == .gif
      ? Directories.userDirectory("XDG_PICTURES_DIR", usual: "Pictures")
      : Directories.userDirectory("XDG_VIDEOS_DIR", usual: "Videos")
    let output = FileSystem.free(stem, rawValue, in: folder ?? FilePath.folder(of: path))
    return (["render", path, "--output", output, "--helper"], output)
  }
}

extension String {
  /// Returns a command's error without leading names that the card shows anyway.
  fileprivate func withoutNames(_ names: String...) -> String {
    names.reduce(self) { line, name in
      line.hasPrefix("\(name): ") ? String(line.dropFirst(name.count + 2)) : line
    }
  }

  /// The text as a test's name of at most 60 characters: lowercase letters and digits, with hyphens
  /// for other characters between them; `recording` if the text contains no letter or digit.
  fileprivate var asTestName: String {
    let allowed = lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(allowed.prefix(60)).split(separator: "-")
    return words.isEmpty ? "recording" : words.joined(separator: "-")
  }
}
