/// The answer of another program to a request for data in one type.
enum DataAnswer: Hashable {
  case bytes([UInt8])
  case refused
  /// The data is over 16 MB.
  case tooLarge
}
