import DragKit
import Support
import Testing

/// Calls of the trace that say how a drag over collection views goes and ends.
@Suite("The trace of a drag over collection views")
struct ReportedCallTests {
  @Test(
    "The trace of a drag over collection views reports dropSessionDidEnd once for each view that was entered, in that order, after dragEnded"
  )
  func sessionEnd() {
    var table = ContentDriver(Drawers())
    table.press(on: "a")
    table.drag(to: Point(x: 320, y: 100))
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
    "The trace of a drag over collection views reports dropSessionDidEnd of a drag that is not dropped, too",
    arguments: [
      (InputEvent.Kind.keyPressed(.escape), "dragEnded cancelled"),
      (.pointerCancelled(.mouse), "dragEnded interrupted"),
    ])
  func cancelled(event: InputEvent.Kind, end: String) {
    var table = ContentDriver(Drawers())
    table.press(on: "a")
    table.drag(to: "b")
    table.send(event)
    #expect(
      table.takeLines(.dropExited, .dragEnded, .dropSessionDidEnd) == [
        "dropExited list", end, "dropSessionDidEnd list",
      ])
  }

  @Test(
    "L22: The trace of a drag over collection views reports each state of spring loading at its time, and springLoaded as the item opens"
  )
  func springLoading() {
    var table = ContentDriver(Folders())
    table.press(on: "note-1")
    table.drag(to: Point(x: 100, y: 22))
    let start = table.interaction.now
    table.wait(.seconds(1))
    table.drag(to: Point(x: 100, y: 200))
    let calls = table.takeFullCalls().filter { [.springLoading, .springLoaded].contains($0.name) }
    #expect(
      calls.map { "\($0.name) \($0["item"]?.string ?? "") \($0["state"]?.string ?? "")" } == [
        "springLoading folder possible", "springLoading folder activating",
        "springLoading folder activated", "springLoaded folder ", "springLoading folder inactive",
      ])
    let times: [Microseconds] = [.zero, .milliseconds(380), .milliseconds(500), .milliseconds(500)]
    #expect(calls.prefix(4).map(\.time) == times.map { start + $0 })
  }

  @Test(
    "The trace of a drag over collection views reports spring loading as inactive before a drag over the item is cancelled or dropped"
  )
  func inactive() {
    for (event, end) in [
      (InputEvent.Kind.keyPressed(.escape), "dragEnded cancelled"),
      (.pointerReleased(.mouse, at: Point(x: 100, y: 22)), "dragEnded dropped"),
    ] {
      var table = ContentDriver(Folders())
      table.press(on: "note-1")
      table.drag(to: Point(x: 100, y: 22))
      table.send(event)
      #expect(
        table.takeLines(.springLoading, .dragEnded) == [
          "springLoading possible", "springLoading inactive", end,
        ])
    }
  }

  @Test(
    "The trace of a drag over collection views reports no state of an item that does not spring open"
  )
  func veto() {
    var table = ContentDriver(Folders())
    table.press(on: "note-1")
    table.drag(to: "locked")
    table.wait(.seconds(1))
    table.release()
    #expect(table.takeLines(.springLoading, .springLoaded).isEmpty)
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
