internal import DragCoding
internal import DragFrameIO
package import DragGeometry
package import DragRecording

/// A moment of a recording that is worth a picture, and what happens in it.
package struct SheetMoment: Hashable, Sendable {
  /// The moment.
  package let time: Microseconds
  /// What happens; nothing where it only stands between others.
  package let words: String
  /// Which moments go first where there is no room for all.
  fileprivate var rank = 0
  /// `true` where something is carried after it.
  fileprivate var isBusy = false
}

extension Recording {
  /// The moments that tell the session on one sheet, in order: the marks, what was lifted and how it
  /// ended, what else was begun, the start, the end, and others evenly between them.
  package func sheetMoments(_ count: Int) -> [SheetMoment] {
    let ends = [
      SheetMoment(time: header.start, words: "start"), SheetMoment(time: end, words: "end"),
    ]
    var chosen = ends
    for rank in 1...3 {
      let room = max(count - chosen.count, 0)
      let fresh = events.filter { $0.rank == rank }.withoutNeighbours(of: chosen)
      chosen += (0..<min(room, fresh.count)).map {
        fresh[$0 * fresh.count / min(room, fresh.count)]
      }
    }
    chosen.sort { $0.time < $1.time }
    while chosen.count < count, chosen.fillLargestGap() {}
    return chosen
  }

  /// All that happens.
  private var events: [SheetMoment] {
    let named = marks.map { SheetMoment(time: $0.time, words: $0.name, rank: 1) }
    let drags = pumps.lazy.flatMap(\.calls).compactMap { SheetMoment(telling: $0) }
    let others = gestures.filter { $0.kind != .drag && $0.kind != .keys }.map { gesture in
      SheetMoment(time: gesture.span.lowerBound, words: gesture.words, rank: 3)
    }
    return (named + drags + others).sorted { $0.time < $1.time }
  }
}

extension SheetMoment {
  /// What a call tells of a drag.
  fileprivate init?(telling call: Call) {
    let item = call["item"]?.string ?? ""
    switch call.name {
    case "dragBegan":
      self.init(time: call.time, words: "lift \(item)", rank: 2, isBusy: true)
    case "dragEnded":
      let reason = call["reason"]?.string ?? "ended"
      self.init(time: call.time, words: "\(item) \(reason)", rank: 2)
    default: return nil
    }
  }
}

extension Gesture {
  /// What was done, and to what.
  fileprivate var words: String {
    guard let name = source?.landmark.map({ "\($0)" }) else { return kind.rawValue }
    return "\(kind.rawValue) \(name)"
  }
}

extension [SheetMoment] {
  /// What comes so soon before or after another moment shows the same picture.
  private static let soon = Microseconds.milliseconds(40)

  fileprivate func withoutNeighbours(of others: [SheetMoment]) -> [SheetMoment] {
    var kept: [SheetMoment] = []
    for moment in self {
      let isNear = (others + kept.suffix(1)).contains { other in
        abs((other.time - moment.time).count) < Self.soon.count
      }
      if !isNear { kept.append(moment) }
    }
    return kept
  }

  /// Puts a moment into the middle of the longest time between two; says whether there was room.
  ///
  /// Time in which something is carried counts four times: more is to be seen in it.
  fileprivate mutating func fillLargestGap() -> Bool {
    let gaps = indices.dropLast().map { index in
      (index: index, span: (self[index + 1].time - self[index].time).count)
    }.filter { $0.span >= Self.soon.count * 2 }
    guard let (index, span) = gaps.max(by: { weight(of: $0) < weight(of: $1) }) else {
      return false
    }
    let middle = self[index].time + Microseconds(span / 2)
    insert(SheetMoment(time: middle, words: "", isBusy: self[index].isBusy), at: index + 1)
    return true
  }

  private func weight(of gap: (index: Int, span: Int64)) -> Int64 {
    self[gap.index].isBusy ? gap.span * 4 : gap.span
  }
}
