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
  /// It is of a known format whose decoder is missing.
  case unsupported
  /// It is of a known format, and its header is damaged or cut off.
  case damaged
  /// It has more pixels than are decoded.
  case tooManyPixels(width: Int, height: Int)
  /// It has more bytes than are read.
  case tooLarge(bytes: Int64, limit: Int64)
}
