public import DragModel

/// A section of a collection view: an optional header, and the items of one or more containers.
public struct CollectionSection: Hashable, Sendable {
  /// The item of the header row; `nil` for no header.
  public let header: ItemID?
  /// The rows below the header, in order.
  public fileprivate(set) var runs: [Run]
  /// The groups passed to ``outline(header:of:in:opening:)``, whether they are open or not.
  package fileprivate(set) var groups: [Group] = []

  /// Consecutive items of one container; a run without items marks an empty container's place.
  public struct Run: Hashable, Sendable {
    /// The container of the items.
    public let container: ContainerID
    /// The offsets of the items in the container.
    public let offsets: Range<Int>
    /// The number of groups of an outline that enclose the items; 0 outside groups.
    public let level: Int

    /// Creates a run of the items at some offsets of a container.
    public init(_ container: ContainerID, _ offsets: Range<Int>, level: Int = 0) {
      (self.container, self.offsets, self.level) = (container, offsets, level)
    }
  }

  /// A group of an outline: an item, and the container that is nested in it.
  package struct Group: Hashable, Sendable {
    package let item: ItemID
    package let container: ContainerID
  }

  /// Creates a section of an optional header row and the items of several containers.
  public init(header: ItemID? = nil, runs: [Run]) {
    (self.header, self.runs) = (header, runs)
  }

  /// Creates a section with an optional header row, and the first `count` items of a container.
  public init(header: ItemID? = nil, _ container: ContainerID, count: Int) {
    self.init(header: header, runs: [Run(container, 0..<max(count, 0))])
  }

  /// Returns a section of a container's items, with the items of each open group below its row.
  ///
  /// ```swift
  /// .outline(of: "lessons", in: model, opening: [(item: swift, container: "swift")])
  /// // welcome, swift, variables, functions, closures, uikit, …
  /// ```
  ///
  /// A group is an item that has a row, and the container whose items are shown below that row.
  /// Each group is opened at most once, even if it contains itself. A group whose item is not in
  /// the section stays closed. A drag of a group's item cannot drop anything into that group.
  ///
  /// - Complexity: O(*g*²) for *g* open groups.
  public static func outline(
    header: ItemID? = nil, of root: ContainerID, in model: Model,
    opening groups: [(item: ItemID, container: ContainerID)]
  ) -> CollectionSection {
    var section = CollectionSection(header: header, runs: [])
    section.groups = groups.map { Group(item: $0.item, container: $0.container) }
    var rest = groups
    section.append(root, level: 0, in: model, opening: &rest)
    return section
  }

  /// Appends the runs of a container, each followed by the open group of its last item.
  private mutating func append(
    _ id: ContainerID, level: Int, in model: Model,
    opening groups: inout [(item: ItemID, container: ContainerID)]
  ) {
    guard let container = model[id] else { return }
    let open = groups.compactMap { group in
      container.offset(of: group.item).map { (offset: $0, group: group) }
    }.sorted { $0.offset < $1.offset }
    groups.removeAll { group in open.contains { $0.group.item == group.item } }
    var start = 0
    for (offset, group) in open {
      runs.append(Run(id, start..<offset + 1, level: level))
      append(group.container, level: level + 1, in: model, opening: &groups)
      start = offset + 1
    }
    if start < container.count || start == 0 {
      runs.append(Run(id, start..<container.count, level: level))
    }
  }
}
