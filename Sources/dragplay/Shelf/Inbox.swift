internal import DragProgram
internal import Synchronization

/// Tasks that other threads leave for an owner on the main thread.
final class Inbox<Owner>: Sendable {
  private let tasks = Mutex<[@Sendable (Owner) -> Void]>([])
  private let messages: MessageQueue

  /// Creates an inbox; each new task wakes the loop that receives `messages`.
  init(_ messages: MessageQueue) { self.messages = messages }

  var isEmpty: Bool { tasks.withLock { $0.isEmpty } }

  func add(_ task: @escaping @Sendable (Owner) -> Void) {
    tasks.withLock { $0.append(task) }
    messages.wake()
  }

  func perform(on owner: Owner) {
    let tasks = tasks.withLock { tasks in
      defer { tasks = [] }
      return tasks
    }
    for task in tasks { task(owner) }
  }
}
