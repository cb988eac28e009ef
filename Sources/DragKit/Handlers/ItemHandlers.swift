public import DragFrameIO
public import DragGeometry
public import DragModel

/// What an item does when it is dragged, dropped on, tapped, touched or scrolled.
public struct ItemHandlers<Content>: Sendable {
  /// Whether a handler is in force, for handlers that take turns.
  public typealias Condition = @Sendable (_ content: Content) -> Bool
  typealias Drag = @Sendable (inout Content, ItemID) -> ItemProvider?
  typealias DragEnd = @Sendable (inout Content, ItemID, DragEndReason) -> Void
  typealias Preview = @Sendable (Content, ItemID) -> DragPreview?
  typealias Tap = @Sendable (inout Content, ItemID, Modifiers) -> [Request]
  typealias Menu = @Sendable (inout Content, ItemID, Point) -> Void
  typealias Adjust = @Sendable (inout Content, ItemID, Adjustment) -> Void
  typealias Pan = @Sendable (inout Content, ItemID, PanEvent) -> Void

  private(set) var drag: Drag?
  private(set) var dragCondition: Condition?
  private(set) var liftsAtOnce = false
  private(set) var preview: Preview?
  private(set) var dragEnd: DragEnd?
  private(set) var drop: DropHandler<Content>?
  private(set) var tap: Tap?
  private(set) var menu: Menu?
  private(set) var touches: (any TouchResponder<Content>)?
  private(set) var touchCondition: Condition?
  private(set) var adjust: Adjust?
  private(set) var pans: [PanKind: Pan] = [:]

  init() {}

  /// Lets the item be dragged.
  ///
  /// - Parameters:
  ///   - data: Is called when the item is lifted. What it returns is the payload; without one the item
  ///     cannot be lifted.
  ///   - preview: Makes what is seen in the air; without one, that is the item itself.
  ///   - isHandle: Whether the item is lifted as soon as it is pressed, as a reorder handle is.
  ///   - condition: Lets the item be dragged only while it holds.
  public mutating func onDrag(
    _ data: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> ItemProvider?,
    preview: (@Sendable (_ content: Content, _ item: ItemID) -> DragPreview?)? = nil,
    isHandle: Bool = false, while condition: Condition? = nil
  ) {
    drag = data
    dragCondition = condition
    liftsAtOnce = isHandle
    self.preview = preview
  }

  /// Is told when a drag of the item has ended, once for every lift and whatever the reason.
  public mutating func onDragEnd(
    _ handler:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ reason: DragEndReason
      ) -> Void
  ) {
    dragEnd = handler
  }

  /// Lets things be dropped on the item, with a delegate for the whole course of it.
  ///
  /// - Parameters:
  ///   - types: A payload that has none of these types never comes near the item.
  ///   - delegate: Makes the delegate of an item.
  public mutating func onDrop<Delegate: DropDelegate<Content>>(
    of types: [ContentType], delegate: @escaping @Sendable (_ item: ItemID) -> Delegate
  ) {
    drop = DropHandler(types: types, .items { delegate($0) })
  }

  /// Lets things be dropped on the item.
  ///
  /// - Parameters:
  ///   - types: A payload that has none of these types never comes near the item.
  ///   - isTargeted: Is true while a drag is over the item that it would take.
  ///   - action: Takes what is dropped; it returns `false` where it cannot.
  public mutating func onDrop(
    of types: [ContentType], isTargeted: SendablePath<Content, Bool>? = nil,
    perform action: @escaping @Sendable (_ content: inout Content, [ItemProvider]) -> Bool
  ) {
    onDrop(of: types, isTargeted: isTargeted) { content, providers, _ in action(&content, providers)
    }
  }

  /// Lets things be dropped on the item, at a place.
  ///
  /// - Parameters:
  ///   - types: A payload that has none of these types never comes near the item.
  ///   - isTargeted: Is true while a drag is over the item that it would take.
  ///   - action: Takes what is dropped and where, counted from the item's upper left corner; it
  ///     returns `false` where it cannot.
  public mutating func onDrop(
    of types: [ContentType], isTargeted: SendablePath<Content, Bool>? = nil,
    perform action: @escaping @Sendable (_ content: inout Content, [ItemProvider], Point) -> Bool
  ) {
    let delegate = ClosureDropDelegate(types: types, action: action)
    var setTargeted: DropHandler<Content>.SetTargeted?
    if let isTargeted {
      setTargeted = { content, flag in content[keyPath: isTargeted] = flag }
    }
    drop = DropHandler(types: types, isTargeted: setTargeted, .items { _ in delegate })
  }

  /// Lets the item be tapped.
  public mutating func onTap(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> [Request]
  ) {
    tap = { content, item, _ in action(&content, item) }
  }

  /// Lets the item be tapped, and says which modifier keys are held then.
  public mutating func onTap(
    _ action:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ modifiers: Modifiers
      ) -> [Request]
  ) {
    tap = action
  }

  /// Lets the item have a menu: a finger that holds it still and lets go, or the mouse's other
  /// button, asks for it at a place in the window.
  public mutating func onContextMenu(
    _ show: @escaping @Sendable (_ content: inout Content, _ item: ItemID, _ place: Point) -> Void
  ) {
    menu = show
  }

  /// Lets the item follow touches by itself, without lift and without delay.
  ///
  /// - Parameters:
  ///   - responder: Is told of the touches.
  ///   - condition: Lets the item follow only while it holds.
  public mutating func onTouches<Responder: TouchResponder<Content>>(
    _ responder: Responder, while condition: Condition? = nil
  ) {
    touches = responder
    touchCondition = condition
  }

  /// Lets the keyboard come to the item and change its value with arrows, Page Up and Page Down, Home
  /// and End.
  public mutating func onAdjust(
    _ action:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ adjustment: Adjustment
      ) -> Void
  ) {
    adjust = action
  }

  /// Lets a finger that moves up or down over the item scroll, and the wheel; and the keyboard, where the
  /// item is a control.
  public mutating func onScroll(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID, PanEvent) -> Void
  ) {
    pans[.scroll] = action
  }

  /// Lets a finger that moves sideways over the item swipe it.
  public mutating func onSwipe(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID, PanEvent) -> Void
  ) {
    pans[.swipe] = action
  }
}

extension ItemHandlers {
  /// What the arbiter needs to know.
  func traits(in content: Content) -> Arbiter.Traits {
    var traits: Arbiter.Traits = []
    if drag != nil, dragCondition?(content) ?? true {
      traits.insert(liftsAtOnce ? .handle : .liftable)
    }
    if tap != nil { traits.insert(.tappable) }
    if menu != nil { traits.insert(.hasMenu) }
    if touches != nil, touchCondition?(content) ?? true { traits.insert(.follows) }
    if pans[.scroll] != nil { traits.insert(.scrollable) }
    if pans[.swipe] != nil { traits.insert(.swipeable) }
    return traits
  }

  /// The same handlers for a content of which this one is a part.
  func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> ItemHandlers<Whole> {
    var whole = ItemHandlers<Whole>()
    whole.liftsAtOnce = liftsAtOnce
    if let drag { whole.drag = { content, item in drag(&content[keyPath: path], item) } }
    if let dragCondition { whole.dragCondition = { dragCondition($0[keyPath: path]) } }
    if let preview {
      whole.preview = { content, item in preview(content[keyPath: path], item) }
    }
    if let dragEnd {
      whole.dragEnd = { content, item, reason in dragEnd(&content[keyPath: path], item, reason) }
    }
    if let tap {
      whole.tap = { content, item, modifiers in tap(&content[keyPath: path], item, modifiers) }
    }
    if let menu {
      whole.menu = { content, item, place in menu(&content[keyPath: path], item, place) }
    }
    if let adjust {
      whole.adjust = { content, item, step in adjust(&content[keyPath: path], item, step) }
    }
    for (kind, pan) in pans {
      whole.pans[kind] = { content, item, step in pan(&content[keyPath: path], item, step) }
    }
    whole.drop = drop?.lifted(along: path)
    if let touches { whole.touches = PartTouchResponder(part: touches, path: path) }
    if let touchCondition { whole.touchCondition = { touchCondition($0[keyPath: path]) } }
    return whole
  }
}
