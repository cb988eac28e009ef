public import DragGeometry
public import DragModel

/// Where the rows of a collection view are, counted from the corner at which its content begins: the upper left one,
/// unless the layout is reversed.
///
/// It is a layout's ``LayoutGeometry``, turned to the way in which the view reads and scrolls.
///
/// ```swift
/// let rows = CollectionRows([CollectionSection("board", count: 1_000_000)])
/// let geometry = CollectionGeometry(rows, .list(ListConfiguration()), width: 400)
/// geometry.frame(ofRow: 999_999)           // 0, 43999956, 400, 44
/// geometry.rows(in: visible)               // 12, 13, … 27
/// ```
///
/// It is a class, because it holds existentials and is read at every motion.
public final class CollectionGeometry: Sendable {
  /// How the rows are laid out.
  let layout: any CollectionLayout
  /// The rows in the coordinates of the layout.
  let inLayout: any LayoutGeometry
  /// Where the coordinates of the layout are in the content.
  let transform: LayoutTransform

  /// Lays rows out.
  ///
  /// - Parameters:
  ///   - rows: The rows of the collection view.
  ///   - layout: How they are laid out.
  ///   - width: The extent of the view across the axis along which it scrolls.
  ///   - isRightToLeft: Whether the first item of a line is the rightmost.
  ///   - sizes: The sizes of the items of a container, if they have sizes of their own, in the coordinates of the
  ///     layout.
  public init(
    _ rows: CollectionRows, _ layout: some CollectionLayout, width: Length,
    isRightToLeft: Bool = false, sizes: @escaping (ContainerID) -> OrderedSizes? = { _ in nil }
  ) {
    let transform = LayoutTransform(of: layout, width: width, isRightToLeft: isRightToLeft)
    (self.layout, self.transform) = (layout, transform)
    inLayout = layout.geometry(
      of: LayoutContents(
        rows: rows, width: transform.width, sizes: sizes, sizeInLayout: transform.turned))
  }

  /// The rows of the collection view.
  public var rows: CollectionRows { inLayout.rows }

  /// The size of everything.
  public var contentSize: Size {
    transform.turned(Size(width: transform.width, height: inLayout.height))
  }
}

// Rows.
extension CollectionGeometry {
  /// Returns the frame of a row, or `nil` if there is no such row.
  public func frame(ofRow row: Int) -> Rect? {
    layoutFrame(ofRow: row).map(transform.inContent)
  }

  /// Returns the rows of which something is in a rectangle, in ascending order; there may be a few more.
  public func rows(in rect: Rect) -> [Int] { inLayout.rows(in: transform.inLayout(rect)) }

  /// Returns the row that contains a point.
  public func row(at point: Point) -> Int? {
    let pixel = Length(subpixels: 1)
    return rows(in: Rect(origin: point, size: Size(width: pixel, height: pixel))).first {
      frame(ofRow: $0)?.contains(point) == true
    }
  }

  /// Returns the frame of a row in the coordinates of the layout.
  func layoutFrame(ofRow row: Int) -> Rect? {
    (0..<rows.count).contains(row) ? inLayout.frame(ofRow: row) : nil
  }

  /// Returns the row, other than a header, to which an arrow key leads, or `nil` if there is none in that direction.
  func row(beside row: Int, _ direction: ScrollDirection) -> Int? {
    inLayout.row(beside: row, transform.inLayout(direction))
  }
}

// Slots.
extension CollectionGeometry {
  /// Returns the frame of a slot for a gap of a size.
  func frame(ofSlot slot: Int, size: Size) -> Rect {
    let size = transform.turned(size)
    return transform.inContent(Rect(origin: corner(ofSlot: slot, size: size), size: size))
  }

  /// Returns the slot beside another in a direction, for a gap of a size; `nil` if there is none.
  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int? {
    inLayout.slot(beside: slot, transform.inLayout(direction), size: transform.turned(size))
  }

  /// Returns the corner of a slot for a gap of a size, both in the coordinates of the layout.
  func corner(ofSlot slot: Int, size: Size) -> Point { inLayout.corner(ofSlot: slot, size: size) }

  /// Returns the slots below so many headers, up to the next; what is above the first header is counted below it.
  func slots(belowHeaders count: Int) -> ClosedRange<Int> {
    let (headers, slots) = (rows.headers, rows.slots)
    let count = max(count, slots.lowerBound)
    let first = count > 0 ? headers[count - 1] + 1 : slots.lowerBound
    return first...max(count < headers.count ? headers[count] : slots.upperBound, first)
  }

  /// The tops of the headers in the coordinates of the layout, downwards.
  var headerTops: [Length] { rows.headers.map { inLayout.frame(ofRow: $0).minY } }
}

// Far away.
extension CollectionGeometry {
  /// The first row that is no header.
  var firstItem: Int? { (0..<rows.count).first { !rows.isHeader($0) } }

  /// The last row that is no header.
  var lastItem: Int? { (0..<rows.count).last { !rows.isHeader($0) } }

  /// Returns the row, other than a header, that is a page farther down or up than another; in a horizontal layout a page
  /// farther behind or before it.
  func row(aPageFrom row: Int, isDown: Bool, _ length: Length) -> Int? {
    guard let frame = layoutFrame(ofRow: row) else { return nil }
    let isForward = isDown != (transform.isReversed && transform.axis == .vertical)
    let way = max(length - frame.height, frame.height)
    let y = min(max(frame.center.y + (isForward ? way : -way), 0), inLayout.height - 1)
    let line = inLayout.rows(in: Rect(x: frame.center.x, y: y, width: 1, height: 1))
    let row = line.first { inLayout.frame(ofRow: $0).maxX > frame.center.x } ?? line.last
    return row.flatMap { rows.isHeader($0) ? inLayout.row(beside: $0, .down) : $0 }
  }

  /// How far from the beginning of a line the first row begins.
  var leadingMargin: Length { corner(ofSlot: rows.slots.lowerBound, size: .zero).x }
}
