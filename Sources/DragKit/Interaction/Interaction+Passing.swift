internal import DragGeometry
internal import DragModel

// Which rows a gap may pass: one that would take the drop is left to the pointer (R16).
extension Interaction {
  /// The row before which the gap stops on its way to another: it does not pass a row that could take
  /// the drop before the pointer has come to the far quarter of that row.
  ///
  /// The keyboard points at no row. Only rows that the pointer has not passed are looked at: two or
  /// three, however far the way is.
  func stopped<Content: InteractiveContent>(
    _ row: Int, in shown: ShownCollection, _ session: DragSession, _ content: Content
  ) -> Int {
    guard session.pointer != .keyboard, shown.area.layout.isSingleColumn,
      let gap = shown.geometry.rows.gapRow,
      let handler = handler(of: shown.area.view, content)
    else { return row }
    let approach = approach(to: shown.area.view, nil, session)
    let y = shown.inLayout(session.location).y
    func takes(_ row: Int) -> Bool {
      shown.item(inBaseRow: row, content.model).map { item in
        item != session.item && handler.canInsert(approach, into: item, content)
      } ?? false
    }
    return row > gap
      ? shown.stop(below: gap, before: row, at: y, where: takes)
      : shown.stop(above: gap, behind: row, at: y, where: takes)
  }
}

extension ShownCollection {
  /// Going on, rows are seen below the gap that is open.
  fileprivate func stop(
    below gap: Int, before row: Int, at y: Length, where takes: (Int) -> Bool
  ) -> Int {
    var (stop, next) = (row, row - 1)
    while next >= gap, let frame = geometry.layoutFrame(ofRow: next + 1),
      y < frame.maxY - frame.height / 4
    {
      if takes(next) { stop = next }
      next -= 1
    }
    return stop
  }

  /// Going back, rows are seen where they would be without the gap.
  fileprivate func stop(
    above gap: Int, behind row: Int, at y: Length, where takes: (Int) -> Bool
  ) -> Int {
    var (stop, next) = (row, row)
    while next < gap, let frame = geometry.layoutFrame(ofRow: next),
      y > frame.minY + frame.height / 4
    {
      if takes(next) { stop = next + 1 }
      next += 1
    }
    return stop
  }

  /// The item in a row, counted without the gap.
  fileprivate func item(inBaseRow row: Int, _ model: Model) -> ItemID? {
    guard case .item(let position, _) = base.rows[row] else { return nil }
    return model.item(at: position)
  }
}
