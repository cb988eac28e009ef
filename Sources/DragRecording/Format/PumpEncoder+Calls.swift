import DragFrameIO
import DragGeometry

extension PumpEncoder {
  /// Writes the calls of a line; see ``CallCursor``.
  mutating func encode(
    _ calls: [Call], among events: [InputEvent], to line: inout LineBuilder
  ) {
    guard !calls.isEmpty else { return }
    var cursor = CallCursor(events)
    var again = 0
    line.append(",\"c\":[")
    for call in calls {
      let isAgain = call.isAgain(state.call)
      if isAgain, cursor.take(call.time) {
        again += 1
      } else {
        if again > 0 { line.append(again) }
        again = 0
        line.append(value: isAgain ? wait(before: call) : call.line)
        cursor.follow(call.time)
      }
      state.call = call
    }
    if again > 0 { line.append(again) }
    line.append("]")
  }

  private func wait(before call: Call) -> String {
    "[\((call.time - (state.call?.time ?? .zero)).count)]"
  }
}
