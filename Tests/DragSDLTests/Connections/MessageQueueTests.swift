import DragEvents
import Foundation
import Testing

@testable import DragSDL

struct MessageQueueTests {
  @Test("A queue of messages ends a sleep without a time limit, from another thread")
  func wakes() {
    let queue = MessageQueue(wakesSDL: false)
    var wait = EventWait(sources: [queue])
    defer { wait.end() }
    Thread.detachNewThread { queue.send(Message("loaded", text: "milk")) }
    // The message may come before the sleep, which then does not begin, or during it.
    wait(atMost: nil)
    #expect(queue.take() == [Message("loaded", text: "milk")])
  }

  @Test("A queue of messages returns the messages in the order in which they were sent, once")
  func order() {
    let queue = MessageQueue(wakesSDL: false)
    for number in 1...3 { queue.send(Message("\(number)")) }
    #expect(queue.take().map(\.name) == ["1", "2", "3"])
    #expect(queue.take() == [])
  }
}
