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
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    container.encode(to: &writer)
    items.encode(to: &writer)
    pointer.encode(to: &writer)
    location.encode(to: &writer)
    grab.encode(to: &writer)
    size.encode(to: &writer)
    level.encode(to: &writer)
    target.encode(to: &writer)
    refusing.encode(to: &writer)
    autoScroll.encode(to: &writer)
    scrolledFrom.encode(to: &writer)
    entered.encode(to: &writer)
    hasToldFault.encode(to: &writer)
    aim.encode(to: &writer)
    hasScrolledOn.encode(to: &writer)
    springLoading.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    container = try ContainerID?(from: &reader)
    items = try [DragItem](from: &reader)
    pointer = try PointerID(from: &reader)
    location = try Point(from: &reader)
    grab = try Vector(from: &reader)
    size = try Size(from: &reader)
    level = try Int(from: &reader)
    target = try DropTarget?(from: &reader)
    refusing = try [ItemID](from: &reader)
    autoScroll = try AutoScroll?(from: &reader)
    scrolledFrom = try [ScrollStart](from: &reader)
    entered = try [ContainerID](from: &reader)
    hasToldFault = try Bool(from: &reader)
    aim = try KeyboardAim?(from: &reader)
    hasScrolledOn = try Bool(from: &reader)
    springLoading = try SpringLoading?(from: &reader)
  }
}

extension DropTarget: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    proposal.encode(to: &writer)
    isOverOwnPlace.encode(to: &writer)
    gap.encode(to: &writer)
    gapRestsUntil.encode(to: &writer)
    isGapWaiting.encode(to: &writer)
    destination.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    proposal = try DropProposal(from: &reader)
    isOverOwnPlace = try Bool(from: &reader)
    gap = try Place?(from: &reader)
    gapRestsUntil = try Microseconds(from: &reader)
    isGapWaiting = try Bool(from: &reader)
    guard gapRestsUntil.isSound else { throw reader.invalid("gap") }
    destination = try DropDestination?(from: &reader)
  }
}
