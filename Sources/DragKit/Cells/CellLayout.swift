public import DragGeometry

/// Where the parts of a row stand: its accessories, and between them its content.
///
/// ```swift
/// let layout = CellLayout([delete, reorder], in: row, editing: .one)
/// layout.content  // the row without 52 px at either end
/// ```
public struct CellLayout: Hashable, Sendable {
  /// The accessories that are seen, from the edges inwards.
  public private(set) var parts: [Part] = []
  /// What is left for the content.
  public private(set) var content: Rect

  /// An accessory with its place.
  public struct Part: Hashable, Sendable {
    /// The accessory.
    public let style: CellAccessoryStyle
    /// What it takes of the row, over the row's whole height.
    public let frame: Rect
    /// How much of it is shown.
    public let presence: Fraction

    /// The name of the part.
    public var name: String { style.kind.partName }
  }

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - accessories: The accessories, from the edges inwards.
  ///   - row: The row.
  ///   - editing: How far the row is on its way into edit mode: accessories slide in and out.
  ///   - isRightToLeft: Whether the row begins at its right edge.
  public init(
    _ accessories: [CellAccessoryStyle], in row: Rect, editing: Fraction = .zero,
    isRightToLeft: Bool = false
  ) {
    content = row
    for style in accessories {
      let presence = style.presence(editing: editing).clamped(to: .zero ... .one)
      guard presence > .zero else { continue }
      let isLeft = style.isLeading != isRightToLeft
      let width = min(style.reservedWidth * presence, content.width)
      let frame = Rect(
        x: isLeft ? content.minX : content.maxX - width, y: row.minY, width: width,
        height: row.height)
      parts.append(Part(style: style, frame: frame, presence: presence))
      content = Rect(
        x: isLeft ? content.minX + width : content.minX, y: row.minY,
        width: content.width - width, height: row.height)
    }
  }

  /// The part at a point; nothing where the content is.
  public func part(at point: Point) -> Part? { parts.first { $0.frame.contains(point) } }
}
