package import DragCoding
internal import DragKit
internal import PlaygroundUI

/// A picture on the board: its file, and the known details of the file.
package struct BoardPicture: Hashable, Sendable {
  package internal(set) var path: String
  package internal(set) var details: PictureDetails

  package init(path: String, _ details: PictureDetails = .unknown) {
    (self.path, self.details) = (path, details)
  }

  package var fileName: String { FilePath.name(of: path) }
}

/// The details of a picture's file; `unknown` until the program reports them.
package enum PictureDetails: Hashable, Sendable {
  case unknown
  /// The size in pixels after the rotation in the file's metadata, the length in bytes, and the
  /// time of the last change in seconds since 1970.
  case readable(width: Int, height: Int, bytes: Int, modified: Int)
  case problem(PictureProblem)

  /// The width divided by the height, clamped to ``aspects``; 1 if the size is unknown.
  var aspect: Fraction {
    guard case .readable(let width, let height, _, _) = self, width > 0, height > 0 else {
      return .one
    }
    return Fraction(width, height).clamped(to: Self.aspects)
  }

  /// The limits of a tile's aspect ratio; pictures beyond them are cropped, to avoid thin strips.
  private static let aspects = Fraction(2, 5)...Fraction(3, 1)

  var bytes: Int { if case .readable(_, _, let bytes, _) = self { bytes } else { 0 } }
  var modified: Int { if case .readable(_, _, _, let modified) = self { modified } else { 0 } }
  var problem: PictureProblem? { if case .problem(let problem) = self { problem } else { nil } }
}

/// The reason why a file cannot be shown as a picture.
package enum PictureProblem: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case missing
  case unreadable
  case notAPicture = "not-a-picture"
  case damaged
  case tooManyPixels = "too-many-pixels"
  case tooLarge = "too-large"
  case unsupported
  case emptyFolder = "empty-folder"

  var title: LocalizedString { LocalizedString("picture-problem-\(rawValue)") }
}

// MARK: - As JSON, in messages and in the document

extension BoardPicture: JSONRepresentable {
  package var json: JSONValue { .object(["path": .string(path)]).adding(details.json) }

  package init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    self.init(path: path, PictureDetails(json))
  }
}

extension PictureDetails {
  var json: JSONValue {
    switch self {
    case .unknown: .object([:])
    case .problem(let problem): .object(["problem": .string(problem.rawValue)])
    case .readable(let width, let height, let bytes, let modified):
      .object([
        "size": .integers([width, height]), "bytes": .integer(bytes),
        "modified": .integer(modified),
      ])
    }
  }

  init(_ json: JSONValue) {
    if let problem = json["problem"]?.string {
      self = .problem(PictureProblem(rawValue: problem) ?? .damaged)
    } else if let (width, height) = json.size(in: 1...1 << 20) {
      self = .readable(
        width: width, height: height, bytes: max(json.integer("bytes"), 0),
        modified: json.integer("modified"))
    } else {
      self = .unknown
    }
  }
}

// MARK: - In the state

extension BoardPicture: FieldCoded {
  package static let fields = Fields(BoardPicture.init) { ($0.path, $0.details) }
}

extension PictureDetails: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .unknown: writer.write(tag: 0)
    case .readable(let width, let height, let bytes, let modified):
      writer.write(tag: 1, width, height, bytes)
      writer.write(modified)
    case .problem(let problem): writer.write(tag: 2, problem)
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .unknown
    case 1:
      let (width, height, bytes, modified): (Int, Int, Int, Int) = try reader.read()
      guard [width, height].allSatisfy((0...1 << 31).contains), (0...1 << 53).contains(bytes),
        modified.magnitude <= 1 << 53
      else { throw reader.invalid("picture") }
      self = .readable(width: width, height: height, bytes: bytes, modified: modified)
    case 2: self = .problem(try reader.read())
    default: throw reader.invalid("picture")
    }
  }
}
