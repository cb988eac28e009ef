/// The handlers of an item: drags, drops, taps, menus, touches, adjustments, and scrolling.
///
/// A handler that is set again, by any method, replaces the earlier one.
public struct ItemHandlers<Content>: Sendable {
  typealias Condition = @Sendable (Content) -> Bool
  typealias Tap = @Sendable (inout Content, ItemID, Modifiers) -> [Request]

  private(set) var drag: (@Sendable (inout Content, ItemID) -> ItemProvider?)?
  private(set) var dragCondition: Condition?
  private(set) var liftsAtOnce = false
  private(set) var preview: (@Sendable (Content, ItemID) -> DragPreview?)?
  private(set) var dragEnd: (@Sendable (inout Content, ItemID, DragEndReason) -> Void)?
  private(set) var drop: DropHandler<Content>?
  private(set) var tap, doubleTap: Tap?
  private(set) var menu: (@Sendable (inout Content, ItemID, Point) -> Void)?
  private(set) var touches: (@Sendable (inout Content, Touch) -> Void)?
  private(set) var touchCondition: Condition?
  private(set) var adjust: (@Sendable (inout Content, ItemID, Adjustment) -> Void)?
  private(set) var scroll: (@Sendable (inout Content, ItemID, PanEvent) -> Void)?
  typealias TextInput = @Sendable (inout Content, ItemID, String) -> Void
  private(set) var textInput: TextInput?
  private(set) var textComposition: TextInput?
  private(set) var textInputEnd: (@Sendable (inout Content, ItemID) -> Void)?
  private(set) var textSelection: (@Sendable (inout Content, TextSelectionEvent) -> Void)?
  private(set) var opensMenu = false

  /// Makes the item draggable.
  ///
  /// - Parameters:
  ///   - data: Returns the payload when the item is lifted; `nil` prevents the lift.
  ///   - preview: Returns the preview of the lifted item; `nil` to draw the item itself.
  ///   - isHandle: Whether a press lifts the item at once, as with a reorder handle.
  ///   - condition: Returns whether the item can be dragged; by default it always can.
  public mutating func onDrag(
    _ data: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> ItemProvider?,
    preview: (@Sendable (_ content: Content, _ item: ItemID) -> DragPreview?)? = nil,
    isHandle: Bool = false, while condition: (@Sendable (_ content: Content) -> Bool)? = nil
  ) {
    drag = data
    dragCondition = condition
    liftsAtOnce = isHandle
    self.preview = preview
  }

  /// Sets the handler that is called once when a drag that lifted the item ends.
  public mutating func onDragEnd(
    _ handler:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ reason: DragEndReason
      ) -> Void
  ) {
    dragEnd = handler
  }

  /// Makes the item a drop target with a delegate.
  ///
  /// - Parameters:
  ///   - types: The accepted types; a drag without any of them is ignored.
  ///   - delegate: Returns the delegate of an item.
  public mutating func onDrop<Delegate: DropDelegate<Content>>(
    of types: [ContentType], delegate: @escaping @Sendable (_ item: ItemID) -> Delegate
  ) {
    drop = DropHandler(types: types, DropHandler.Delegate(delegate))
  }

  /// Makes the item a drop target.
  ///
  /// - Parameters:
  ///   - types: The accepted types; a drag without any of them is ignored.
  ///   - isTargeted: A property that is `true` while an accepted drag is over the item.
  ///   - action: Receives the payloads of the accepted types; returns whether the drop succeeded.
  public mutating func onDrop(
    of types: [ContentType], isTargeted: (any WritableKeyPath<Content, Bool> & Sendable)? = nil,
    perform action: @escaping @Sendable (_ content: inout Content, [ItemProvider]) -> Bool
  ) {
    onDrop(of: types, isTargeted: isTargeted) { content, providers, _ in action(&content, providers)
    }
  }

  /// Makes the item a drop target whose action also receives the location of the drop.
  ///
  /// The location is relative to the item's upper left corner.
  public mutating func onDrop(
    of types: [ContentType], isTargeted: (any WritableKeyPath<Content, Bool> & Sendable)? = nil,
    perform action: @escaping @Sendable (_ content: inout Content, [ItemProvider], Point) -> Bool
  ) {
    var setTargeted: (@Sendable (inout Content, Bool) -> Void)?
    if let isTargeted { setTargeted = { $0[keyPath: isTargeted] = $1 } }
    drop = DropHandler(
      types: types, DropHandler.Delegate(types, action), isTargeted: setTargeted)
  }

  /// Makes the item respond to taps; the action returns requests to the app, usually none.
  public mutating func onTap(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> [Request]
  ) {
    tap = { content, item, _ in action(&content, item) }
  }

  /// Makes the item respond to taps; the action also receives the held modifier keys.
  public mutating func onTap(
    _ action:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ modifiers: Modifiers
      ) -> [Request]
  ) {
    tap = action
  }

  /// Makes the item respond to double taps and Enter; the action returns requests to the app.
  ///
  /// The first tap performs the action of `onTap`. The second performs this action instead, if the
  /// taps count together (``Touch/tapCount``) and no modifier key is held.
  public mutating func onDoubleTap(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> [Request]
  ) {
    doubleTap = { content, item, _ in action(&content, item) }
  }

  /// Gives the item a context menu.
  ///
  /// A press of the secondary mouse button shows the menu, as does a finger held for
  /// ``Tuning/longPress``. If the long press lifts the item, the menu is shown on release, and only
  /// if the finger has stayed within ``Tuning/touchSlop``.
  ///
  /// The menu key and Shift+F10 show the focused item's menu. The up and down keys then move the
  /// focus into the menu. The focus returns when the menu closes.
  ///
  /// - Parameter show: Shows the menu at a location in window coordinates.
  public mutating func onContextMenu(
    _ show:
      @escaping @Sendable (_ content: inout Content, _ item: ItemID, _ location: Point) -> Void
  ) {
    menu = show
  }

  /// Makes the item follow touches directly, without a lift and without delay.
  ///
  /// The mouse with its primary button held counts as a touch.
  ///
  /// - Parameters:
  ///   - responder: Receives the touches.
  ///   - condition: Returns whether the item follows touches; by default it always does.
  public mutating func onTouches<Responder: TouchResponder<Content>>(
    _ responder: Responder, while condition: (@Sendable (_ content: Content) -> Bool)? = nil
  ) {
    touches = { content, touch in
      switch touch.phase {
      case .began: responder.touchesBegan([touch], content: &content)
      case .moved: responder.touchesMoved([touch], content: &content)
      case .ended: responder.touchesEnded([touch], content: &content)
      case .cancelled: responder.touchesCancelled([touch], content: &content)
      }
    }
    touchCondition = condition
  }

  /// Makes the item focusable, with a value that keys can adjust (``Adjustment``).
  public mutating func onAdjust(
    _ action:
      @escaping @Sendable (
        _ content: inout Content, _ item: ItemID, _ adjustment: Adjustment
      ) -> Void
  ) {
    adjust = action
  }

  /// Makes the item scrollable by a finger's vertical pan and by the wheel.
  ///
  /// In an area of the layer `Stage.Layer.controls`, keys scroll the item while it is focused.
  public mutating func onScroll(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID, PanEvent) -> Void
  ) {
    scroll = action
  }

  /// Makes the item's text editable while the item is ``InteractiveContent/editedItem``.
  ///
  /// - Parameters:
  ///   - insert: Inserts typed text, usually one character. Keys such as `backspace` and `enter` go
  ///     to the key handlers instead (``HandlerRegistry/onKeyPress(_:)``).
  ///   - end: Ends the editing because a pointer was pressed outside the item.
  public mutating func onTextInput(
    _ insert:
      @escaping @Sendable (_ content: inout Content, _ item: ItemID, _ text: String) -> Void,
    onEnd end: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> Void
  ) {
    (textInput, textInputEnd) = (insert, end)
  }

  /// Shows the text that the user composes in the edited item, by a dead key or an input method.
  ///
  /// Each call replaces the composed text of the last one. It ends with an empty text, or with the next
  /// text of ``onTextInput(_:onEnd:)``, which replaces it. Without this handler, only that is shown.
  public mutating func onTextComposition(
    _ show: @escaping @Sendable (_ content: inout Content, _ item: ItemID, _ text: String) -> Void
  ) {
    textComposition = show
  }

  /// Makes a press place the text cursor, and a motion select text, while the text is edited.
  ///
  /// Meanwhile, no other handler of the item responds to pointers.
  public mutating func onTextSelection(
    _ action: @escaping @Sendable (_ content: inout Content, TextSelectionEvent) -> Void
  ) {
    textSelection = action
  }

  /// Makes the item a button whose tap opens a menu, at the press of the mouse.
  ///
  /// The held mouse can move to an entry of the menu; its release there taps the entry.
  public mutating func onMenuTap(
    _ action: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> [Request]
  ) {
    onTap(action)
    opensMenu = true
  }

  /// The traits of the item while every condition of a handler (`while:`) is `true`.
  var possibleTraits: Arbiter.Traits {
    var traits: Arbiter.Traits = []
    if drag != nil { traits.insert(liftsAtOnce ? .handle : .liftable) }
    if tap != nil || doubleTap != nil { traits.insert(.tappable) }
    if menu != nil { traits.insert(.hasMenu) }
    if opensMenu { traits.insert(.opensMenu) }
    if touches != nil { traits.insert(.follows) }
    if scroll != nil { traits.insert(.scrollable) }
    return traits
  }

  func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> ItemHandlers<Whole> {
    var whole = ItemHandlers<Whole>()
    whole.drag = drag.map(part.writing)
    whole.dragCondition = dragCondition.map(part.reading)
    whole.liftsAtOnce = liftsAtOnce
    whole.preview = preview.map(part.reading)
    whole.dragEnd = dragEnd.map(part.writing)
    whole.drop = drop?.adapted(to: part)
    whole.tap = tap.map(part.writing)
    whole.doubleTap = doubleTap.map(part.writing)
    whole.menu = menu.map(part.writing)
    whole.touches = touches.map(part.writing)
    whole.touchCondition = touchCondition.map(part.reading)
    whole.adjust = adjust.map(part.writing)
    whole.scroll = scroll.map(part.writing)
    whole.textInput = textInput.map(part.writing)
    whole.textComposition = textComposition.map(part.writing)
    whole.textInputEnd = textInputEnd.map(part.writing)
    whole.textSelection = textSelection.map(part.writing)
    whole.opensMenu = opensMenu
    return whole
  }
}

/// A change that a key makes to the value of the focused item (``ItemHandlers/onAdjust(_:)``).
///
/// The keys are those of the ARIA slider pattern, GTK and Qt.
public enum Adjustment: String, Hashable, Sendable, CaseIterable {
  /// One step up (right or up arrow), or down (left or down arrow).
  case increment, decrement
  /// A large step up (Page Up), or down (Page Down).
  case largeIncrement, largeDecrement
  /// To the least value (Home), or to the greatest (End).
  case minimum, maximum

  init?(_ key: Key) {
    switch key {
    case .right, .up: self = .increment
    case .left, .down: self = .decrement
    case .pageUp: self = .largeIncrement
    case .pageDown: self = .largeDecrement
    case .home: self = .minimum
    case .end: self = .maximum
    default: return nil
    }
  }
}
