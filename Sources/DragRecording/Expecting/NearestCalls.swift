import DragEvents
package import DragGeometry

/// The calls that are most similar to one that was expected and not made, in words.
///
/// The same name counts most, then the number of equal arguments. A differing argument is written as
/// `actual ≠ expected`.
struct NearestCalls: CustomStringConvertible {
  let description: String

  private static let shown = 2

  /// Finds the nearest calls among those from `start` on.
  ///
  /// The calls before `start` were matched by other patterns or passed over. With `isNext`, only the call
  /// at `start` could have been the expected one.
  init(to pattern: CallPattern, in all: [Call], from start: Int, isNext: Bool) {
    let rest = all[start...]
    if isNext {
      let isSimilar = rest.first?.name == pattern.name
      let words =
        isSimilar ? rest.prefix(1).map(pattern.words(for:)).joined() : Self.description(of: rest)
      description = "found \(words)"
    } else if let words = Self.words(of: pattern, in: Array(rest)) {
      description = "nearest: \(words)"
    } else if let early = all[..<start].last(where: pattern.matches) {
      description = "which was made before that, at \(early.time.seconds)"
    } else if let name = NearNames.typo(of: pattern.name.rawValue, in: all.map(\.name.rawValue)),
      let words = Self.words(of: CallPattern(Call.Name(rawValue: name), pattern.arguments), in: all)
    {
      description = "no call has that name; nearest: \(words)"
    } else {
      description = Self.names(of: rest)
    }
  }

  static func description(of calls: ArraySlice<Call>) -> String {
    guard !calls.isEmpty else { return "no more calls" }
    let names = calls.prefix(4).map { CallPattern($0).description }
    return names.joined(separator: " ") + (calls.count > 4 ? " …" : "")
  }

  private static func words(of pattern: CallPattern, in calls: [Call]) -> String? {
    let similar = calls.filter { $0.name == pattern.name }
    guard let best = similar.map(pattern.similarity(to:)).max() else { return nil }
    let nearest = similar.filter { pattern.similarity(to: $0) == best }
    let rest = nearest.count - shown
    return nearest.prefix(shown).map(pattern.words(for:)).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func names(of calls: ArraySlice<Call>) -> String {
    var names: [String] = []
    for name in calls.map(\.name.rawValue) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "found no more calls" }
    return "found only \(names.prefix(8).joined(separator: ", "))" + (names.count > 8 ? ", …" : "")
  }
}

extension CallPattern {
  fileprivate func similarity(to call: Call) -> Int {
    values(of: call).count { argument, value in argument.value == .any || argument.value == value }
  }

  /// The call with the arguments that the pattern has, and its time.
  fileprivate func words(for call: Call) -> String {
    let values = values(of: call).map { argument, value in
      let isEqual = argument.value == .any ? value != nil : argument.value == value
      return (value?.description ?? "none") + (isEqual ? "" : " ≠ \(argument.value)")
    }
    return "\(text(of: values)) at \(call.time.seconds)"
  }
}

extension Microseconds {
  package var seconds: String { inSeconds + " s" }

  package var inSeconds: String { (max(count, 0) / 1000).decimal(places: 3) }
}
