import Support
import Testing

@testable import DragKit

struct TraceTests {
  private var trace = Trace()

  @Test("An order is reported when it changes, and when its container is gone")
  mutating func orders() {
    let reports = [7, 7, 8, nil, nil].map { trace.setOrder($0, of: "songs") }
    #expect(reports == [true, false, true, true, false])
  }

  @Test("Idleness is reported when it begins")
  mutating func idleness() {
    let reports = [true, true, false, true].map { trace.setIdle($0) }
    #expect(reports == [true, false, false, true])
  }

  @Test("An interaction that reports no calls behaves the same")
  func notReporting() {
    var (reporting, silent) = (ShelfDriver(), ShelfDriver())
    silent.interaction.reportsCalls = false
    _ = silent.takeFullCalls()
    reporting.carry("a", to: "b")
    silent.carry("a", to: "b")
    #expect(!reporting.calls.isEmpty && silent.calls.isEmpty)
    #expect(silent.content.model == reporting.content.model)
    #expect(silent.interaction.screen.motion == reporting.interaction.screen.motion)
  }
}
