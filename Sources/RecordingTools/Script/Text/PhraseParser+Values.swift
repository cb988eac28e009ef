import DragFrameIO
import DragGeometry
import DragRecording

// What statements are made of.
extension PhraseParser {
  mutating func number(_ what: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
    let place = place
    let number = try value(what) { Self.integer($0) }
    guard range.contains(number) else {
      let allowed = "\(range.lowerBound) to \(range.upperBound)"
      throw Failure(problem: .outOfRange(what, allowed: allowed), place: place)
    }
    return number
  }

  mutating func span(atMost most: Microseconds = .day) throws(Failure) -> Microseconds {
    let place = place
    let span = try value("a time such as 0.4s or 400ms") { ScriptNumber.span($0) }
    guard span <= most else {
      let allowed = "0s to \(ScriptPrinter.text(of: most))"
      throw Failure(problem: .outOfRange("the time", allowed: allowed), place: place)
    }
    return span
  }

  mutating func vector(_ what: String) throws(Failure) -> Vector {
    try value(what) { ScriptNumber.vector($0) }
  }

  mutating func size(atLeast least: Int = 0, atMost most: Int) throws(Failure) -> Size {
    let place = place
    let size = try value("a size such as 900x700") { ScriptNumber.size($0) }
    guard min(size.width, size.height) >= Length(pixels: least),
      max(size.width, size.height) <= Length(pixels: most)
    else {
      let allowed = "\(least)x\(least) to \(most)x\(most)"
      let problem = TextProblem.outOfRange("the size", allowed: allowed)
      throw Failure(problem: problem, place: place)
    }
    return size
  }
}

// What gestures are aimed at.
extension PhraseParser {
  /// A name or a point.
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
    let what = "a spot such as 12,30 or 40% 25%"
    if let text = text.peek()?.keyword, let share = ScriptNumber.hundredths(text) {
      _ = self.text.next()
      let y = try value("a second share such as 25%") { ScriptNumber.hundredths($0) }
      return .share(x: share, y: y)
    }
    return .offset(try vector(what))
  }

  /// Words that go on with a statement, and so are no names unless they are quoted.
  static let options: Set = ["at", "hold", "with", "over", "finger", "evenly", "then", "to", "by"]
}

/// Reads numbers of a script, exactly.
enum ScriptNumber {
  /// A number of parts, `whole` of which are one; nothing where it is none, or a huge one.
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

  /// What comes behind the point, rounded to parts of `whole`.
  private static func rounded(_ digits: some StringProtocol, of whole: Int) -> Int {
    let digits = digits.prefix(9)
    let unit = digits.reduce(1) { power, _ in power * 10 }
    return ((Int(digits) ?? 0) * whole + unit / 2) / unit
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    (1...12).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
  }

  /// A time such as `0.4s`, `400ms` or `250us`.
  static func span(_ text: String) -> Microseconds? {
    for (unit, count) in [("ms", 1000), ("us", 1), ("µs", 1), ("s", 1_000_000)] {
      guard text.hasSuffix(unit), text.first != "-", text.first != "+" else { continue }
      return parts(text.dropLast(unit.count), of: count).map { Microseconds(Int64($0)) }
    }
    return nil
  }

  /// Two lengths such as `12,30.5`.
  static func vector(_ text: String) -> Vector? {
    pair(text, "\u{2c}").map { Vector(dx: $0, dy: $1) }
  }

  /// Two lengths such as `900x700`, none of them negative.
  static func size(_ text: String) -> Size? {
    guard let (width, height) = pair(text, "x"), width >= 0, height >= 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// A share such as `40%`, in hundredths of a percent.
  static func hundredths(_ text: String) -> Int? {
    guard text.hasSuffix("%"), let share = parts(text.dropLast(), of: 100),
      abs(share) <= 10_000_000
    else { return nil }
    return share
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
