import Dispatch
import Glibc
import Synchronization
import Testing

@testable import DragCoding

@Suite("A pool of worker threads")
struct WorkerPoolTests {
  @Test("gives each thread its niceness, whatever ran before it, and leaves the caller's")
  func niceness() {
    let before = Self.niceness
    for niceness: Int32 in [10, 5] {
      let found = Mutex<Int32>(-1)
      let group = DispatchGroup()
      WorkerPool(niceness: niceness, atMost: 1).async(group: group) {
        found.withLock { $0 = Self.niceness }
      }
      group.wait()
      #expect(found.withLock(\.self) == niceness)
    }
    #expect(Self.niceness == before)
  }

  @Test("with one thread runs work in order, and ends the thread when none is left")
  func order() {
    let (pool, group) = (WorkerPool(niceness: 10, atMost: 1), DispatchGroup())
    let done = Mutex<[Int]>([])
    for round in 0..<3 {
      for number in 0..<100 {
        pool.async(group: group) { done.withLock { $0.append(round * 100 + number) } }
      }
      group.wait()
    }
    #expect(done.withLock(\.self) == Array(0..<300))
  }

  @Test("runs other work while some hangs")
  func hanging() {
    let (pool, hanging, other) = (
      WorkerPool(niceness: 10, atMost: 3), DispatchGroup(), DispatchGroup()
    )
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<2 { pool.async(group: hanging) { end.wait() } }
    for _ in 0..<10 { pool.async(group: other) {} }
    #expect(other.wait(timeout: .now() + 10) == .success)
    for _ in 0..<2 { end.signal() }
    hanging.wait()
  }

  private static var niceness: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}
