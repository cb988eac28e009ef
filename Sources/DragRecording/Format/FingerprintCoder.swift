/// The hashes of a line: eight digits each of model, gestures and motion.
///
/// The gestures' changes with the clock, the motion's with most motions, the model's seldom: 16 digits
/// are gestures and motion, eight the gestures alone, and what they leave out is as on the last line
/// with hashes.
extension Fingerprint {
  /// The digits that tell these hashes to a reader who knows those before.
  func digits(after last: Fingerprint?) -> String {
    guard let last, last.model == model else { return description }
    return String(description.dropFirst(8).prefix(last.motion == motion ? 8 : 16))
  }

  /// The hashes that digits tell, or nothing where they tell none.
  init?(digits: String, after last: Fingerprint?) {
    var parts: [UInt32] = []
    for (place, digit) in digits.utf8.enumerated() {
      guard let value = Hexadecimal.value(of: digit) else { return nil }
      if place % 8 == 0 { parts.append(0) }
      parts[place / 8] = parts[place / 8] << 4 | value
    }
    guard digits.utf8.count == parts.count * 8 else { return nil }
    switch (parts.count, last) {
    case (3, _): self.init(model: parts[0], gestures: parts[1], motion: parts[2])
    case (2, let last?): self.init(model: last.model, gestures: parts[0], motion: parts[1])
    case (1, let last?): self.init(model: last.model, gestures: parts[0], motion: last.motion)
    default: return nil
    }
  }
}
