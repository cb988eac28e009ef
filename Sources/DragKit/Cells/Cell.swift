public import DragGeometry
public import DragModel

/// A row of a collection view with its parts, where they stand: accessories, content, and the actions
/// that a swipe has uncovered.
///
/// ```swift
/// for row in interaction.visibleItems(in: "playlist") {
///   guard let cell = interaction.cell(of: row.item, in: playlist) else { continue }
///   draw(background: cell.frame, title: cell.content, cell.accessories, cell.actions)
/// }
/// ```
public struct Cell: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The place of the row; the actions stand in it where the row has gone aside.
  public let place: Rect
  /// Where the row is, with its background, which reaches under the accessories (E28).
  public let frame: Rect
  /// What the accessories leave for the content.
  public let content: Rect
  /// The accessories.
  public let accessories: [CellLayout.Part]
  /// The actions that are uncovered, the outermost first.
  public let actions: [SwipeButton]

  /// What a swipe has done to a row.
  struct Swipe: Hashable, Sendable {
    /// How far it is aside.
    var way = Length.zero
    /// What stands behind it.
    var actions: [SwipeButton.Look] = []
    /// Whether letting go now would carry out the first action, which then has all the room.
    var isFull = false
  }

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: Where it stands.
  ///   - accessories: Its accessories, from the edges inwards.
  ///   - editing: How far it is on its way into edit mode.
  ///   - isRightToLeft: Whether it begins at its right edge.
  public init(
    _ item: ItemID, in place: Rect, accessories: [CellAccessoryStyle],
    editing: Fraction = .zero, isRightToLeft: Bool = false
  ) {
    self.init(
      item, in: place, accessories: accessories, editing: editing, Swipe(),
      isRightToLeft: isRightToLeft)
  }

  init(
    _ item: ItemID, in place: Rect, accessories: [CellAccessoryStyle], editing: Fraction,
    _ swipe: Swipe, isRightToLeft: Bool
  ) {
    (self.item, self.place) = (item, place)
    frame = place.moved(by: Vector(dx: isRightToLeft ? swipe.way : -swipe.way, dy: 0))
    let layout = CellLayout(
      accessories, in: frame, editing: editing, isRightToLeft: isRightToLeft)
    content = layout.content
    self.accessories = layout.parts
    actions = swipe.buttons(in: place, isRightToLeft: isRightToLeft)
  }

  /// Everything that can be pressed, with its name.
  public var parts: [CellPart] {
    actions.map { CellPart(name: $0.name, frame: $0.frame) }
      + accessories.map { CellPart(name: $0.name, frame: $0.frame) }
  }

  /// The part at a point.
  public func part(at point: Point) -> CellPart? { parts.first { $0.frame.contains(point) } }
}

/// A part of a row, by its name: `delete`, `reorder`, `swipe-delete` and so on.
public struct CellPart: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Where it is.
  public let frame: Rect

  /// The row itself, while it is swiped open: a tap closes it.
  static let swipedRow = "swiped-row"
}

/// An action that a swipe has uncovered, as a button.
public struct SwipeButton: Hashable, Sendable {
  /// What it looks like.
  public let look: Look
  /// Where it is.
  public let frame: Rect

  /// What a button can look like.
  public struct Look: Hashable, Sendable {
    /// The name of the action.
    public let name: String
    /// Whether it destroys something: then it is red.
    public let isDestructive: Bool
    /// Its words, where it has any.
    public let title: String?
    /// The name of its picture, where it has one.
    public let image: String?
  }

  /// The name of the part: `swipe-delete` and so on.
  public var name: String { "swipe-" + look.name }

  /// How wide a button is where there is room (iOS: 74 pt).
  static let width: Length = 74
}

extension Cell.Swipe {
  /// The buttons between the row's end and the row, which share the room.
  fileprivate func buttons(in place: Rect, isRightToLeft: Bool) -> [SwipeButton] {
    guard way > .zero, !actions.isEmpty else { return [] }
    let shown = isFull ? Array(actions.prefix(1)) : actions
    return shown.enumerated().map { number, look in
      let (near, far) = (way * number / shown.count, way * (number + 1) / shown.count)
      let x = isRightToLeft ? place.minX + near : place.maxX - far
      return SwipeButton(
        look: look, frame: Rect(x: x, y: place.minY, width: far - near, height: place.height))
    }
  }
}
