package import DragKit
internal import DragRecording

/// The card with the actions for a recording, below the button that has ended the recording.
///
/// The program sends it: it makes the files, and reports progress in messages.
package struct RecordingCard: Hashable, Sendable {
  package var recording: SavedRecording
  /// Whether the recording has just ended.
  package var isNew: Bool
  /// Whether films can be made.
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
    /// A file is being made; `percent` is from 0 to 100.
    case working(Product, percent: Int)
    case saved(Product, path: String)
    case failed(reason: String)
    /// The recording cannot be shown in its folder.
    case withoutFileManager
  }

  package init(_ recording: SavedRecording, isNew: Bool, hasFFmpeg: Bool) {
    (self.recording, self.isNew, self.hasFFmpeg) = (recording, isNew, hasFFmpeg)
  }

  var isWorking: Bool { if case .working = status { true } else { false } }

  /// The path of the newest file; the recording's own if no other file was made.
  var newestPath: String { if case .saved(_, let path) = status { path } else { recording.path } }
}

// MARK: - The card as a message
extension RecordingCard {
  /// The name of the message with a card.
  package static let messageName = "recording-card"

  /// The message that closes the card when a recording begins.
  package static let closing = Message("close-recording-card")

  /// The message with this card; it opens the card, or only changes a visible one.
  package func message(opens: Bool) -> Message {
    Message(Self.messageName, text: json(opens: opens).description)
  }

  fileprivate func json(opens: Bool) -> JSONValue {
    let fields = [
      JSONField("opens", .bool(opens)), JSONField("new", .bool(isNew)),
      JSONField("ffmpeg", .bool(hasFFmpeg)), JSONField("recording", recording.json),
    ]
    return .object(fields + status.fields)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let recording = json["recording"].flatMap(SavedRecording.init) else { return nil }
    self.init(
      recording, isNew: json["new"]?.bool ?? false, hasFFmpeg: json["ffmpeg"]?.bool ?? false)
    status = Status(json)
  }
}

extension RecordingCard.Status {
  fileprivate var fields: [JSONField] {
    switch self {
    case .ready: []
    case .working(let product, let percent):
      [JSONField("working", .string(product.rawValue)), JSONField("percent", .integer(percent))]
    case .saved(let product, let path):
      [JSONField("saved", .string(product.rawValue)), JSONField("path", .string(path))]
    case .failed(let reason): [JSONField("failed", .string(reason))]
    case .withoutFileManager: [JSONField("shown", .bool(false))]
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

extension RecordingCard: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(json(opens: true).description)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let text: String = try reader.read()
    guard let json = try? JSONValue(parsing: text.utf8), let card = RecordingCard(json) else {
      throw reader.invalid("card")
    }
    self = card
  }
}

extension Chrome {
  /// Shows or changes the card by a message; a damaged message changes nothing.
  mutating func acceptCard(_ message: Message) {
    guard let json = try? JSONValue(parsing: message.bytes), let new = RecordingCard(json) else {
      return
    }
    if json["opens"]?.bool == true || card?.recording.path == new.recording.path { card = new }
  }

  mutating func press(_ control: CardControl) -> [Request] {
    guard let card else { return [] }
    let path = card.recording.path
    switch control {
    case .cardClose:
      self.card = nil
      return []
    case .cardPlate: return []
    // The card appears again when the player closes.
    case .cardReplay: return [RecordingRequest.replay.of(path)]
    case .cardShow: return [RecordingRequest.showInFolder.of(card.newestPath)]
    case .cardCancel: return [RecordingRequest.cancel.of(path)]
    case .cardGif, .cardMp4, .cardTest:
      guard card.isEnabled(control), let product = control.product else { return [] }
      return [product.request.of(path)]
    }
  }
}

extension RecordingCard.Product {
  fileprivate var request: RecordingRequest {
    switch self {
    case .gif: .saveGIF
    case .mp4: .saveMP4
    case .test: .keepTest
    }
  }
}
