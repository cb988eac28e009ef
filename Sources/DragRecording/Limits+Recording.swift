package import DragCoding

extension Limits {
  package static let recordingBytes = 1 << 30
  static let lineBytes = 1 << 26
  package static let recordingValues = 1 << 24
  static let callFields = 64
}
