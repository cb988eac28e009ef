internal import DragCoding
internal import DragEvents
internal import Glibc

extension DragData {
  /// Writes data into the pipe of another program on a worker thread, and closes it; `nil` only closes it.
  ///
  /// A pipe whose reader takes nothing for `patience` is closed, because the rest of its data would be kept for ever.
  static func write(
    _ data: DragData?, into pipe: Int32, patience: Microseconds = DataRead.patience
  ) {
    WorkerPool.background.async {
      defer { close(pipe) }
      _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
      var rest = (data.flatMap { DataRead([$0]).wait(patience).first }?.bytes ?? [])[...]
      withoutPipeSignal {
        var ready = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
        while !rest.isEmpty, poll(&ready, 1, Int32(patience.count / 1000)) > 0 {
          let count = rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
          if count < 0, errno == EAGAIN || errno == EINTR { continue }
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }
    }
  }
}

/// Calls `body` without the signal that ends a program when it writes into a pipe that its reader has closed.
private func withoutPipeSignal(_ body: () -> Void) {
  var (signal, before, now) = (sigset_t(), sigset_t(), timespec())
  sigemptyset(&signal)
  sigaddset(&signal, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signal, &before)
  body()
  // It is still pending.
  sigtimedwait(&signal, nil, &now)
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
