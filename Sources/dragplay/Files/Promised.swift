internal import Dispatch
internal import Synchronization

/// A value that comes later, from where it is not waited for.
final class Promised<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  private let done = DispatchSemaphore(value: 0)

  /// Starts to work on a value; until it is there, `value` stands for it.
  init(_ value: Value, _ body: @escaping @Sendable () async -> Value) {
    self.value = Mutex(value)
    Task {
      let result = await body()
      self.value.withLock { $0 = result }
      done.signal()
    }
  }

  /// Waits for the value.
  ///
  /// The program's own thread waits and does nothing else: it is the window's, and an asynchronous
  /// `main` would give it away.
  func get() -> Value {
    done.wait()
    return value.withLock { $0 }
  }
}
