import DragFrameIO
import DragGeometry

extension PumpEncoder {
  /// Writes the calls of a line; see ``CallCursor``.
  mutating func encode(
    _ calls: [Call], among events: [InputEvent], to line: inout LineBuilder
  ) {
    guard !calls.isEmpty else { return }
    var cursor = CallCursor(events)
    var (echo, count) = (CallEcho.same, 0)
    line.append(",\"c\":[")
    for call in calls {
      let next = state.call.flatMap { cursor.echo(of: call, after: $0) }
      if next != echo || next == nil { append(count, of: echo, to: &line, &count) }
      if let next, let before = state.call {
        (echo, count) = (next, count + 1)
        _ = cursor.take(next, of: before)
      } else {
        line.append(value: call.isAgain(state.call) ? wait(before: call) : call.line)
        cursor.follow(call.time)
      }
      state.call = call
    }
    append(count, of: echo, to: &line, &count)
    line.append("]")
  }

  private func append(
    _ number: Int, of echo: CallEcho, to line: inout LineBuilder, _ count: inout Int
  ) {
    if number > 0 { line.append(echo == .same ? number : -number) }
    count = 0
  }

  private func wait(before call: Call) -> String {
    "[\((call.time - (state.call?.time ?? .zero)).count)]"
  }
}
