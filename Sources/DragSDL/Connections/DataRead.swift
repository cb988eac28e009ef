internal import Dispatch
internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import Synchronization

/// Data for another program, whose files are read on another thread: one of another mount can keep its reader waiting.
final class DataRead: Sendable {
  /// The time after which unfinished data is asked for again.
  static let interval = Microseconds.milliseconds(20)

  private let result: Mutex<[DragData]?>

  init(_ data: [DragData]) {
    guard data.contains(where: { $0.file != nil }) else {
      result = Mutex(data)
      return
    }
    result = Mutex(nil)
    DispatchQueue.global().async { [self] in
      let read = data.compactMap(\.inMemory)
      result.withLock { $0 = read }
    }
  }

  /// The data in memory, without that of files that cannot be read, or are too large; `nil` while they are read.
  var data: [DragData]? { result.withLock(\.self) }
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
