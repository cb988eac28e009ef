public import DragCoding

/// The position of an item: its container, and its offset in the container.
public struct Position: Hashable, Sendable {
  /// The container of the item.
  public var container: ContainerID
  /// The number of items before the item in the container.
  public var offset: Int

  /// Creates a position.
  public init(_ container: ContainerID, _ offset: Int) {
    self.container = container
    self.offset = offset
  }
}

extension Position: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(container, offset) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (container, offset) = try reader.read()
  }
}

/// A gap before, between or after the items of a container.
///
/// ```
/// gap      0   1   2   3
///          │ a │ b │ c │
/// offset     0   1   2
/// ```
///
/// A gap is counted before a move, while the moved items are at their old positions, as in
/// SwiftUI's `move(fromOffsets:toOffset:)`: moving `a` after `b` moves it to gap 2.
public struct Gap: Hashable, Comparable, Sendable {
  /// The number of items before the gap, including those that a move is about to take away.
  public var index: Int

  /// Creates a gap with `index` items before it.
  public init(_ index: Int) { self.index = index }

  /// The gap before all items.
  public static let start = Gap(0)

  /// Returns the gap before the item at `offset`.
  public static func before(_ offset: Int) -> Gap { Gap(offset) }

  /// Returns the gap after the item at `offset`.
  public static func after(_ offset: Int) -> Gap { Gap(offset + 1) }

  public static func < (left: Gap, right: Gap) -> Bool { left.index < right.index }
}

/// A place to insert items: a gap in a container.
public struct InsertionPlace: Hashable, Sendable {
  /// The container into which items are inserted.
  public var container: ContainerID
  /// The gap among the items of the container, counted before they are inserted.
  public var gap: Gap

  /// Creates a place.
  public init(_ container: ContainerID, _ gap: Gap) {
    self.container = container
    self.gap = gap
  }
}

extension InsertionPlace: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(container, gap.index) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read(), Gap(try reader.read()))
  }
}
