internal import CDesktop
internal import Glibc

/// Writes data into the pipes of other programs, as much at a time as they take.
struct PipeWriters {
  private var writers: [(file: Int32, rest: ArraySlice<UInt8>)] = []

  init() {
    // A program that closes its end of a pipe must not end this one.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes bytes into a file, which is then closed; it is watched by a file of `cdesktop_watch`.
  mutating func write(_ bytes: [UInt8], to file: Int32, watchedBy watch: Int32) {
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    writers.append((file, bytes[...]))
    cdesktop_watch_writing(watch, file)
    writeOn()
  }

  /// Writes as much as the pipes take.
  mutating func writeOn() {
    writers = writers.compactMap { writer in
      var writer = writer
      while !writer.rest.isEmpty {
        let count = writer.rest.withUnsafeBytes {
          Glibc.write(writer.file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EAGAIN { return writer }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        writer.rest = writer.rest.dropFirst(count)
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
