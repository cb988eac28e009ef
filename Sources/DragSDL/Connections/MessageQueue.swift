internal import CDesktop
internal import CSDL2
public import DragEvents
internal import Glibc
internal import Synchronization

/// Messages for a program's content, from any thread; each ends the sleep of the program's loop.
///
/// ```swift
/// let messages = loop.messages
/// Thread.detachNewThread { messages.send(Message("loaded", text: download())) }
/// ```
public final class MessageQueue: Sendable {
  private let pending = Mutex<[Message]>([])
  /// Whether there may be messages, which each turn of the loop asks.
  private let hasMessages = Atomic(false)
  /// A counter of the kernel, which can be read while messages are pending; -1 if the system has no more files.
  package let descriptor: Int32 = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

  /// Whether SDL waits for events, and only an event of its own wakes it.
  private let wakesSDL: Bool

  init(wakesSDL: Bool) { self.wakesSDL = wakesSDL }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Sends a message, which reaches the content in the next turn of the loop.
  public func send(_ message: Message) {
    pending.withLock { $0.append(message) }
    wake()
  }

  /// Lets the loop take a turn, without a message.
  package func wake() {
    hasMessages.store(true, ordering: .releasing)
    _ = eventfd_write(descriptor, 1)
    guard wakesSDL else { return }
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  func take() -> [Message] {
    guard hasMessages.exchange(false, ordering: .acquiringAndReleasing) else { return [] }
    return pending.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

extension MessageQueue: EventSource {
  package func beginWait() -> Bool { !hasMessages.load(ordering: .acquiring) }

  package func endWait(isReadable: Bool) {
    var count = eventfd_t()
    if isReadable { _ = eventfd_read(descriptor, &count) }
  }
}
