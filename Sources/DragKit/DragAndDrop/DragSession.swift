public import DragCoding
public import DragFrameIO
public import DragGeometry
public import DragModel

/// A drag from the lift to its end.
public struct DragSession: Hashable, Sendable {
  /// The item that was lifted.
  public let item: ItemID
  /// The container that it was lifted from.
  public let container: ContainerID?
  /// What it carries, what was lifted first.
  public internal(set) var items: [DragItem] = []
  /// The pointer that carries it.
  public let pointer: PointerID
  /// Where the pointer is.
  public internal(set) var location: Point
  /// The way from the item's upper left corner to the pointer; it stays the same (R6).
  public internal(set) var grab: Vector
  /// The size of the item; a drag moves, it never resizes.
  public let size: Size
  /// How many groups were around the item in its collection view.
  var level = 0
  /// The target that the drag is over.
  public internal(set) var target: DropTarget?
  /// The targets under the pointer that have refused the drag: each is asked once, and not at every motion.
  var refusing: [ItemID] = []
  /// What scrolls because the drag is near an edge.
  var autoScroll: AutoScroll?
  /// The collection views that it has scrolled, and from where.
  var scrolledFrom: [ScrollStart] = []
  /// The collection views that it came over, in that order.
  package internal(set) var entered: [ContainerID] = []
  /// `true` where it has been told that a handler answered nonsense.
  var hasToldFault = false
  /// Where the keyboard has brought it, over a collection view.
  var aim: KeyboardAim?
  /// `true` where something has scrolled under the drag since its target was last asked.
  var hasScrolledOn = false
  /// The item that the drag stays over and that springs open.
  var springLoading: SpringLoading?

  /// The items of the model that are dragged, what was lifted first.
  public var localObjects: [ItemID] { items.compactMap(\.localObject) }

  /// The item that a drop would go into; nothing where it would go elsewhere.
  public var intoItem: ItemID? {
    guard let target, target.proposal.intent == .insertIntoDestination,
      target.proposal.operation.isPerformed
    else { return nil }
    return target.destination?.item
  }

  /// What a drop would do now; nothing where it would land outside all targets.
  public var operation: DropOperation? { target?.proposal.operation }
}

/// A target that a drag is over.
public struct DropTarget: Hashable, Sendable {
  /// The item that was entered.
  public let item: ItemID
  /// What it last proposed.
  public internal(set) var proposal: DropProposal
  /// `true` while the pointer is over the place that the dragged item itself holds.
  ///
  /// The target stays what it was, but the next item that the pointer reaches is entered, even if
  /// it is this one.
  var isOverOwnPlace = false
  /// The gap that is open for what is dragged, where the target is a collection view.
  ///
  /// It stays open while the pointer is over an item that would take the drop: nothing moves away
  /// from under the pointer.
  public internal(set) var gap: Place?
  /// Until when the gap stays where it is.
  var gapRestsUntil = Microseconds.zero
  /// `true` where the gap would be elsewhere by now, were it not for that.
  var isGapWaiting = false
  /// Where a drop would go, where the target is a collection view.
  public internal(set) var destination: DropDestination?
}

extension DropTarget {
  /// The gap that a drop would go into now: the one that is open, or, while that has to rest, the one that is
  /// about to open; `nil` if a drop would not go into a gap.
  package var promisedGap: Place? { isGapWaiting ? destination?.place : gap }
}

extension DragSession: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    item.encode(into: &writer)
    container.encode(into: &writer)
    items.encode(into: &writer)
    pointer.encode(into: &writer)
    location.encode(into: &writer)
    grab.encode(into: &writer)
    size.encode(into: &writer)
    level.encode(into: &writer)
    target.encode(into: &writer)
    refusing.encode(into: &writer)
    autoScroll.encode(into: &writer)
    scrolledFrom.encode(into: &writer)
    entered.encode(into: &writer)
    hasToldFault.encode(into: &writer)
    aim.encode(into: &writer)
    hasScrolledOn.encode(into: &writer)
    springLoading.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(decoding: &reader)
    container = try ContainerID?(decoding: &reader)
    items = try [DragItem](decoding: &reader)
    pointer = try PointerID(decoding: &reader)
    location = try Point(decoding: &reader)
    grab = try Vector(decoding: &reader)
    size = try Size(decoding: &reader)
    level = try Int(decoding: &reader)
    target = try DropTarget?(decoding: &reader)
    refusing = try [ItemID](decoding: &reader)
    autoScroll = try AutoScroll?(decoding: &reader)
    scrolledFrom = try [ScrollStart](decoding: &reader)
    entered = try [ContainerID](decoding: &reader)
    hasToldFault = try Bool(decoding: &reader)
    aim = try KeyboardAim?(decoding: &reader)
    hasScrolledOn = try Bool(decoding: &reader)
    springLoading = try SpringLoading?(decoding: &reader)
  }
}

extension DropTarget: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    item.encode(into: &writer)
    proposal.encode(into: &writer)
    isOverOwnPlace.encode(into: &writer)
    gap.encode(into: &writer)
    gapRestsUntil.encode(into: &writer)
    isGapWaiting.encode(into: &writer)
    destination.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(decoding: &reader)
    proposal = try DropProposal(decoding: &reader)
    isOverOwnPlace = try Bool(decoding: &reader)
    gap = try Place?(decoding: &reader)
    gapRestsUntil = try Microseconds(decoding: &reader)
    isGapWaiting = try Bool(decoding: &reader)
    guard gapRestsUntil.isSound else { throw reader.invalid("gap") }
    destination = try DropDestination?(decoding: &reader)
  }
}
