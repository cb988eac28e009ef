import CSDL2
import DragFrameIO
import Foundation
import Testing

@testable import DragSDL

@Suite("A queue of messages")
struct MessageQueueTests {
  @Test("ends a sleep without a time limit, from another thread")
  func wakes() {
    let queue = MessageQueue(wakesSDL: false)
    var wait = EventWait(sources: [queue])
    defer { wait.end() }
    Thread.detachNewThread { queue.send(Message("loaded", text: "milk")) }
    // The message may come before the sleep, which then does not begin, or during it.
    wait(atMost: nil)
    #expect(queue.take() == [Message("loaded", text: "milk")])
  }

  @Test("has no part in the wake by an event that a thread pushes into SDL's queue")
  func pushed() {
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    var wait = EventWait(sources: [PushedEvents()])
    defer { wait.end() }
    // Such a queue pushes an event of its own into SDL's.
    let queue = MessageQueue(wakesSDL: true)
    Thread.detachNewThread { queue.send(Message("loaded")) }
    wait(atMost: nil)
    #expect(SDL_HasEvent(SDL_USEREVENT.rawValue) == SDL_TRUE)
    SDL_FlushEvent(SDL_USEREVENT.rawValue)
  }

  @Test("returns the messages in the order in which they were sent, once")
  func order() {
    let queue = MessageQueue(wakesSDL: false)
    for number in 1...3 { queue.send(Message("\(number)")) }
    #expect(queue.take().map(\.name) == ["1", "2", "3"])
    #expect(queue.take() == [])
  }
}
