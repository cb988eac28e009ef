package import DragCoding
internal import DragDrawing
package import DragKit
internal import PlaygroundUI

extension Message {
  static let recordingsName = "recordings"

  /// Returns the program's message that lists the recordings, the newest first.
  ///
  /// `failure` is the failed file change, if any, that caused the new listing.
  package static func recordings(
    _ recordings: [SavedRecording], version: Int, failure: RecordingFailure? = nil
  ) -> Message {
    Message(
      recordingsName,
      .object([
        "version": .integer(version), "recordings": .array(recordings.map(\.json)),
        "failure": failure?.json,
      ]))
  }
}

/// A failed rename or removal of a recording's file.
package struct RecordingFailure: Hashable, Sendable {
  private let change: Edit
  private let name, reason: String

  package enum Edit: String, Sendable {
    case renamed = "rename"
    case trashed = "trash"
  }

  package init(_ change: Edit, _ name: String, reason: String) {
    (self.change, self.name, self.reason) = (change, name, reason)
  }

  func text(_ language: Language) -> String {
    let short = TextMetrics.elided(name, to: 240, in: .label)
    return LocalizedString("recording-not-\(change)", ["name": short, "reason": reason])
      .text(language)
  }
}

extension RecordingFailure: JSONCoded {
  package var json: JSONValue { .strings([change.rawValue, name, reason]) }

  package init?(_ json: JSONValue) {
    let words = json.strings
    guard words.count == 3, let change = Edit(rawValue: words[0]) else { return nil }
    self.init(change, words[1], reason: words[2])
  }
}

/// The program's report of the details of a recording, or of the new path of its file.
package struct RecordingReport: Hashable, Sendable {
  package let path: String
  package let finding: Finding

  /// The result of reading the file, or the file's new path.
  package enum Finding: Hashable, Sendable {
    case details(SavedRecording.Reading)
    case moved(String)
  }

  package static let messageName = "recording-reports"

  package init(path: String, _ finding: Finding) { (self.path, self.finding) = (path, finding) }

  package static func message(_ reports: [RecordingReport]) -> Message {
    Message(messageName, reports)
  }
}

extension RecordingReport: JSONRepresentable {
  package var json: JSONValue {
    let path = JSONValue.object(["path": .string(path)])
    return switch finding {
    case .details(let details): path.adding(details.json)
    case .moved(let new): path.adding(.object(["moved": .string(new)]))
    }
  }

  package init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    let moved = json["moved"]?.string
    self.init(path: path, moved.map { .moved($0) } ?? .details(SavedRecording.Reading(json)))
  }
}
