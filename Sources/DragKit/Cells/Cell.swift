public import DragGeometry
package import DragModel

/// A row of a collection view, laid out for drawing, with its accessories and uncovered actions.
///
/// All frames are in window coordinates.
///
/// ```swift
/// for row in interaction.visibleItems(in: "playlist") {
///   guard let cell = interaction.cell(of: row.item, in: playlist) else { continue }
///   draw(background: cell.frame, title: cell.content, cell.accessories, cell.actions)
/// }
/// ```
public struct Cell: Hashable, Sendable {
  package let item: ItemID
  /// The frame of the row while it is not swiped; uncovered actions are inside it.
  package let place: Rect
  /// The frame of the row and its background, which extends below the accessories (E28).
  public let frame: Rect
  /// The part of ``frame`` that the accessories leave to the content.
  public private(set) var content: Rect
  /// The visible accessories, from the edges inwards.
  public private(set) var accessories: [Accessory] = []
  /// The uncovered actions, the outermost first.
  public let actions: [SwipeButton]

  /// An accessory with its frame.
  public struct Accessory: Hashable, Sendable {
    /// The accessory.
    public let style: CellAccessoryStyle
    /// The area of the accessory, as high as the row.
    public let frame: Rect
    /// The opacity of the accessory while it slides in or out.
    public let presence: Fraction

    package var name: String { style.kind.partName }
  }

  package struct Swipe: Hashable, Sendable {
    /// The distance from the row's end inwards.
    var offset = Length.zero
    var actions: [SwipeButton] = []
    /// Whether a release would perform the first action, which then takes all the room.
    var isFull = false

    package init(offset: Length = .zero) { self.offset = offset }
  }

  /// Lays out a row, with its accessories from the edges inwards; `editing` is the progress of the transition into
  /// edit mode.
  package init(
    _ item: ItemID, in place: Rect, accessories: [CellAccessoryStyle],
    editing: Fraction = .zero, _ swipe: Swipe = Swipe(), isRightToLeft: Bool = false
  ) {
    (self.item, self.place) = (item, place)
    frame = place.moved(by: Vector(dx: isRightToLeft ? swipe.offset : -swipe.offset, dy: 0))
    content = frame
    actions = swipe.buttons(in: place, isRightToLeft: isRightToLeft)
    for style in accessories {
      let presence = style.presence(editing: editing).clamped(to: .zero ... .one)
      guard presence > .zero else { continue }
      let isLeft = style.isLeading != isRightToLeft
      var taken = content
      taken.size.width = min(style.reservedWidth * presence, content.width)
      content.size.width -= taken.width
      if isLeft { content.origin.x += taken.width } else { taken.origin.x = content.maxX }
      self.accessories.append(Accessory(style: style, frame: taken, presence: presence))
    }
  }

  package var parts: [CellPart] {
    actions.map { CellPart(name: $0.name, frame: $0.frame) }
      + accessories.map { CellPart(name: $0.name, frame: $0.frame) }
  }

  func part(at point: Point) -> CellPart? { parts.first { $0.frame.contains(point) } }
}

/// A part of a row, by its name: `delete`, `reorder`, `swipe-delete` and so on.
package struct CellPart: Hashable, Sendable {
  package let name: String
  package let frame: Rect

  /// The row itself, while it is swiped open: a tap closes it.
  static let swipedRow = "swiped-row"
}

/// The button of an action that a swipe has uncovered.
public struct SwipeButton: Hashable, Sendable {
  /// The name of the part of the row: `swipe-delete` and so on.
  package let name: String
  /// Whether the action destroys something; such a button is red.
  public let isDestructive: Bool
  /// The title, if any.
  public let title: String?
  /// The name of the picture, if any.
  public let image: String?
  /// The frame of the button, in window coordinates.
  public fileprivate(set) var frame = Rect.zero

  /// The width of a button that has room (iOS: 74 pt).
  static let width: Length = 74
}

extension Cell.Swipe {
  /// Returns buttons that share the room between the row's end and the row.
  fileprivate func buttons(in place: Rect, isRightToLeft: Bool) -> [SwipeButton] {
    guard offset > .zero, !actions.isEmpty else { return [] }
    let shown = isFull ? actions.prefix(1) : actions[...]
    return shown.enumerated().map { number, button in
      let (near, far) = (offset * number / shown.count, offset * (number + 1) / shown.count)
      let x = isRightToLeft ? place.minX + near : place.maxX - far
      var button = button
      button.frame = Rect(x: x, y: place.minY, width: far - near, height: place.height)
      return button
    }
  }
}
