internal import Algorithms
package import DragGeometry
package import DragModel

/// The rows of a collection view's sections: headers, items, and the gap of a drag.
///
/// During a drag, the dragged items can be hidden: they have no rows. The memory depends on the
/// number of sections and open groups, not on the number of items.
public struct CollectionRows: Hashable, Sendable {
  private(set) var pieces: [Piece] = []
  /// The number of rows: headers, items and an open gap.
  ///
  /// The index of a gap is the number of the row below it, so the last gap has this number.
  public private(set) var count = 0

  /// Successive items of a container, or one header or gap.
  package struct Piece: Hashable, Sendable {
    package let first: Row
    package let rows: Range<Int>
    package let section: Int
  }

  package enum Row: Hashable, Sendable {
    case header(ItemID)
    case item(Position, level: Int)
    case gap(CollectionGap)
  }

  package func isHeader(_ row: Int) -> Bool {
    if case .header = self[row] { true } else { false }
  }
}

/// The gap of a drag in a collection view.
package struct CollectionGap: Hashable, Sendable {
  package var place: InsertionPlace
  /// The size of the gap in the window.
  package var size: Size

  package init(place: InsertionPlace, size: Size) {
    (self.place, self.size) = (place, size)
  }
}

extension CollectionRows {
  /// Creates the rows of sections without the items at `hidden`, and with a gap.
  ///
  /// The index of the gap in its container counts the hidden items, too.
  package init(
    _ sections: [CollectionSection], without hidden: [Position] = [], gap: CollectionGap? = nil
  ) {
    let hidden = Dictionary(grouping: hidden, by: \.container).mapValues { Set($0.map(\.offset)) }
    for (number, section) in sections.enumerated() {
      if let header = section.header { append(.header(header), 1, number) }
      let last = gap.flatMap { section.runBehind($0.place) }
      for (index, run) in section.runs.enumerated() {
        append(run, without: hidden[run.container] ?? [], gap: gap, in: number)
        if index == last, let gap { append(.gap(gap), 1, number) }
      }
    }
  }

  /// Appends a run's items that are not hidden, and the gap if it is directly before one of them.
  private mutating func append(
    _ run: CollectionSection.Run, without hidden: Set<Int>, gap: CollectionGap?, in section: Int
  ) {
    var start = run.offsets.lowerBound
    func items(_ end: Int, _ rows: inout CollectionRows) {
      rows.append(.item(Position(run.container, start), level: run.level), end - start, section)
      start = end
    }
    let opened = gap.flatMap { $0.place.container == run.container ? $0.place.gap.index : nil }
    for cut in hidden.union(opened.map { [$0] } ?? []).sorted() where run.offsets.contains(cut) {
      items(cut, &self)
      if cut == opened, let gap { append(.gap(gap), 1, section) }
      if hidden.contains(cut) { start += 1 }
    }
    items(run.offsets.upperBound, &self)
  }

  private mutating func append(_ first: Row, _ length: Int, _ section: Int) {
    guard length > 0 else { return }
    pieces.append(Piece(first: first, rows: count..<count + length, section: section))
    count += length
  }
}

extension CollectionSection {
  /// Returns the index of the run after which a gap at a container's end opens, below open groups
  /// of its last item; `nil` if the gap is before an item, or the container is not in the section.
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

// MARK: - Looking up rows

extension CollectionRows {
  package subscript(row: Int) -> Row? {
    guard let piece = piece(at: row) else { return nil }
    guard case .item(let first, let level) = piece.first else { return piece.first }
    let offset = first.offset + row - piece.rows.lowerBound
    return .item(Position(first.container, offset), level: level)
  }

  package func row(of position: Position) -> Int? {
    for piece in pieces {
      guard case .item(let first, _) = piece.first, first.container == position.container else {
        continue
      }
      let row = piece.rows.lowerBound + position.offset - first.offset
      if piece.rows.contains(row) { return row }
    }
    return nil
  }

  /// Splits `rows` into ranges of consecutive rows of one piece, in their order.
  package func runs(of rows: [Int]) -> [(piece: Piece, rows: Range<Int>)] {
    var runs: [(piece: Piece, rows: Range<Int>)] = []
    var start = 0
    while start < rows.count, let piece = piece(at: rows[start]) {
      var end = start + 1
      while end < rows.count, rows[end] == rows[end - 1] + 1, piece.rows.contains(rows[end]) {
        end += 1
      }
      runs.append((piece, rows[start]..<rows[end - 1] + 1))
      start = end
    }
    return runs
  }

  package func row(ofHeader item: ItemID) -> Int? {
    pieces.first { $0.first == .header(item) }?.rows.lowerBound
  }

  package var headers: [Int] {
    pieces.compactMap { piece in
      if case .header = piece.first { piece.rows.lowerBound } else { nil }
    }
  }

  package var gapIndices: ClosedRange<Int> { isHeader(0) ? 1...max(count, 1) : 0...count }

  /// Returns the indices of the gaps in the section below the first `count` headers.
  ///
  /// If `count` is zero, they are those of the first section, even if it has a header.
  package func gapIndices(belowHeaders count: Int) -> ClosedRange<Int> {
    let (headers, all): ([Int], ClosedRange) = (headers, gapIndices)
    let count = max(count, all.lowerBound)
    let first = count > 0 ? headers[count - 1] + 1 : all.lowerBound
    return first...max(count < headers.count ? headers[count] : all.upperBound, first)
  }

  package var gapRow: Int? {
    pieces.first { if case .gap = $0.first { true } else { false } }?.rows.lowerBound
  }

  /// Converts the number of a row in the layout without a gap to its number with the open gap.
  package func row(ofRowWithoutGap row: Int) -> Int {
    gapRow.map { $0 <= row } == true ? row + 1 : row
  }

  package func piece(at row: Int) -> Piece? {
    guard (0..<count).contains(row) else { return nil }
    return pieces[pieces.partitioningIndex { $0.rows.lowerBound > row } - 1]
  }
}
