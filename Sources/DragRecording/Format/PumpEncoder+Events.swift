import DragFrameIO
import DragGeometry

extension PumpEncoder {
  /// Writes the events of a line, which are in the order of their times.
  mutating func encode(_ events: [InputEvent], to line: inout LineBuilder) {
    guard !events.isEmpty else { return }
    line.append(",\"e\":[")
    var run: MoveRun?
    for event in events {
      let wait = (event.time - state.eventTime).count
      state.eventTime = event.time
      if case .pointerMoved(let pointer, let point, let isDown) = event.kind {
        let way = point.clampedToFarthest - state[pointer]
        let next = MoveRun(pointer: pointer, isDown: isDown, way: way)
        if next != run { open(next, after: run, in: &line) }
        move(by: way, after: wait, in: next, to: &line)
        run = next
      } else {
        if run != nil { line.close("]") }
        run = nil
        encode(event.kind, after: wait, to: &line)
      }
    }
    line.append(run == nil ? "]" : "]]")
  }

  private func open(_ next: MoveRun, after run: MoveRun?, in line: inout LineBuilder) {
    if run != nil { line.close("]") }
    line.open("[")
    line.append(value: "\"\(next.name)\"")
    line.append(next.pointer.rawValue)
    line.append(next.isDown ? 1 : 0)
  }

  private mutating func move(
    by way: Vector, after wait: Int64, in run: MoveRun, to line: inout LineBuilder
  ) {
    line.append(wait - state.wait)
    line.append(way.dx.subpixels / run.unit)
    line.append(way.dy.subpixels / run.unit)
    state.wait = wait
    state[run.pointer] = state[run.pointer] + way
  }

  private mutating func encode(
    _ kind: InputEvent.Kind, after wait: Int64, to line: inout LineBuilder
  ) {
    guard let (operation, numbers, key) = EventOperation.taken(from: kind) else { return }
    line.open("[")
    line.append(value: "\"\(operation.rawValue)\"")
    line.append(wait)
    for number in numbers { line.append(number) }
    if let key { line.append(value: "\"\(key.name)\"") }
    line.close("]")
    state.follow(kind)
  }
}
