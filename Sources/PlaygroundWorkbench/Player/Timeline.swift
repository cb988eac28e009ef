internal import Algorithms
internal import DragFrameIO
package import DragGeometry
package import DragRecording

/// A recording as a whole: what was done in it and when, which moments there are to stop at.
package struct Timeline: Hashable, Sendable {
  /// What was done from one moment to another.
  package struct Block: Hashable, Sendable {
    /// What it was.
    package var kind: Gesture.Kind
    /// When.
    package var span: ClosedRange<Microseconds>
    /// What it was done to, and to where that was carried.
    package var label: String
    /// `true` where something was carried and did not come to stay.
    package var isInVain: Bool
    /// Which of the lanes it stands in: no two blocks of a lane are at the same time.
    package var lane = 0
  }

  /// When the recording starts and ends.
  package let (start, end): (Microseconds, Microseconds)
  /// What was done, in the order in which it was begun.
  package let blocks: [Block]
  /// How many lanes there are, one at least.
  package let lanes: Int
  /// The named moments.
  package let marks: [Mark]
  /// The ends of the recorded lines, in order, each once; the start and the end are among them.
  private let moments: [Microseconds]
  /// The lines, for what has to be looked up by time.
  let pumps: [Pump]

  /// Looks through a recording.
  package init(_ recording: Recording) {
    (start, end) = (recording.header.start, recording.end)
    (marks, pumps) = (recording.marks, recording.pumps)
    blocks = recording.gestures.map(Block.init).joiningWheels().inLanes()
    lanes = (blocks.map(\.lane).max() ?? 0) + 1
    moments = ([start] + pumps.map(\.time) + [end]).reduce(into: []) { moments, time in
      if moments.last != time { moments.append(time) }
    }
  }

  /// How long the recording takes.
  package var duration: Microseconds { end - start }

  /// How far along a moment is.
  package func share(of moment: Microseconds) -> Fraction {
    Fraction(Int((moment - start).count), max(Int(duration.count), 1))
      .clamped(to: .zero ... .one)
  }

  /// The moment at a share of the whole.
  package func moment(at share: Fraction) -> Microseconds {
    let raw = Int64(share.clamped(to: .zero ... .one).raw)
    // In two parts, since a day in 1/65536 of a microsecond has no room in 64 bits with room to spare.
    let (whole, rest) = duration.count.quotientAndRemainder(dividingBy: 65536)
    return start + Microseconds(whole * raw + rest * raw / 65536)
  }
}

// Where to stop.
extension Timeline {
  /// The end of the first line behind a moment.
  package func moment(after time: Microseconds) -> Microseconds {
    let index = moments.partitioningIndex { $0 > time }
    return index < moments.count ? moments[index] : end
  }

  /// The end of the last line before a moment.
  package func moment(before time: Microseconds) -> Microseconds {
    let index = moments.partitioningIndex { $0 >= time }
    return index > 0 ? moments[index - 1] : start
  }

  /// When the next gesture begins.
  package func gesture(after time: Microseconds) -> Microseconds {
    blocks.first { $0.span.lowerBound > time }?.span.lowerBound ?? end
  }

  /// When the gesture before it began, or the one that goes on.
  package func gesture(before time: Microseconds) -> Microseconds {
    blocks.last { $0.span.lowerBound < time }?.span.lowerBound ?? start
  }

  /// What was done at a moment, the latest of several.
  package func block(at time: Microseconds) -> Block? { blocks.last { $0.span.contains(time) } }
}

extension Timeline.Block {
  fileprivate init(_ gesture: Gesture) {
    let isCarried = gesture.kind == .drag || gesture.kind == .keys
    self.init(
      kind: gesture.kind, span: gesture.span, label: gesture.label,
      isInVain: isCarried && gesture.outcome != "dropped" && gesture.outcome != nil)
  }
}

extension [Timeline.Block] {
  /// The blocks, with turns of the wheel that follow each other as one.
  fileprivate func joiningWheels() -> [Timeline.Block] {
    reduce(into: []) { blocks, next in
      guard let last = blocks.last, last.kind == .wheel, next.kind == .wheel,
        next.span.lowerBound < last.span.upperBound + .milliseconds(400)
      else { return blocks.append(next) }
      let end = Swift.max(last.span.upperBound, next.span.upperBound)
      blocks[blocks.count - 1].span = last.span.lowerBound...end
    }
  }

  /// The blocks, each in the first lane that is free; there are no more than four.
  fileprivate func inLanes() -> [Timeline.Block] {
    var ends: [Microseconds] = []
    return map { block in
      var block = block
      let free = ends.firstIndex { $0 < block.span.lowerBound }
      block.lane = free ?? Swift.min(ends.count, 3)
      if block.lane == ends.count { ends.append(.zero) }
      ends[block.lane] = Swift.max(ends[block.lane], block.span.upperBound)
      return block
    }
  }
}
