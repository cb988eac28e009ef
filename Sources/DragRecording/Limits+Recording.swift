package import DragCoding

extension Limits {
  package static let recordingBytes = 1 << 30
  static let lineBytes = 1 << 26
  /// The number of JSON values in one line: four times that of a list of a million names.
  static let jsonValues = 1 << 22
  package static let recordingValues = 1 << 24
  static let callFields = 64
}
