package import DragRecording

/// The gestures and marks of a recording by time, for the player's timeline.
package struct Timeline: Hashable, Sendable {
  package struct Block: Hashable, Sendable {
    package var kind: Gesture.Kind
    package var span: ClosedRange<Microseconds>
    package var label: String
    package var isWithoutDrop: Bool
    package var lane = 0
  }

  package let (start, end): (Microseconds, Microseconds)
  package let blocks: [Block]
  package let lanes: Int
  package let moments: [Moment]
  let turns: [Turn]

  package init(_ recording: Recording) {
    (start, end) = (recording.header.start, recording.end)
    (moments, turns) = (recording.moments, recording.turns)
    blocks = recording.gestures.map { gesture in
      let isDrag = gesture.kind == .drag || gesture.kind == .keys
      let isWithoutDrop = isDrag && gesture.outcome != "dropped" && gesture.outcome != nil
      return Block(
        kind: gesture.kind, span: gesture.span, label: gesture.label, isWithoutDrop: isWithoutDrop)
    }.joiningWheels().inLanes()
    lanes = (blocks.map(\.lane).max() ?? 0) + 1
  }

  package var duration: Microseconds { end - start }

  package func share(of moment: Microseconds) -> Fraction {
    Fraction(Int((moment - start).count), max(Int(duration.count), 1))
      .clamped(to: .zero ... .one)
  }

  package func moment(at share: Fraction) -> Microseconds {
    let raw = Int64(share.clamped(to: .zero ... .one).raw)
    // In two parts: for recordings longer than four years, the product would exceed 64 bits.
    let (whole, rest) = duration.count.quotientAndRemainder(dividingBy: 65536)
    return start + Microseconds(whole * raw + rest * raw / 65536)
  }

  package func moment(after time: Microseconds) -> Microseconds {
    turns.first { $0.time > time }?.time ?? end
  }

  package func moment(before time: Microseconds) -> Microseconds {
    turns.last { $0.time < time }?.time ?? start
  }

  package func gesture(after time: Microseconds) -> Microseconds {
    blocks.first { $0.span.lowerBound > time }?.span.lowerBound ?? end
  }

  package func gesture(before time: Microseconds) -> Microseconds {
    blocks.last { $0.span.lowerBound < time }?.span.lowerBound ?? start
  }

  package func block(at time: Microseconds) -> Block? { blocks.last { $0.span.contains(time) } }
}

extension [Timeline.Block] {
  fileprivate func joiningWheels() -> [Timeline.Block] {
    reduce(into: []) { blocks, next in
      guard let last = blocks.last, last.kind == .wheel, next.kind == .wheel,
        next.span.lowerBound < last.span.upperBound + .milliseconds(400)
      else { return blocks.append(next) }
      let end = Swift.max(last.span.upperBound, next.span.upperBound)
      blocks[blocks.count - 1].span = last.span.lowerBound...end
    }
  }

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
