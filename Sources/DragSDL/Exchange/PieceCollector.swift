internal import DragCoding

/// The data of a selection that arrives in pieces (INCR, ICCCM 2.7.2), of which an empty one is the end.
///
/// GTK 4 does not send the empty one. Therefore the transfer also ends some time after all announced bytes have arrived.
struct PieceCollector {
  private var bytes: [UInt8] = []
  /// The least number of bytes that the owner has announced; 0 if it is not known.
  private let announced: Int
  /// The time at which the data counts as complete if nothing more arrives; `nil` if bytes are missing.
  private(set) var deadline: Microseconds?

  init(announced: Int) { self.announced = announced }

  /// Adds a piece; returns `nil` if more can follow.
  mutating func add(_ piece: [UInt8], at now: Microseconds) -> DataAnswer? {
    guard !piece.isEmpty else { return .bytes(bytes) }
    guard bytes.count + piece.count <= Limits.dragBytes else { return .tooLarge }
    bytes += piece
    if announced > 0, bytes.count >= announced { deadline = now + Self.silence }
    return nil
  }

  /// Returns the data if all that was announced has arrived, and nothing more for some time.
  func complete(at now: Microseconds) -> DataAnswer? {
    deadline.flatMap { $0 <= now ? .bytes(bytes) : nil }
  }

  /// Shorter than ``DropReceiver/patience``, so that the data arrives before the wait for it ends.
  private static let silence = Microseconds.seconds(1)
}

extension Limits {
  /// The bytes of a drag's data in one type.
  static let dragBytes = 1 << 24
}
