/// A row of a collection view, laid out for drawing, with its accessories and uncovered actions.
///
/// Frames are in window coordinates.
///
/// ```swift
/// for element in interaction.scene(of: content) where element.container == "playlist" {
///   guard let row = interaction.row(of: element.item, in: content) else { continue }
///   draw(background: row.frame, title: row.content, row.accessories, row.actions)
/// }
/// ```
public struct Row: Hashable, Sendable {
  /// The item of the row.
  public let item: ItemID
  /// The frame that the row would have if it were not swiped.
  let rowFrame: Rect
  /// The frame of the row's background, moved by the swipe; accessories are drawn on it (E28).
  public let frame: Rect
  /// The part of ``frame`` that no accessory covers, in which the row's content is drawn.
  public private(set) var content: Rect
  /// The visible accessories, in the order of ``CollectionHandlers/accessories``.
  public private(set) var accessories: [Accessory] = []
  /// The buttons that a swipe has uncovered, from the edge of the row inwards.
  ///
  /// They are all trailing or all leading actions. While a pointer holds the row far enough for a
  /// full swipe, this is the first button alone.
  public let actions: [SwipeButton]

  /// An accessory with its frame.
  public struct Accessory: Hashable, Sendable {
    /// The style, whose ``RowAccessoryStyle/kind`` determines what is drawn.
    public let style: RowAccessoryStyle
    /// The frame in window coordinates: as high as the row; its width grows with ``presence``.
    public let frame: Rect
    /// The opacity: 1, or between 0 and 1 while the accessory slides in or out.
    public let presence: Fraction

    /// The name of the control, such as `reorder`, by which calls and the focus refer to it.
    public var name: String { style.kind.controlName }
  }

  struct Swipe: Hashable, Sendable {
    /// The distance moved towards the row's leading edge; negative towards its trailing edge.
    var offset = Length.zero
    var actions: [SwipeButton] = []
    var isFull = false

    var edge: SwipeEdge { SwipeEdge(uncoveredBy: offset) }
  }

  /// Creates an unswiped left-to-right row, to measure or draw it outside a collection view.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - frame: The frame of the row, in the coordinates of the drawing.
  ///   - accessories: The styles of its accessories.
  ///   - editing: The progress of edit mode, from 0 (not editing) to 1 (editing).
  public init(
    _ item: ItemID, in frame: Rect, accessories: [RowAccessoryStyle], editing: Fraction = .zero
  ) {
    self.init(item, in: frame, accessories: accessories, editing: editing, Swipe())
  }

  /// Creates a row moved by a swipe; the accessories take their widths from ``content`` in order.
  init(
    _ item: ItemID, in rowFrame: Rect, accessories: [RowAccessoryStyle],
    editing: Fraction, _ swipe: Swipe, isRightToLeft: Bool = false
  ) {
    (self.item, self.rowFrame) = (item, rowFrame)
    frame = rowFrame.moved(by: Vector(dx: isRightToLeft ? swipe.offset : -swipe.offset, dy: 0))
    content = frame
    actions = swipe.buttons(in: rowFrame, isRightToLeft: isRightToLeft)
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

  /// The controls of the row, which can be pressed: the uncovered actions, then the accessories.
  ///
  /// Calls and the focus refer to a control by its name.
  public var controls: [(name: String, frame: Rect)] {
    actions.map { ($0.name, $0.frame) } + accessories.map { ($0.name, $0.frame) }
  }

  func control(at point: Point) -> (name: String, frame: Rect)? {
    controls.first { $0.frame.contains(point) }
  }

  /// The name that a press on a swiped row has in place of a control's; a tap then closes the row.
  static let swipedRow = "swiped-row"
}

/// The button of an action that a swipe uncovers.
public struct SwipeButton: Hashable, Sendable {
  /// The name of the action with its prefix, such as `swipe-delete`.
  public internal(set) var name: String
  /// Whether the style of the action is `destructive`; the button is then red (E17).
  public let isDestructive: Bool
  /// The title of the action; `nil` if it has none.
  public let title: String?
  /// The name of the picture to draw; `nil` if the action has none.
  public let image: String?
  /// The frame of the button in a ``Row``, in window coordinates.
  public fileprivate(set) var frame = Rect.zero
}

extension Row.Swipe {
  /// Returns the uncovered buttons, which share the distance of the swipe equally.
  fileprivate func buttons(in area: Rect, isRightToLeft: Bool) -> [SwipeButton] {
    guard offset != .zero, !actions.isEmpty else { return [] }
    let isLeft = (edge == .leading) != isRightToLeft
    let (distance, shown) = (offset.magnitude, isFull ? actions.prefix(1) : actions[...])
    return shown.enumerated().map { number, button in
      let (near, far) = (distance * number / shown.count, distance * (number + 1) / shown.count)
      let x = isLeft ? area.minX + near : area.maxX - far
      var button = button
      button.frame = Rect(x: x, y: area.minY, width: far - near, height: area.height)
      return button
    }
  }
}
