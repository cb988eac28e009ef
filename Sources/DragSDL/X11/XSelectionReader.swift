internal import CDesktop
internal import DragCoding

/// Reads the data of a selection, by which X11 programs exchange drags and the clipboard (ICCCM 2.4).
///
/// It awaits one answer at a time: a new request abandons the last one.
struct XSelectionReader {
  private let endpoint: XEndpoint
  private let selection: UInt
  private let properties: [String]
  private var count = 0
  /// The type of the request whose data is awaited.
  private var awaitedType: UInt?
  /// The data so far, if it arrives in pieces.
  private var pieces: PieceCollector?

  /// Creates a reader of a selection, whose data arrives in properties with a name.
  init(_ selection: String, into property: String, by endpoint: XEndpoint) {
    self.endpoint = endpoint
    self.selection = endpoint.atom(selection)
    // In turn, so that a piece of an abandoned transfer is not taken for one of the next.
    properties = (0..<8).map { "\(property)_\($0)" }
  }

  private var property: String { properties[count % properties.count] }

  mutating func request(_ type: String, at time: UInt) {
    count += 1
    pieces = nil
    awaitedType = endpoint.atom(type)
    let display = endpoint.connection.display
    XConvertSelection(
      display, selection, endpoint.atom(type), endpoint.atom(property), endpoint.window, time)
    XFlush(display)
  }

  /// Forgets the request, whose answer no longer matters.
  mutating func abandon() { (awaitedType, pieces) = (nil, nil) }

  /// Handles the owner's answer; returns `nil` if the data is still to come.
  mutating func arrived(_ event: XSelectionEvent) -> DataAnswer? {
    guard event.selection == selection, event.target == awaitedType else { return nil }
    guard event.property != 0 else { return end(.refused) }
    switch take() {
    case .bytes(let bytes): return end(.bytes(bytes))
    case .tooLarge: return end(.tooLarge)
    case nil: return end(.refused)
    case .pieces(let count) where count > Limits.dragBytes: return end(.tooLarge)
    case .pieces(let count):
      pieces = PieceCollector(announced: count)
      return nil
    }
  }

  /// Handles the next piece of data that is too long for one property.
  mutating func partArrived(_ event: XPropertyEvent, at now: Microseconds) -> DataAnswer? {
    guard pieces != nil, event.window == endpoint.window, event.atom == endpoint.atom(property)
    else { return nil }
    guard case .bytes(let bytes) = take() else { return end(.refused) }
    return pieces?.add(bytes, at: now).map { end($0) }
  }

  /// The time at which a transfer in pieces has to be ended by ``advance(to:)``.
  var deadline: Microseconds? { pieces?.deadline }

  /// Ends a transfer in pieces after which nothing more arrives; returns its data if all that was announced has arrived.
  mutating func advance(to now: Microseconds) -> DataAnswer? {
    pieces?.complete(at: now).map { end($0) }
  }

  var isInPieces: Bool { pieces != nil }

  private func take() -> XProperty.Content? {
    XProperty.take(
      property, of: endpoint.window, on: endpoint.connection.display, atMost: Limits.dragBytes)
  }

  private mutating func end(_ answer: DataAnswer) -> DataAnswer {
    abandon()
    return answer
  }
}
