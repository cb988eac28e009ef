/// The state of an item that springs open if a drag stays over it (`UISpringLoadedInteraction`).
///
/// Each change is reported in the trace as `springLoading`, with the item and the state.
public enum SpringLoadingState: String, Hashable, Sendable, CaseIterable {
  /// No drag is over the item, or the drag would not open it by staying where it is.
  case inactive
  /// The item opens after ``Tuning/springLoading`` if the drag stays over it; draw it highlighted.
  case possible
  /// The item opens in ``Tuning/springLoadingFlash`` or less if the drag stays; draw it flashing.
  case activating
  /// The item has opened under the drag, and should be drawn as usual.
  case activated
}

/// An item that opens if the drag stays over it.
struct SpringLoading: Hashable, Sendable {
  let item: ItemID
  let start: Microseconds
  private(set) var state = SpringLoadingState.possible

  mutating func advance(at now: Microseconds, _ tuning: Tuning) {
    state = now >= start + tuning.springLoading ? .activated : .activating
  }

  func deadline(_ tuning: Tuning) -> Microseconds? {
    switch state {
    case .possible: start + max(tuning.springLoading - tuning.springLoadingFlash, .zero)
    case .activating: start + tuning.springLoading
    case .inactive, .activated: nil
    }
  }
}

extension SpringLoadingState: CanonicalCodable {}

extension SpringLoading: FieldCoded {
  static let fields = Fields(SpringLoading.init) { ($0.item, $0.start, $0.state) }
}
