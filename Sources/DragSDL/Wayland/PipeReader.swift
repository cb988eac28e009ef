internal import CDesktop
internal import CWayland
internal import DragCoding
internal import Glibc

/// Reads the data of an offer, which another program writes into a pipe, without waiting for it.
struct PipeReader {
  /// The pipe, and the bytes so far.
  private var pipe: (file: Int32, bytes: [UInt8])?

  /// Asks for data in a type; returns `false` if there is no pipe.
  mutating func begin(
    _ type: String, of offer: OpaquePointer, on display: OpaquePointer, watchedBy watch: PipeWatch
  ) -> Bool {
    end()
    var files: [Int32] = [-1, -1]
    guard cdesktop_pipe(&files) == 0 else { return false }
    // Only our end: the source may not expect that its end does not block.
    _ = fcntl(files[0], F_SETFL, O_NONBLOCK)
    wl_data_offer_receive(offer, type, files[1])
    wl_display_flush(display)
    close(files[1])
    pipe = (files[0], [])
    watch.add(files[0])
    return true
  }

  /// Reads what has arrived; returns `nil` if the end is still to come.
  mutating func read() -> DataAnswer? {
    guard let file = pipe?.file else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return nil }
      guard count > 0 else { return end(count == 0 ? .bytes(pipe?.bytes ?? []) : .refused) }
      pipe?.bytes += buffer.prefix(count)
      if let bytes = pipe?.bytes.count, bytes > Limits.dragBytes { return end(.tooLarge) }
    }
  }

  /// The number of bytes so far.
  var count: Int { pipe?.bytes.count ?? 0 }

  private mutating func end(_ answer: DataAnswer) -> DataAnswer {
    end()
    return answer
  }

  mutating func end() {
    // A closed file is no longer watched.
    if let pipe { close(pipe.file) }
    pipe = nil
  }
}
