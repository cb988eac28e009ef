/// The gesture that a press became, and the trigger that decided it.
package struct GestureDecision: Hashable, Sendable {
  package let pointer: PointerID
  package let item: ItemID?
  package let control: String?
  package let traits: Arbiter.Traits
  package let trigger: GestureTrigger
  /// The gesture that the press became; `nil` if it became none.
  package let winner: PointerGesture?
  /// The distance from the press at the decision.
  package let moved: Length
  /// The time from the press to the decision.
  package let time: Microseconds
  /// The axis along which the view under the press scrolls.
  package let axis: Axis
}

/// The decisions of the last presses, the latest of each pointer.
///
/// They explain the gestures and change nothing, so the hashes of a state do not contain them.
struct GestureDecisions: Hashable, Sendable {
  private(set) var all: [GestureDecision] = []

  /// The highest number of stored decisions; even a table of screens has fewer pointers.
  private static let capacity = 16

  /// Removes the earlier decision of a pointer that goes down; if no other is down, removes all.
  mutating func begin(_ id: PointerID, isFirst: Bool) {
    all.removeAll { isFirst || $0.pointer == id }
  }

  /// Removes the decisions about a page's items because another page reuses their numbers.
  mutating func forgetItems() {
    all.removeAll { decision in decision.item.map { !$0.isControl } ?? false }
  }

  mutating func record(_ decision: GestureDecision) {
    all.removeAll { $0.pointer == decision.pointer }
    if all.count < Self.capacity { all.append(decision) }
  }
}

extension GestureDecisions: FieldCoded {
  static let fields = Fields(GestureDecisions.init) { $0.all }

  var isValid: Bool { all.count <= Self.capacity }
}

extension GestureDecision: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, item, control, traits, trigger)
    writer.write(winner, moved, time, axis)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, item, control, traits, trigger) = try reader.read()
    (winner, moved, time, axis) = try reader.read()
  }
}
