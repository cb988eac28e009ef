import Glibc
import Testing

@testable import DragPainter

@Suite("Threads with a niceness")
struct NiceThreadTests {
  @Test("each has its own, whatever ran before it, and the caller keeps its own")
  func own() async {
    let before = niceness
    let nice = [await niceness(of: 10), await niceness(of: 5)]
    #expect(nice == [10, 5])
    #expect(niceness == before)
  }

  private func niceness(of value: Int32) async -> Int32 {
    await withCheckedContinuation { continuation in
      NiceThread.start(niceness: value) { continuation.resume(returning: niceness) }
    }
  }

  private var niceness: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}
