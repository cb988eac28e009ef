public import DragFrameIO
public import DragGeometry
public import DragModel

/// What an item does when it is dragged, dropped on, tapped or touched.
public struct ItemHandlers<Content>: Sendable {
  typealias Drag = @Sendable (inout Content, ItemID) -> ItemProvider?
  typealias DragEnd = @Sendable (inout Content, ItemID, DragEndReason) -> Void
  typealias Preview = @Sendable (Content, ItemID) -> DragPreview?
  typealias Tap = @Sendable (inout Content, ItemID) -> [Request]

  private(set) var drag: Drag?
  private(set) var preview: Preview?
  private(set) var dragEnd: DragEnd?
  private(set) var drop: DropHandler<Content>?
  private(set) var tap: Tap?
  private(set) var touches: AnyTouchResponder<Content>?

  init() {}

  /// Lets the item be dragged.
  ///
  /// - Parameters:
  ///   - data: Is called when the item is lifted. What it returns is the payload; without one the item
  ///     cannot be lifted.
  ///   - preview: Makes what is seen in the air; without one, that is the item itself.
  public mutating func onDrag(
    _ data: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> ItemProvider?,
    preview: (@Sendable (_ content: Content, _ item: ItemID) -> DragPreview?)? = nil
  ) {
    drag = data
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
    drop = DropHandler(types: types, isTargeted: nil) { AnyDropDelegate(delegate($0)) }
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
    drop = DropHandler(types: types, isTargeted: setTargeted) { _ in AnyDropDelegate(delegate) }
  }

  /// Lets the item be tapped.
  public mutating func onTap(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> [Request]
  ) {
    tap = action
  }

  /// Lets the item follow touches by itself, without lift and without delay.
  public mutating func onTouches<Responder: TouchResponder<Content>>(_ responder: Responder) {
    touches = AnyTouchResponder(responder)
  }

  /// What the arbiter needs to know.
  var traits: Arbiter.Traits {
    var traits: Arbiter.Traits = []
    if drag != nil { traits.insert(.liftable) }
    if tap != nil { traits.insert(.tappable) }
    if touches != nil { traits.insert(.follows) }
    return traits
  }
}

extension ItemHandlers {
  /// The same handlers for a content of which this one is a part.
  func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> ItemHandlers<Whole> {
    var whole = ItemHandlers<Whole>()
    if let drag { whole.drag = { content, item in drag(&content[keyPath: path], item) } }
    if let preview {
      whole.preview = { content, item in preview(content[keyPath: path], item) }
    }
    if let dragEnd {
      whole.dragEnd = { content, item, reason in dragEnd(&content[keyPath: path], item, reason) }
    }
    if let tap { whole.tap = { content, item in tap(&content[keyPath: path], item) } }
    whole.drop = drop?.lifted(along: path)
    whole.touches = touches?.lifted(along: path)
    return whole
  }
}
