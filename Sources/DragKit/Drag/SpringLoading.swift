public import DragCoding
internal import DragGeometry
internal import DragModel

/// What an item that springs open shows while a drag stays over it, as `UISpringLoadedInteraction`
/// has it.
///
/// The trace reports each change as `springLoading`, with the item and the state.
public enum SpringLoadingState: String, Hashable, Sendable, CaseIterable {
  /// Nothing is over it, or it does not spring open.
  case inactive
  /// It is highlighted: if the drag stays, it opens.
  case possible
  /// It flashes: it opens in a moment.
  case activating
  /// It has opened and looks as usual; the drag has not left it yet.
  case activated
}

/// The item that a drag stays over and that springs open.
struct SpringLoading: Hashable, Sendable {
  /// The item.
  let item: ItemID
  /// When the drag came over it.
  let start: Microseconds
  /// How far it has come.
  var state = SpringLoadingState.possible

  init(of item: ItemID, since start: Microseconds) {
    (self.item, self.start) = (item, start)
  }

  /// The time of the next state; `nil` if it is the last.
  func deadline(_ tuning: Tuning) -> Microseconds? {
    switch state {
    case .possible: start + max(tuning.springLoading - tuning.springLoadingFlash, .zero)
    case .activating: start + tuning.springLoading
    case .inactive, .activated: nil
    }
  }
}

extension Microseconds {
  /// `true` for a moment that can be counted on from: a file can hold any number.
  var isSound: Bool { (0...1 << 60).contains(count) }
}

extension SpringLoadingState: CanonicalCodable {}

extension SpringLoading: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, start, state)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, start, state) = try reader.read()
    guard start.isSound else { throw reader.invalid("spring loading") }
  }
}
