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
  /// What it carries.
  public let provider: ItemProvider
  /// The pointer that carries it.
  public let pointer: PointerID
  /// Where the pointer is.
  public internal(set) var location: Point
  /// The way from the item's upper left corner to the pointer; it stays the same (R6).
  public let grab: Vector
  /// The size of the item; a drag moves, it never resizes.
  public let size: Size
  /// The target that the drag is over.
  public internal(set) var target: DropTarget?
  /// `true` while the finger that carries it is over the cancel strip.
  public internal(set) var isOverCancelStrip = false
  /// A target that does not want the drag, remembered so that it is asked once and not at every
  /// motion.
  var refusing: ItemID?
  /// What scrolls because the drag is near an edge.
  var autoScroll: AutoScroll?
  /// `true` where something has scrolled under the drag since its target was last asked.
  var hasScrolledOn = false

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
}

extension DragSession: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    container.encode(to: &writer)
    provider.encode(to: &writer)
    pointer.encode(to: &writer)
    location.encode(to: &writer)
    grab.encode(to: &writer)
    size.encode(to: &writer)
    target.encode(to: &writer)
    isOverCancelStrip.encode(to: &writer)
    refusing.encode(to: &writer)
    autoScroll.encode(to: &writer)
    hasScrolledOn.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    container = try ContainerID?(from: &reader)
    provider = try ItemProvider(from: &reader)
    pointer = try PointerID(from: &reader)
    location = try Point(from: &reader)
    grab = try Vector(from: &reader)
    size = try Size(from: &reader)
    target = try DropTarget?(from: &reader)
    isOverCancelStrip = try Bool(from: &reader)
    refusing = try ItemID?(from: &reader)
    autoScroll = try AutoScroll?(from: &reader)
    hasScrolledOn = try Bool(from: &reader)
  }
}

extension DropTarget: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    proposal.encode(to: &writer)
    isOverOwnPlace.encode(to: &writer)
    gap.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    proposal = try DropProposal(from: &reader)
    isOverOwnPlace = try Bool(from: &reader)
    gap = try Place?(from: &reader)
  }
}
