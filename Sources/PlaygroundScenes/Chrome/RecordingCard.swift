package import DragCoding
package import DragKit
internal import DragRecording
internal import PlaygroundUI

/// The card with the actions for a recording, below the Record button.
///
/// The program sends the card as a message, makes the files, and reports their progress.
package struct RecordingCard: Hashable, Sendable {
  package var recording: SavedRecording
  /// Whether the recording has just ended, rather than being chosen from the list.
  package var isNew: Bool
  /// Whether the program has found ffmpeg, which GIF and MP4 files need.
  package var hasFFmpeg: Bool
  package var status = Status.ready

  /// A file to make from a recording.
  package enum Product: String, Hashable, Sendable, CaseIterable {
    case gif
    case mp4
    case test
  }

  package enum Status: Hashable, Sendable {
    case ready
    /// The program is making a file; `percent` is the progress, from 0 to 100.
    case working(Product, percent: Int)
    case saved(Product, path: String)
    case failed(reason: String)
    /// No file manager could show the recording in its folder.
    case withoutFileManager
  }

  package init(_ recording: SavedRecording, isNew: Bool, hasFFmpeg: Bool) {
    (self.recording, self.isNew, self.hasFFmpeg) = (recording, isNew, hasFFmpeg)
  }

  var isWorking: Bool { if case .working = status { true } else { false } }

  /// The path of the file that ``status`` reports as saved; otherwise the path of the recording.
  var newestPath: String { if case .saved(_, let path) = status { path } else { recording.path } }
}

// MARK: - The plate and the buttons of the card
extension Control {
  /// The card's background; it keeps presses from the page below the card.
  static let cardPlate = Control(800, "card-plate")
  static let cardClose = Control(801, "card-close")
  static let cardReplay = Control(802, "card-replay")
  static let cardGif = Control(803, "card-gif")
  static let cardMp4 = Control(804, "card-mp4")
  static let cardShow = Control(805, "card-show")
  static let cardTest = Control(806, "card-test")
  static let cardCancel = Control(807, "card-cancel")

  /// The title to show if ffmpeg is not installed; ``title`` for a button that does not need it.
  var titleWithoutFFmpeg: LocalizedString { title.attribute("without-ffmpeg") ?? title }
}

// MARK: - The card as JSON, in messages and in the state
extension RecordingCard {
  package static let messageName = "recording-card"

  /// The message that closes the card; sent before a recording begins.
  package static let closing = Message("close-recording-card")

  /// Returns the message with this card; if `opens` is `false`, it only updates a shown card of the
  /// same recording.
  package func message(opens: Bool) -> Message { Message(Self.messageName, json(opens: opens)) }

  private func json(opens: Bool) -> JSONValue {
    .object([
      "opens": .bool(opens), "new": .bool(isNew), "ffmpeg": .bool(hasFFmpeg),
      "recording": recording.json,
    ]).adding(status.json)
  }
}

extension RecordingCard: JSONCoded {
  package var json: JSONValue { json(opens: true) }

  package init?(_ json: JSONValue) {
    guard let recording = json["recording"].flatMap(SavedRecording.init) else { return nil }
    self.init(
      recording, isNew: json["new"]?.bool ?? false, hasFFmpeg: json["ffmpeg"]?.bool ?? false)
    status = Status(json)
  }
}

extension RecordingCard.Status {
  fileprivate var json: JSONValue {
    switch self {
    case .ready: .object([:])
    case .working(let product, let percent):
      .object(["working": .string(product.rawValue), "percent": .integer(percent)])
    case .saved(let product, let path):
      .object(["saved": .string(product.rawValue), "path": .string(path)])
    case .failed(let reason): .object(["failed": .string(reason)])
    case .withoutFileManager: .object(["shown": false])
    }
  }

  fileprivate init(_ json: JSONValue) {
    func product(_ name: String) -> RecordingCard.Product? {
      json[name]?.string.flatMap(RecordingCard.Product.init)
    }
    if let product = product("working") {
      self = .working(product, percent: json.integer("percent").clamped(to: 0...100))
    } else if let product = product("saved"), let path = json["path"]?.string {
      self = .saved(product, path: path)
    } else if let reason = json["failed"]?.string {
      self = .failed(reason: reason)
    } else if json["shown"]?.bool == false {
      self = .withoutFileManager
    } else {
      self = .ready
    }
  }
}

extension Chrome {
  /// Shows or updates the card from a message; a malformed message changes nothing.
  mutating func acceptCard(_ message: Message) {
    let json = message.json
    guard let new = RecordingCard(json) else { return }
    if json["opens"]?.bool == true || card?.recording.path == new.recording.path { card = new }
  }
}
