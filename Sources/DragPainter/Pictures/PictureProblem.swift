internal import DragCoding

/// The reason why a file cannot be shown as a picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The file exists, and cannot be read: most often for lack of a permission.
  case unreadable
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It is not of a known picture format.
  case notAPicture
  /// It is of a known format that cannot be decoded, or of an unusual kind of a format.
  case unsupported
  /// It is of a known format, and damaged or cut off.
  case damaged
  /// It has more pixels than are decoded.
  case tooManyPixels(width: Int, height: Int)
  /// It has more bytes than are read.
  case tooLarge(bytes: Int64, limit: Int64)
}

/// A picture that cannot be shown.
package struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let problem: PictureProblem

  package init(path: String, problem: PictureProblem) {
    (self.path, self.problem) = (path, problem)
  }

  package var description: String { "\(path): \(problem.message)" }
}

extension PictureProblem {
  /// The error message, without the name of the file.
  var message: String {
    switch self {
    case .missing: "does not exist; check the name"
    case .unreadable: "cannot be read; check its permissions"
    case .notAFile: "is not a regular file"
    case .notAPicture:
      "is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file"
    case .unsupported:
      "has a format that cannot be decoded; convert it to PNG (SVG needs librsvg)"
    case .damaged: "is damaged; replace the file"
    case .tooManyPixels(let width, let height):
      "has \(width)x\(height) pixels; the limit is \(Limits.picturePixels); reduce its size"
    case .tooLarge(let bytes, let limit): "has \(bytes) bytes; the limit is \(limit)"
    }
  }
}
