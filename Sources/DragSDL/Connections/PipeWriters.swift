internal import CDesktop
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

  /// As long as a transfer of X11 waits for its receiver (``XSelectionServer``).
  private static let patience = Microseconds.seconds(10)

  init() {
    // A program that closes its end of a pipe must not end this one.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Adds bytes to write into a file, which is then closed; it is watched by a file of `cdesktop_watch`.
  mutating func add(_ bytes: [UInt8], to file: Int32, watchedBy watch: Int32) {
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    writers.append(Writer(file: file, rest: bytes[...]))
    cdesktop_watch_writing(watch, file)
  }

  /// Whether data was added since the last ``writeOn(at:)``, which has to follow.
  var hasNew: Bool { writers.contains { $0.deadline == nil } }

  /// The time at which ``writeOn(at:)`` has to be called, even if no pipe takes more.
  var deadline: Microseconds? { writers.lazy.compactMap(\.deadline).min() }

  /// Writes as much as the pipes take, and closes those whose readers hang.
  mutating func writeOn(at now: Microseconds) {
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
    for writer in writers { close(writer.file) }
    writers = []
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
