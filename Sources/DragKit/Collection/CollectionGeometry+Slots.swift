internal import Algorithms
internal import DragGeometry

/// The slots of a collection view: the frames that the gap for the dragged item would have.
///
/// A slot is named by the row before which the gap would open; the slot behind all rows is the number of
/// rows. Slots follow each other as text does: their tops never decrease, and within a line they go from
/// its beginning to its end. Hence a slot is found by binary search, however many rows there are.
///
/// All points are those of a view that reads from left to right; ``leading(_:)`` mirrors what is not.
extension CollectionGeometry {
  /// The slots that exist: no gap opens above the first header.
  var slots: ClosedRange<Int> {
    if rows.count > 0, case .header = rows[0] { 1...max(rows.count, 1) } else { 0...rows.count }
  }

  /// Returns the upper leading corner of a slot.
  ///
  /// In a flow this is where the tile behind the gap begins, or, at the end of a line, the place
  /// behind the last tile if a gap of this width fits there, and else the head of the next line.
  ///
  /// - Parameters:
  ///   - slot: One of ``slots``.
  ///   - size: The size of the gap.
  /// - Returns: The corner, in the coordinates of a view that reads from left to right.
  func corner(ofSlot slot: Int, size: Size) -> Point {
    guard slot > 0, let previous = leadingFrame(ofRow: slot - 1) else {
      return leadingFrame(ofRow: slot)?.origin
        ?? Point(x: layout.insets.left, y: layout.insets.top)
    }
    let below = Point(x: layout.insets.left, y: previous.maxY + layout.spacing)
    if case .header = rows[slot - 1], isEndOfSection(slot) { return below }
    switch layout {
    case .list: return leadingFrame(ofRow: slot)?.origin ?? below
    case .grid: return cornerInGrid(slot)
    case .flow: return cornerInFlow(slot, behind: previous, size)
    }
  }

  private func cornerInGrid(_ slot: Int) -> Point {
    guard isEndOfSection(slot) else { return leadingFrame(ofRow: slot)?.origin ?? .zero }
    return leadingFrame(behindRow: slot - 1)?.origin ?? .zero
  }

  private func cornerInFlow(_ slot: Int, behind previous: Rect, _ size: Size) -> Point {
    let next = isEndOfSection(slot) ? nil : leadingFrame(ofRow: slot)?.origin
    if let next, next.y == previous.minY { return next }
    if case .header = rows[slot - 1], let next { return next }
    let behind = Point(x: previous.maxX + layout.spacing, y: previous.minY)
    if behind.x + size.width <= layout.insets.left + innerWidth { return behind }
    return next ?? Point(x: layout.insets.left, y: bottomOfBand(withRow: slot - 1) + layout.spacing)
  }

  /// Returns the slot whose corner is nearest to a point: of the nearest line, the nearest slot.
  ///
  /// Halfway between two, it is the former one.
  ///
  /// - Parameters:
  ///   - point: A point, such as the upper leading corner of the dragged item.
  ///   - size: The size of the gap.
  ///   - slots: The slots that count.
  /// - Returns: The slot.
  /// - Complexity: O(log *n*) in the number of slots.
  func slot(nearestTo point: Point, size: Size, among slots: ClosedRange<Int>) -> Int {
    func corner(_ slot: Int) -> Point { self.corner(ofSlot: slot, size: size) }
    let lineBelow = slots.firstIndex { corner($0).y > point.y }
    let below = slots.contains(lineBelow) ? corner(lineBelow).y : nil
    let above = lineBelow > slots.lowerBound ? corner(lineBelow - 1).y : nil
    let top = point.y.nearest(above, below)
    let first = slots.firstIndex { corner($0).y >= top }
    let end = slots.firstIndex { corner($0).y > top }
    let behind = (first...end - 1).firstIndex { corner($0).x > point.x }
    let (before, after) = (max(behind - 1, first), min(behind, end - 1))
    let x = point.x.nearest(corner(before).x, corner(after).x)
    return x == corner(before).x ? before : after
  }

  /// Returns the nearest slot in the line above or below that of another; `nil` if there is no such line.
  func slot(_ direction: ScrollDirection, of slot: Int, size: Size) -> Int? {
    let here = corner(ofSlot: slot, size: size)
    let isBelow = direction.isForward
    let next = slots.firstIndex { other in
      let y = corner(ofSlot: other, size: size).y
      return isBelow ? y > here.y : y >= here.y
    }
    let line = isBelow ? next : next - 1
    guard slots.contains(line) else { return nil }
    let top = corner(ofSlot: line, size: size).y
    return self.slot(nearestTo: Point(x: here.x, y: top), size: size, among: slots)
  }

  /// Mirrors a rectangle of a view that reads from right to left; the operation is its own inverse.
  func leading(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

// Sections of tiles, which begin with a header.
extension CollectionGeometry {
  /// The slots below so many headers, up to the next; what is above the first header is counted below it.
  func slots(belowHeaders count: Int) -> ClosedRange<Int> {
    let headers = rows.headers
    let count = max(count, slots.lowerBound)
    let first = count > 0 ? headers[count - 1] + 1 : slots.lowerBound
    return first...max(count < headers.count ? headers[count] : slots.upperBound, first)
  }

  /// The tops of the headers, downwards.
  var headerTops: [Length] { rows.headers.compactMap { leadingFrame(ofRow: $0)?.minY } }
}

extension ClosedRange<Int> {
  /// Returns the first index for which a condition holds that holds from some index on; the one behind
  /// the range if it holds for none.
  fileprivate func firstIndex(where holds: (Int) -> Bool) -> Int {
    (lowerBound..<upperBound + 1).partitioningIndex(where: holds)
  }
}

extension Length {
  /// Returns the nearer of two lengths, the first one halfway between them; of one alone, that one.
  fileprivate func nearest(_ first: Length?, _ second: Length?) -> Length {
    guard let first else { return second ?? self }
    guard let second else { return first }
    return (self - first).magnitude <= (second - self).magnitude ? first : second
  }
}
