internal import Dispatch
internal import Synchronization

/// Changes a value by an asynchronous function, and waits for its end.
///
/// Commands are not asynchronous: the main thread is the window's.
func waiting<Value: Sendable>(
  changing value: inout Value, by change: @escaping @Sendable (inout Value) async -> Void
) {
  let (shared, done) = (SharedValue(value), DispatchSemaphore(value: 0))
  Task {
    var changed = shared.value.withLock { $0 }
    await change(&changed)
    shared.value.withLock { [changed] in $0 = changed }
    done.signal()
  }
  done.wait()
  value = shared.value.withLock { $0 }
}

private final class SharedValue<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}
