internal import Algorithms
public import DragGeometry
public import DragModel

/// What stands in a collection view at a moment, row by row: the sections without what is lifted,
/// and with the gap that is open for it.
///
/// It costs as much as there are runs, however many items they have. The model itself does not
/// change while something is carried over it.
public struct CollectionRows: Hashable, Sendable {
  /// What stands there, in order; each piece has a row at least.
  private(set) var pieces: [Piece] = []
  /// How many rows there are.
  public private(set) var count = 0

  /// Rows of one kind that follow each other.
  struct Piece: Hashable, Sendable {
    let kind: Kind
    let rows: Range<Int>
    let section: Int

    enum Kind: Hashable, Sendable {
      case header(ItemID)
      /// Items of a container, from an offset on.
      case items(ContainerID, from: Int, level: Int)
      case gap(CollectionGap)
    }
  }

  /// What a row is.
  public enum Row: Hashable, Sendable {
    /// The header of a section.
    case header(ItemID)
    /// The item at a position, so many groups deep.
    case item(Position, level: Int)
    /// The gap for what is carried.
    case gap(CollectionGap)
  }
}

/// A gap that is open for what is carried.
public struct CollectionGap: Hashable, Sendable {
  /// Where what is carried would go.
  public var place: InsertionPlace
  /// How large it is; a list takes its height alone.
  public var size: Size

  /// Creates a gap.
  public init(at place: InsertionPlace, size: Size) {
    self.place = place
    self.size = size
  }
}

extension CollectionRows {
  /// Arranges sections.
  ///
  /// - Parameters:
  ///   - sections: What stands in the collection view.
  ///   - hidden: The position of what is lifted, whose place the gap takes.
  ///   - gap: The gap that is open, counted as if nothing were hidden.
  public init(
    _ sections: [CollectionSection], without hidden: Position? = nil, gap: CollectionGap? = nil
  ) {
    for (number, section) in sections.enumerated() {
      if let header = section.header { append(.header(header), 1, number) }
      let last = gap.flatMap { section.runBehind($0.place) }
      for (index, run) in section.runs.enumerated() {
        append(run, without: hidden, gap: gap, in: number)
        if index == last, let gap { append(.gap(gap), 1, number) }
      }
    }
  }

  private mutating func append(
    _ run: CollectionSection.Run, without hidden: Position?, gap: CollectionGap?, in section: Int
  ) {
    var start = run.offsets.lowerBound
    func items(_ end: Int, _ rows: inout CollectionRows) {
      rows.append(.items(run.container, from: start, level: run.level), end - start, section)
      start = end
    }
    let taken = hidden.flatMap { $0.container == run.container ? $0.offset : nil }
    let opened = gap.flatMap { $0.place.container == run.container ? $0.place.gap.index : nil }
    for cut in Set([taken, opened].compactMap(\.self)).sorted() where run.offsets.contains(cut) {
      items(cut, &self)
      if cut == opened, let gap { append(.gap(gap), 1, section) }
      if cut == taken { start += 1 }
    }
    items(run.offsets.upperBound, &self)
  }

  private mutating func append(_ kind: Piece.Kind, _ length: Int, _ section: Int) {
    guard length > 0 else { return }
    pieces.append(Piece(kind: kind, rows: count..<count + length, section: section))
    count += length
  }
}

extension CollectionSection {
  /// The run that a gap behind a container's last item stands behind: the container's last one, with
  /// what is open in its last group.
  fileprivate func runBehind(_ place: InsertionPlace) -> Int? {
    guard let last = runs.lastIndex(where: { $0.container == place.container }),
      !runs.contains(where: {
        $0.container == place.container && $0.offsets.contains(place.gap.index)
      })
    else { return nil }
    let behind = runs[(last + 1)...].prefix { $0.level > runs[last].level }
    return last + behind.count
  }
}

// Looking things up.
extension CollectionRows {
  /// What a row is.
  public subscript(row: Int) -> Row? {
    guard let piece = piece(at: row) else { return nil }
    switch piece.kind {
    case .header(let item): return .header(item)
    case .gap(let gap): return .gap(gap)
    case .items(let container, let first, let level):
      return .item(Position(container, first + row - piece.rows.lowerBound), level: level)
    }
  }

  /// The row of the item at a position; nothing where it is not shown.
  public func row(of position: Position) -> Int? {
    for piece in pieces {
      guard case .items(position.container, let first, _) = piece.kind else { continue }
      let row = piece.rows.lowerBound + position.offset - first
      if piece.rows.contains(row) { return row }
    }
    return nil
  }

  /// The row of a header; nothing where there is no such header.
  public func row(ofHeader item: ItemID) -> Int? {
    pieces.first { $0.kind == .header(item) }?.rows.lowerBound
  }

  /// The rows of the headers, from top to bottom.
  var headers: [Int] {
    pieces.compactMap { piece in
      if case .header = piece.kind { piece.rows.lowerBound } else { nil }
    }
  }

  /// The slots that exist: no gap opens above the first header.
  var slots: ClosedRange<Int> { isHeader(0) ? 1...max(count, 1) : 0...count }

  /// Returns whether a row is a header.
  public func isHeader(_ row: Int) -> Bool {
    if case .header = self[row] { true } else { false }
  }

  /// The row of the gap, where one is open.
  public var gapRow: Int? {
    pieces.first { if case .gap = $0.kind { true } else { false } }?.rows.lowerBound
  }

  /// The piece with a row.
  func piece(at row: Int) -> Piece? {
    guard (0..<count).contains(row) else { return nil }
    return pieces[pieces.partitioningIndex { $0.rows.lowerBound > row } - 1]
  }
}
