/// The answer of another program to a request for data in one type.
enum DataAnswer: Hashable {
  case bytes([UInt8])
  case refused
  /// The data is over 16 MB.
  case tooLarge

  /// The data; `nil` if there is none, for whatever reason.
  var data: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}
