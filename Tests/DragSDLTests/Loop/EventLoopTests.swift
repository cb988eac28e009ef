import CSDL2
import DragEvents
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragSDL

/// In turn, since SDL has one queue of events, which a window empties.
@Suite("The event loop", .serialized)
struct EventLoopTests {
  @Test("keeps its window open, also if nothing else does")
  func window() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let size = Size(width: 320, height: 400)
    var window: SDLWindow? = try SDLWindow(title: "Tiles", size: size, scale: .one)
    let isOpen = { [weak window] in window != nil }
    var loop: EventLoop? = EventLoop(for: try #require(window))
    window = nil
    #expect(isOpen())
    _ = loop?.poll()
    #expect(loop?.input.size == size)
    loop = nil
    #expect(!isOpen())
  }

  @Test("keeps SDL's display for a window of the program, also if nothing else does")
  func adopted() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    SDL_InitSubSystem(SDL_INIT_VIDEO)
    let window = try #require(SDL_CreateWindow("Tiles", 0, 0, 320, 400, 0))
    var loop: EventLoop? = EventLoop(for: window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    #expect(SDL_WasInit(SDL_INIT_VIDEO) != 0)
    #expect(loop?.input.size == Size(width: 320, height: 400))
    loop = nil
    #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
  }

  @Test("wakes by an event that a thread pushes into SDL's queue, as a queue of messages does")
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
}
