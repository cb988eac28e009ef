/// The place in a collection view at which a drag by keyboard aims.
///
/// It is stored because the location does not determine it: several places can share one point.
struct KeyboardAim: Hashable, Sendable {
  let view: ItemID
  let place: InsertionPlace
  /// Whether the drag aims at the item above the gap, into which it would drop, and not at the gap.
  var isMeantForItemAbove = false
}

extension KeyboardAim: FieldCoded {
  static let fields = Fields(KeyboardAim.init) { ($0.view, $0.place, $0.isMeantForItemAbove) }
}
