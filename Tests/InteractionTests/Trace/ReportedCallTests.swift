import DragKit
import Support
import Testing

/// Calls of the trace that say how a drag over collection views goes and ends.
struct ReportedCallTests {
  @Test("dropSessionDidEnd is reported once for each entered view, in order, after dragEnded")
  func sessionEnd() {
    var table = ContentDriver(Drawers())
    table.drag("a", to: Point(x: 320, y: 100))
    table.drag(to: Point(x: 100, y: 100))
    table.drag(to: Point(x: 320, y: 100))
    table.release()
    #expect(
      table.takeLines(.dropEntered, .dragEnded, .dropSessionDidEnd) == [
        "dropEntered list", "dropEntered tray", "dropEntered list", "dropEntered tray",
        "dragEnded dropped", "dropSessionDidEnd list", "dropSessionDidEnd tray",
      ])
    #expect(
      table.content.reported.suffix(3) == [
        "drawers didEnd", "tray didEnd", "dragSessionDidEnd dropped",
      ])
  }

  @Test(
    "dropSessionDidEnd is reported of a drag that is not dropped, too",
    arguments: [
      (InputEvent.Kind.keyPressed(.escape), "dragEnded cancelled"),
      (.pointerCancelled(.mouse), "dragEnded interrupted"),
    ])
  func cancelled(event: InputEvent.Kind, end: String) {
    var table = ContentDriver(Drawers())
    table.drag("a", to: "b")
    table.send(event)
    #expect(
      table.takeLines(.dropExited, .dragEnded, .dropSessionDidEnd) == [
        "dropExited list", end, "dropSessionDidEnd list",
      ])
  }

  @Test("L22: Each state of spring loading is reported at its time")
  func springLoading() {
    var table = ContentDriver(Folders())
    table.drag("note-1", to: Point(x: 100, y: 22))
    let start = table.interaction.now
    table.wait(.seconds(1))
    table.drag(to: "note-3", steps: 1)
    let calls = table.takeFullCalls().filter { [.springLoading, .springLoaded].contains($0.name) }
    #expect(
      calls.map { "\($0.name) \($0["item"]?.string ?? "") \($0["state"]?.string ?? "")" } == [
        "springLoading folder possible", "springLoading folder activating",
        "springLoading folder activated", "springLoaded folder ", "springLoading folder inactive",
        "springLoading note-3 possible",
      ])
    let times: [Microseconds] = [.zero, .milliseconds(380), .milliseconds(500), .milliseconds(500)]
    #expect(calls.prefix(4).map(\.time) == times.map { start + $0 })
  }

  @Test(
    "Spring loading is reported as inactive before the drag is cancelled or dropped",
    arguments: [
      (InputEvent.Kind.keyPressed(.escape), "dragEnded cancelled"),
      (.pointerReleased(.mouse, at: Point(x: 100, y: 22)), "dragEnded dropped"),
    ])
  func inactive(event: InputEvent.Kind, end: String) {
    var table = ContentDriver(Folders())
    table.drag("note-1", to: Point(x: 100, y: 22))
    table.send(event)
    #expect(
      table.takeLines(.springLoading, .dragEnded) == [
        "springLoading possible", "springLoading inactive", end,
      ])
  }
}

extension Driver where World: EditableWorld {
  /// The calls of some names since the last time, with their targets, reasons or states.
  fileprivate mutating func takeLines(_ names: Call.Name...) -> [String] {
    takeFullCalls().filter { names.contains($0.name) }.map { call in
      let word = call["reason"] ?? call["state"] ?? call["target"]
      return "\(call.name) \(word?.string ?? "")"
    }
  }
}
