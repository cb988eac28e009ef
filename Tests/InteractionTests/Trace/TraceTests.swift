import DragEvents
import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The trace")
struct TraceTests {
  private var trace = Trace()

  @Test("An order is reported when it changes, and when its container is gone")
  mutating func orders() {
    let isReported1 = trace.setOrder(7, of: "songs")
    #expect(isReported1)
    let again = trace.setOrder(7, of: "songs")
    #expect(!again)
    let isReported2 = trace.setOrder(8, of: "songs")
    #expect(isReported2)
    let isReported3 = trace.setOrder(nil, of: "songs")
    #expect(isReported3)
    let gone = trace.setOrder(nil, of: "songs")
    #expect(!gone)
  }

  @Test("Idleness is reported when it begins")
  mutating func idleness() {
    let isReported4 = trace.setIdle(true)
    #expect(isReported4)
    let still = trace.setIdle(true)
    #expect(!still)
    let busy = trace.setIdle(false)
    #expect(!busy)
    let isReported5 = trace.setIdle(true)
    #expect(isReported5)
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
    #expect(interactions[0].motion == interactions[1].motion)
  }
}
