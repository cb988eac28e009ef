public import DragModel

/// A part of a collection view: a header, and below it items of containers.
public struct CollectionSection: Hashable, Sendable {
  /// A row above the items, where there is one; it need not stand in a model.
  public var header: ItemID?
  /// What stands in the section, from its beginning to its end.
  public var runs: [Run]

  /// Items of one container that follow each other.
  ///
  /// A run without items marks where those of an empty container would stand.
  public struct Run: Hashable, Sendable {
    /// The container.
    public var container: ContainerID
    /// Which of its items.
    public var offsets: Range<Int>
    /// How many groups are around them.
    public var level: Int

    /// Creates a run.
    public init(_ container: ContainerID, _ offsets: Range<Int>, level: Int = 0) {
      self.container = container
      self.offsets = offsets
      self.level = level
    }
  }

  /// Creates a section from its runs.
  public init(header: ItemID? = nil, runs: [Run]) {
    self.header = header
    self.runs = runs
  }

  /// Creates a section with all items of a container.
  public init(header: ItemID? = nil, _ container: ContainerID, count: Int) {
    self.init(header: header, runs: [Run(container, 0..<max(count, 0))])
  }
}

extension CollectionSection {
  /// A group that is open: the item that stands for it, and the container with what is in it.
  public struct OpenGroup: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// The container.
    public var container: ContainerID

    /// Creates an open group.
    public init(_ item: ItemID, _ container: ContainerID) {
      self.item = item
      self.container = container
    }
  }

  /// The items of a container, and below each open group what is in it.
  ///
  /// ```swift
  /// .outline(of: "lessons", in: model, opening: [OpenGroup(swift, "swift")])
  /// // welcome, swift, variables, functions, closures, uikit, …
  /// ```
  ///
  /// It costs as much as there are open groups, however many items there are. A group that stands in
  /// itself ends the outline there.
  public static func outline(
    header: ItemID? = nil, of root: ContainerID, in model: Model, opening groups: [OpenGroup]
  ) -> CollectionSection {
    var section = CollectionSection(header: header, runs: [])
    var rest = groups
    section.append(root, level: 0, in: model, opening: &rest)
    return section
  }

  private mutating func append(
    _ id: ContainerID, level: Int, in model: Model, opening groups: inout [OpenGroup]
  ) {
    guard let container = model[id] else { return }
    let open = groups.compactMap { group in
      container.offset(of: group.item).map { (offset: $0, group: group) }
    }.sorted { $0.offset < $1.offset }
    groups.removeAll { group in open.contains { $0.group == group } }
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
