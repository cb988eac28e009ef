internal import DragCoding

/// The state of the user's actions: pointers, drag, scrolling, swipes, focus, and animations.
///
/// It is a value, separate from the content (``InteractiveContent``). It handles events, and
/// returns calls and requests. Time advances only by ``handle(_:content:)`` and
/// ``advance(to:content:)``. No event fails.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// let later = interaction.advance(to: event.time + .milliseconds(16), content: &tiles)
/// ```
public struct Interaction: Equatable, Sendable {
  /// The time to which the interaction has advanced, on the clock of `InputEvent.time`.
  public internal(set) var now = Microseconds.zero
  var screen = Screen()
  var pointers = PointerState()
  var keyboard = KeyboardState()
  var scrolls = CollectionScrolls()
  var trace = Trace()
  /// Whether anything but animations may have changed since the last ``EventTurn/finish()``.
  @Derived var isOutdated = true

  /// Creates an interaction at time zero, which has read no content and handled no event.
  public init() {}
}

extension Interaction {
  /// Whether `Output` contains calls in addition to the requests; `true` by default.
  public var reportsCalls: Bool {
    get { trace.isEnabled }
    set { trace.isEnabled = newValue }
  }

  /// The drag session; `nil` while nothing is dragged.
  public var session: DragSession? { screen.drag?.session }

  /// Whether something is dragged; unlike ``session``, this copies nothing.
  public var isDragging: Bool { screen.isDragging }

  /// The touches of all pointers that are down.
  public var touches: [Touch] { pointers.touches.map(\.touch) }

  /// The held modifier keys.
  public var modifiers: Modifiers { keyboard.modifiers }

  /// The item under the mouse at its last motion without the primary button; `nil` for no item.
  ///
  /// An item that only scrolls does not count. The item is also `nil` after a press, after a move
  /// of the focus, and once the mouse has left the window.
  public var hovered: ItemID? { pointers.hovered }

  /// The control of the ``hovered`` row under the mouse; `nil` unless it is tappable or a handle.
  public var hoveredRowControl: String? { pointers.hoveredRowControl }

  /// The cursor that the window last was asked to show.
  public var cursor: Cursor { pointers.cursor }

  /// The badge that shows what a drop would do; `nil` without a drag, or if it shows no badge.
  public var badge: DropBadge? { screen.drag?.badge }

  /// The focused item; `nil` if no item has a visible focus.
  ///
  /// A press of a pointer hides the focus until the focus moves again.
  public var focused: ItemID? { keyboard.visibleFocus?.item }

  /// The focused control of the ``focused`` row, such as `delete`; `nil` if no control is focused.
  public var focusedRowControl: String? { keyboard.visibleFocus?.control }

  /// Returns a pointer's gesture; `nil` if the pointer is up, undecided, or ignored until it is up.
  public func gesture(of pointer: PointerID) -> PointerGesture? {
    pointers.role(of: pointer)?.gesture
  }

  /// Whether no pointer is down, nothing is dragged and nothing moves.
  ///
  /// A deadline of the content (``InteractiveContent/nextDeadline``) does not count.
  public var isIdle: Bool { !isGestureLive && isSettled }

  /// Whether a pointer is down, or something is dragged.
  public var isGestureLive: Bool { isDragging || !pointers.touches.isEmpty }

  @inline(__always)
  var isSettled: Bool {
    screen.isSettled && scrolls.isSettled && !pointers.isAutoScrolling
  }
}
