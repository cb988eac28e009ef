internal import CDesktop
internal import DragFrameIO
internal import DragGeometry
internal import Glibc

/// Writes data into the pipes of other programs, as much at a time as they take.
///
/// A pipe whose reader takes nothing for ten seconds is closed: the rest of its data would be kept for ever.
struct PipeWriters {
  fileprivate struct Writer {
    let file: Int32
    var rest: ArraySlice<UInt8>
    /// The time at which it is closed if nothing more is taken; `nil` until the first ``writeOn(at:)``.
    var deadline: Microseconds?
  }

  private var writers: [Writer] = []
  /// The data that is read.
  private var reads: [(data: DataRead, file: Int32, watch: Int32)] = []
  /// The time at which it is asked for again; `nil` until the first ``writeOn(at:)``.
  private var nextLook: Microseconds?

  /// As long as a transfer of X11 waits for its receiver (``XSelectionServer``).
  private static let patience = Microseconds.seconds(10)

  /// Writes data into a file as ``add(_:to:watchedBy:)`` does, once it is in memory; without data, closes the file.
  mutating func add(_ data: DragData?, to file: Int32, watchedBy watch: Int32) {
    reads.append((DataRead(data.map { [$0] } ?? []), file, watch))
    nextLook = nil
  }

  /// Adds bytes to write into a file, which is then closed; it is watched by a file of `cdesktop_watch`.
  mutating func add(_ bytes: [UInt8], to file: Int32, watchedBy watch: Int32) {
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    writers.append(Writer(file: file, rest: bytes[...]))
    cdesktop_watch_writing(watch, file)
  }

  /// Whether data was added since the last ``writeOn(at:)``, which has to follow.
  var hasNew: Bool { writers.contains { $0.deadline == nil } || !reads.isEmpty && nextLook == nil }

  /// The time at which ``writeOn(at:)`` has to be called, even if no pipe takes more.
  var deadline: Microseconds? { writers.lazy.compactMap(\.deadline).min().earlier(nextLook) }

  /// Writes as much as the pipes take, and closes those whose readers hang.
  mutating func writeOn(at now: Microseconds) {
    let answers = reads.map { (to: $0, data: $0.data.data) }
    reads = answers.filter { $0.data == nil }.map(\.to)
    nextLook = reads.isEmpty ? nil : now + DataRead.interval
    for case (let (_, file, watch), let data?) in answers {
      if let data = data.first {
        add(data.bytes, to: file, watchedBy: watch)
      } else {
        close(file)
      }
    }
    guard !writers.isEmpty else { return }
    withoutPipeSignal { write(at: now) }
  }

  private mutating func write(at now: Microseconds) {
    writers = writers.compactMap { writer in
      var writer = writer
      let before = writer.rest.count
      if writer.write() {
        if writer.rest.count < before || writer.deadline == nil {
          writer.deadline = now + Self.patience
        }
        if let deadline = writer.deadline, deadline > now { return writer }
      }
      close(writer.file)
      return nil
    }
  }

  /// Closes all files.
  mutating func end() {
    for file in writers.map(\.file) + reads.map(\.file) { close(file) }
    (writers, reads) = ([], [])
  }
}

extension PipeWriters.Writer {
  /// Writes as much as the pipe takes; returns whether it takes more later.
  fileprivate mutating func write() -> Bool {
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN { return true }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return false
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
