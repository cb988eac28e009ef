internal import DragGeometry
internal import PlaygroundScenes

/// The speeds that the player offers, and how it writes them.
enum PlaybackSpeed {
  /// From a tenth to eight times.
  static let all = [
    Fraction(1, 10), Fraction(1, 4), Fraction(1, 2), .one, Fraction(2, 1), Fraction(4, 1),
    Fraction(8, 1),
  ]

  /// The next one below a speed; nothing stands for all at once.
  static func below(_ speed: Fraction?) -> Fraction {
    guard let speed else { return all[all.count - 1] }
    return all.last { $0 < speed } ?? speed
  }

  /// The next one above a speed.
  static func above(_ speed: Fraction?) -> Fraction {
    guard let speed else { return all[all.count - 1] }
    return all.first { $0 > speed } ?? speed
  }

  /// A speed as people write it: `0.25×`.
  static func words(_ speed: Fraction?) -> String {
    guard let speed else { return "max" }
    let hundredths = (speed.raw * 100 + 32768) / 65536
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)×" }
    if rest.isMultiple(of: 10) { return "\(whole).\(rest / 10)×" }
    return rest < 10 ? "\(whole).0\(rest)×" : "\(whole).\(rest)×"
  }
}

extension Microseconds {
  /// A time as a clock shows it, to the tenth of a second: `1:02.5`.
  var clockWords: String {
    let tenths = Int(max(count, 0) / 100_000)
    return "\((tenths / 10).asMinutes).\(tenths % 10)"
  }
}
