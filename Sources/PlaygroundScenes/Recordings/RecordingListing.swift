internal import DragDrawing
package import DragKit
internal import DragRecording
internal import PlaygroundUI

/// A listing of the recordings folder, which the program sends to the page.
package struct RecordingListing: Hashable, Sendable {
  package let version: Int
  /// The recordings, the newest first.
  package let recordings: [SavedRecording]
  /// The file change that failed, which is why the listing is sent again.
  package let failure: Failure?

  package static let messageName = "recordings"

  /// A change of a file that failed.
  package struct Failure: Hashable, Sendable {
    fileprivate let change, name, reason: String

    package static func notRenamed(_ name: String, reason: String) -> Failure {
      Failure(change: "rename", name: name, reason: reason)
    }

    package static func notTrashed(_ name: String, reason: String) -> Failure {
      Failure(change: "trash", name: name, reason: reason)
    }
  }

  package init(version: Int, _ recordings: [SavedRecording], failure: Failure? = nil) {
    (self.version, self.recordings, self.failure) = (version, recordings, failure)
  }

  package var message: Message {
    let fields =
      [
        JSONField("version", .integer(version)),
        JSONField("recordings", .array(recordings.map(\.json))),
      ] + (failure.map { [JSONField("failure", $0.json)] } ?? [])
    return Message(Self.messageName, text: JSONValue.object(fields).description)
  }

  init?(_ message: Message) {
    guard let json = try? JSONValue(parsing: message.bytes),
      let recordings = json["recordings"]?.array
    else { return nil }
    version = json.integer("version")
    self.recordings = Array(
      recordings.compactMap(SavedRecording.init).prefix(RecordingsScene.limit))
    failure = json["failure"].flatMap(Failure.init)
  }
}

/// The details of a recording, or the new path of its file.
package struct RecordingReport: Hashable, Sendable {
  package let path: String
  package let finding: Finding

  package enum Finding: Hashable, Sendable {
    case details(SavedRecording.Reading)
    case moved(String)
  }

  package static let messageName = "recording-reports"

  package init(path: String, _ finding: Finding) { (self.path, self.finding) = (path, finding) }

  package static func message(_ reports: [RecordingReport]) -> Message {
    Message(messageName, text: JSONValue.array(reports.map(\.json)).description)
  }

  static func all(in message: Message) -> [RecordingReport] {
    (try? JSONValue(parsing: message.bytes))?.array?.compactMap(RecordingReport.init) ?? []
  }

  package var json: JSONValue {
    let path = JSONField("path", .string(path))
    switch finding {
    case .details(let details): return .object([path] + details.fields)
    case .moved(let new): return .object([path, JSONField("moved", .string(new))])
    }
  }

  package init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    self.path = path
    finding = json["moved"]?.string.map { .moved($0) } ?? .details(SavedRecording.Reading(json))
  }
}

extension RecordingListing.Failure {
  fileprivate var json: JSONValue { .strings([change, name, reason]) }

  fileprivate init?(_ json: JSONValue) {
    let words = json.array?.compactMap(\.string) ?? []
    guard words.count == 3, ["rename", "trash"].contains(words[0]) else { return nil }
    (change, name, reason) = (words[0], words[1], words[2])
  }

  func text(_ language: Language) -> String {
    let key = change == "rename" ? "recording-not-renamed" : "recording-not-trashed"
    let short = TextMetrics.elided(name, to: 240, in: .label)
    return LocalizedString(key, ["name": short, "reason": reason]).text(language)
  }
}

extension RecordingListing.Failure: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { writer.write(json.description) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let text: String = try reader.read()
    guard let json = try? JSONValue(parsing: text.utf8), let failure = Self(json) else {
      throw reader.invalid("failure")
    }
    self = failure
  }
}
