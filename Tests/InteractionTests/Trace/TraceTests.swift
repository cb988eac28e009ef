import Support
import Testing

@testable import DragKit

struct TraceTests {
  private var trace = Trace()

  @Test("An order is reported when it changes or is gone, and idleness when it begins")
  mutating func orders() {
    let isNewReported = trace.setOrder(7, of: "songs")
    #expect(isNewReported)
    let isSameReported = trace.setOrder(7, of: "songs")
    #expect(!isSameReported)
    let isChangeReported = trace.setOrder(8, of: "songs")
    #expect(isChangeReported)
    let isRemovalReported = trace.setOrder(nil, of: "songs")
    #expect(isRemovalReported)
    let isMissingReported = trace.setOrder(nil, of: "songs")
    #expect(!isMissingReported)
    let isIdleReported = trace.setIdle(true)
    #expect(isIdleReported)
    let isStillIdleReported = trace.setIdle(true)
    #expect(!isStillIdleReported)
    let isBusyReported = trace.setIdle(false)
    #expect(!isBusyReported)
    let isIdleAgainReported = trace.setIdle(true)
    #expect(isIdleAgainReported)
  }

  @Test("An interaction that reports no calls behaves the same")
  func notReporting() {
    var tables = [Shelf(), Shelf()]
    var interactions = [Interaction(), Interaction()]
    interactions[1].reportsCalls = false
    let events: [InputEvent] = [
      InputEvent(time: .zero, .pointerPressed(.mouse, at: Point(x: 20, y: 20), button: .primary)),
      InputEvent(
        time: .milliseconds(8), .pointerMoved(.mouse, to: Point(x: 20, y: 90), isDown: true)),
      InputEvent(
        time: .milliseconds(16), .pointerReleased(.mouse, at: Point(x: 20, y: 90), button: .primary)
      ),
    ]
    for index in tables.indices {
      var calls = interactions[index].start(&tables[index]).calls
      for event in events {
        calls += interactions[index].handle(event, content: &tables[index]).calls
      }
      #expect(calls.isEmpty == (index == 1))
    }
    #expect(tables[0].model == tables[1].model)
    #expect(interactions[0].screen.motion == interactions[1].screen.motion)
  }
}

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
