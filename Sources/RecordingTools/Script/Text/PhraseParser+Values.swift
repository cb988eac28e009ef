import DragRecording

extension PhraseParser {
  mutating func number(_ what: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
    let allowed = "\(range.lowerBound) to \(range.upperBound)"
    return try value(what, in: (what, allowed), Self.integer) { range.contains($0) }
  }

  mutating func span(atMost most: Microseconds = .day) throws(Failure) -> Microseconds {
    try value(
      "a time such as 0.4s or 400ms", in: ("the time", "0s to \(most.scriptText)"),
      ScriptNumber.span
    ) { $0 <= most }
  }

  mutating func size(atLeast least: Int = 0, atMost most: Int) throws(Failure) -> Size {
    try value(
      "a size such as 900x700", in: ("the size", "\(least)x\(least) to \(most)x\(most)"),
      ScriptNumber.size
    ) { size in
      min(size.width, size.height) >= Length(pixels: least)
        && max(size.width, size.height) <= Length(pixels: most)
    }
  }

  mutating func scale() throws(Failure) -> Fraction {
    try value("a scale such as 1.5", in: ("the scale", "0.5 to 4")) { text in
      ScriptNumber.parts(text, of: 65536).map { Fraction(raw: $0) }
    } where: {
      RecordingHeader.scales.contains($0)
    }
  }

  mutating func vector(_ what: String) throws(Failure) -> Vector {
    try value(what, ScriptNumber.vector)
  }

  private mutating func value<Value>(
    _ what: String, in range: (subject: String, allowed: String), _ read: (String) -> Value?,
    where isAllowed: (Value) -> Bool
  ) throws(Failure) -> Value {
    let place = place
    let value = try value(what, read)
    guard isAllowed(value) else {
      throw Failure(problem: .outOfRange(range.subject, allowed: range.allowed), place: place)
    }
    return value
  }

  mutating func aim(_ what: String) throws(Failure) -> Aim {
    if let word = text.peek(), let keyword = word.keyword {
      if let point = ScriptNumber.vector(keyword) {
        _ = text.next()
        return .point(.zero + point)
      }
      if Self.options.contains(keyword) { throw missing(what) }
    }
    return .thing(try thing(what), at: take("at") ? try spot() : .center)
  }

  private mutating func spot() throws(Failure) -> Spot {
    if let text = text.peek()?.keyword, let share = ScriptNumber.hundredths(text) {
      _ = self.text.next()
      return .share(x: share, y: try value("a second share such as 25%", ScriptNumber.hundredths))
    }
    return .offset(try vector("a spot such as 12,30 or 40% 25%"))
  }

  private static let options: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by",
  ]
}

enum ScriptNumber {
  static func parts(_ text: some StringProtocol, of whole: Int) -> Int? {
    let isNegative = text.first == "-"
    let digits = isNegative || text.first == "+" ? text.dropFirst() : text[...]
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), halves.allSatisfy({ isDigits($0) }),
      let count = Int(halves[0]), count <= 1 << 38
    else { return nil }
    let rest = halves.count == 2 ? rounded(halves[1], of: whole) : 0
    let parts = count * whole + rest
    return isNegative ? -parts : parts
  }

  private static func rounded(_ digits: some StringProtocol, of whole: Int) -> Int {
    let digits = digits.prefix(9)
    let unit = digits.reduce(1) { power, _ in power * 10 }
    return ((Int(digits) ?? 0) * whole + unit / 2) / unit
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    (1...12).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
  }

  static func span(_ text: String) -> Microseconds? {
    for (unit, count) in [("ms", 1000), ("us", 1), ("µs", 1), ("s", 1_000_000)] {
      guard text.hasSuffix(unit), text.first != "-", text.first != "+" else { continue }
      return parts(text.dropLast(unit.count), of: count).map { Microseconds(Int64($0)) }
    }
    return nil
  }

  static func vector(_ text: String) -> Vector? {
    pair(text, ",").map { Vector(dx: $0, dy: $1) }
  }

  static func size(_ text: String) -> Size? {
    guard let (width, height) = pair(text, "x"), width >= 0, height >= 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// Parses a share to hundredths of a percent: `40%` is 4000.
  static func hundredths(_ text: String) -> Int? {
    guard text.hasSuffix("%"), let share = parts(text.dropLast(), of: 100) else { return nil }
    return abs(share) <= 10_000_000 ? share : nil
  }

  private static func pair(_ text: String, _ separator: Character) -> (Length, Length)? {
    let lengths = text.split(separator: separator, omittingEmptySubsequences: false)
      .map { parts($0, of: 256).map { Length(subpixels: $0) } }
    guard lengths.count == 2, let first = lengths[0], let second = lengths[1],
      first == first.clampedToFarthest, second == second.clampedToFarthest
    else { return nil }
    return (first, second)
  }
}
