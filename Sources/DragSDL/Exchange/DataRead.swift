internal import Dispatch
internal import DragCoding
internal import DragEvents
internal import Synchronization

/// Data for another program, whose files are read on a worker thread: one of another mount can keep its reader waiting.
final class DataRead: Sendable {
  /// The time after which unfinished data is asked for again.
  static let interval = Microseconds.milliseconds(20)

  /// The time after which another program, or a file, is given up.
  static let patience = Microseconds.seconds(10)

  private let result: Mutex<[DragData]?>
  private let reading = DispatchGroup()

  init(_ data: [DragData]) {
    let hasFile = data.contains { $0.file != nil }
    result = Mutex(hasFile ? nil : data)
    guard hasFile else { return }
    WorkerPool.background.async(group: reading) { [self] in
      let read = data.compactMap(\.inMemory)
      result.withLock { $0 = read }
    }
  }

  /// The data in memory, without that of files that cannot be read, or are too large; `nil` while they are read.
  var data: [DragData]? { result.withLock(\.self) }

  /// Waits for the data, which is empty if it is not in memory after `patience`.
  func wait(_ patience: Microseconds) -> [DragData] {
    _ = reading.wait(timeout: .now() + .microseconds(Int(patience.count)))
    return data ?? []
  }
}

extension DragData {
  /// The largest file that is sent.
  private static let largestFile = 1 << 26

  fileprivate var inMemory: DragData? {
    guard let file else { return self }
    guard let file = try? RegularFile(file), file.byteCount <= Self.largestFile,
      let bytes = try? file.bytes()
    else { return nil }
    return DragData(type, bytes)
  }
}
