import Testing

@testable import DragKit

struct TraceTests {
  private var trace = Trace()

  @Test("An order is reported when it changes, and when its container is gone")
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
  }

  @Test("Idleness is reported when it begins")
  mutating func idleness() {
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
