package import DragCoding
internal import DragKit
internal import PlaygroundUI

/// A recording file, as the program describes it in messages.
package struct SavedRecording: Hashable, Sendable {
  package var path: String
  /// The time of the file's last change, in seconds since 1970-01-01 00:00 UTC.
  package let modified: Int
  /// The offset of the local time from UTC at ``modified``, in seconds.
  package let utcOffset: Int
  package var details: Reading

  /// The result of reading the file.
  package enum Reading: Hashable, Sendable {
    /// The program has not read the file yet.
    case unknown
    case readable(RecordingDetails)
    /// The file cannot be read or is not a recording.
    case unreadable
  }

  package init(
    path: String, modified: Int = 0, utcOffset: Int = 0, _ details: Reading = .unknown
  ) {
    (self.path, self.modified, self.utcOffset) = (path, modified, utcOffset)
    self.details = details
  }

  /// The name of the file, without the extension.
  package var stem: String { FilePath.recordingName(of: path) }

  var readable: RecordingDetails? {
    if case .readable(let details) = details { details } else { nil }
  }
}

/// The contents of a recording, as far as the recordings list shows them.
package struct RecordingDetails: Hashable, Sendable {
  /// The length in milliseconds.
  package let length: Int
  /// The name of the page that the thumbnail shows.
  package let scene: String
  /// The path of the thumbnail; `nil` if the recording could not be drawn.
  package let thumbnail: String?
  /// The width and the height of the thumbnail, in pixels.
  package let width, height: Int

  package static let sides = 1...16384

  package init(length: Int, scene: String, thumbnail: String?, width: Int, height: Int) {
    (self.length, self.scene, self.thumbnail) = (max(length, 0), scene, thumbnail)
    (self.width, self.height) = (width, height)
  }

  /// Returns the frame of the thumbnail, scaled to fit a room and centered in it.
  func pictureFrame(in room: Rect) -> Rect {
    let share = min(
      Fraction(room.width.pixels, max(width, 1)), Fraction(room.height.pixels, max(height, 1)))
    let size = Size(
      width: max((Length(pixels: width) * share).roundedToPixel, 1),
      height: max((Length(pixels: height) * share).roundedToPixel, 1))
    return Rect(
      x: (room.center.x - size.width / 2).roundedToPixel,
      y: (room.center.y - size.height / 2).roundedToPixel, width: size.width, height: size.height)
  }

  /// The title of the page; for an unknown page, its name.
  var title: LocalizedString {
    Page.named(scene)?.title ?? .verbatim(scene)
  }
}

// MARK: - As JSON, in messages and in the state

extension SavedRecording: JSONCoded {
  package var json: JSONValue {
    .object([
      "path": .string(path), "modified": .integer(modified), "offset": .integer(utcOffset),
    ]).adding(details.json)
  }

  package init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    self.init(
      path: path, modified: json.integer("modified"), utcOffset: json.integer("offset"),
      Reading(json))
  }
}

extension SavedRecording.Reading {
  package var json: JSONValue {
    switch self {
    case .unknown: .object([:])
    case .unreadable: .object(["readable": false])
    case .readable(let details):
      .object([
        "length": .integer(details.length), "scene": .string(details.scene),
        "thumbnail": details.thumbnail.map(JSONValue.string),
        "size": details.thumbnail.map { _ in .integers([details.width, details.height]) },
      ])
    }
  }

  package init(_ json: JSONValue) {
    if json["readable"]?.bool == false {
      self = .unreadable
    } else if let scene = json["scene"]?.string {
      let size = json.size(in: RecordingDetails.sides)
      self = .readable(
        RecordingDetails(
          length: json.integer("length"), scene: scene,
          thumbnail: size.flatMap { _ in json["thumbnail"]?.string },
          width: size?.width ?? 1, height: size?.height ?? 1))
    } else {
      self = .unknown
    }
  }
}
