package import DragEvents

/// The low 32 bits of each hash in a `StateHashes`, as a recording stores them.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  package let model: UInt32
  package let gestures: UInt32
  package let motion: UInt32

  /// Creates the fingerprint of a state.
  public init(_ hashes: StateHashes) {
    model = UInt32(truncatingIfNeeded: hashes.model)
    gestures = UInt32(truncatingIfNeeded: hashes.gestures)
    motion = UInt32(truncatingIfNeeded: hashes.motion)
  }

  /// The hashes in hexadecimal, as a recording writes them.
  public var description: String {
    Hexadecimal.digits(of: model) + Hexadecimal.digits(of: gestures)
      + Hexadecimal.digits(of: motion)
  }
}

// In a line, hashes as on the last line with hashes may be left out: 16 digits are gestures and motion,
// eight the gestures alone. Gestures change with the clock, the motion with most motions, the model seldom.
extension Fingerprint {
  func digits(after last: Fingerprint?) -> String {
    guard let last, last.model == model else { return description }
    return Hexadecimal.digits(of: gestures)
      + (last.motion == motion ? "" : Hexadecimal.digits(of: motion))
  }

  init?(digits: String, after last: Fingerprint?) {
    let digits = Array(digits.utf8)
    let parts = stride(from: 0, to: digits.count, by: 8).compactMap { start in
      Hexadecimal.value(of: digits[start...].prefix(8))
    }
    guard digits.count == parts.count * 8 else { return nil }
    switch (parts.count, last) {
    case (3, _): (model, gestures, motion) = (parts[0], parts[1], parts[2])
    case (2, let last?): (model, gestures, motion) = (last.model, parts[0], parts[1])
    case (1, let last?): (model, gestures, motion) = (last.model, parts[0], last.motion)
    default: return nil
    }
  }
}
