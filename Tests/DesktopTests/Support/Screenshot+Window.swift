extension Screenshot {
  /// The bright window on a black background: a Wayland session does not report where its windows are.
  func window(in area: Frame) -> Frame? {
    let (rows, columns) = (area.y..<area.y + area.height, area.x..<area.x + area.width)
    let bright = rows.map { y in columns.map { x in isBright(Spot(x: x, y: y)) } }
    // A row that is bright for less than half of its length is a pointer, or text in a title.
    let top = bright.firstIndex { row in row.count { $0 } * 2 > area.width }
    let left = columns.indices.map { $0 - area.x }.first { x in
      bright.count { $0[x] } * 2 > area.height
    }
    guard let top, let left else { return nil }
    let width = bright[top].count { $0 }
    let height = bright.count { $0[left] }
    return Frame([area.x + left, area.y + top, width, height])
  }

  /// Red, green and blue of a pixel.
  func color(at spot: Spot) -> [UInt8] {
    let start = (spot.y * width + spot.x) * 3
    return Array(pixels[start..<start + 3])
  }

  private func isBright(_ spot: Spot) -> Bool {
    color(at: spot).allSatisfy { $0 > 128 }
  }
}
