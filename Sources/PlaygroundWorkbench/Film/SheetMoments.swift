internal import DragCoding
package import DragRecording

/// A moment to show on a contact sheet; `words` is its caption, empty for a moment between events.
package struct SheetMoment: Hashable, Sendable {
  package let time: Microseconds
  package let words: String
  fileprivate var rank = 0
  fileprivate var precedesDrag = false
}

extension Recording {
  /// Returns the start, the end and at most `count - 2` moments between them, sorted by time.
  ///
  /// Events are chosen first: marks, then lifts and ends of drags, then starts of other gestures.
  /// If these are fewer, the middles of the longest gaps are added; gaps during a drag count four
  /// times.
  package func sheetMoments(_ count: Int) -> [SheetMoment] {
    var chosen = [
      SheetMoment(time: header.start, words: "start"), SheetMoment(time: end, words: "end"),
    ]
    for rank in 1...3 {
      let room = max(count - chosen.count, 0)
      let fresh = keyMoments.filter { $0.rank == rank }.withoutNeighbours(of: chosen)
      chosen += (0..<min(room, fresh.count)).map {
        fresh[$0 * fresh.count / min(room, fresh.count)]
      }
    }
    chosen.sort { $0.time < $1.time }
    while chosen.count < count, chosen.fillLargestGap() {}
    return chosen
  }

  private var keyMoments: [SheetMoment] {
    let named = moments.map { SheetMoment(time: $0.time, words: $0.name, rank: 1) }
    let drags = turns.lazy.flatMap(\.calls).compactMap { call -> SheetMoment? in
      let item = call["item"]?.string ?? ""
      switch call.name {
      case .dragBegan:
        return SheetMoment(time: call.time, words: "lift \(item)", rank: 2, precedesDrag: true)
      case .dragEnded:
        let reason = call["reason"]?.string ?? "ended"
        return SheetMoment(time: call.time, words: "\(item) \(reason)", rank: 2)
      default: return nil
      }
    }
    let others = gestures.filter { $0.kind != .drag && $0.kind != .keys }.map { gesture in
      let words = [gesture.kind.rawValue, gesture.source?.landmark.map { "\($0)" }]
      return SheetMoment(
        time: gesture.span.lowerBound, words: words.compactMap(\.self).joined(separator: " "),
        rank: 3)
    }
    return (named + drags + others).sorted { $0.time < $1.time }
  }
}

extension [SheetMoment] {
  /// The minimum interval between chosen moments, because nearer frames look alike.
  private static let resolution = Microseconds.milliseconds(40)

  fileprivate func withoutNeighbours(of others: [SheetMoment]) -> [SheetMoment] {
    reduce(into: []) { kept, moment in
      let isNear = (others + kept.suffix(1)).contains { other in
        abs((other.time - moment.time).count) < Self.resolution.count
      }
      if !isNear { kept.append(moment) }
    }
  }

  fileprivate mutating func fillLargestGap() -> Bool {
    let gaps = indices.dropLast().map { index in
      let span = (self[index + 1].time - self[index].time).count
      return (index: index, span: span, weight: self[index].precedesDrag ? span * 4 : span)
    }
    let long = gaps.filter { $0.span >= Self.resolution.count * 2 }
    guard let (index, span, _) = long.max(by: { $0.weight < $1.weight }) else { return false }
    let middle = self[index].time + Microseconds(span / 2)
    let moment = SheetMoment(time: middle, words: "", precedesDrag: self[index].precedesDrag)
    insert(moment, at: index + 1)
    return true
  }
}
