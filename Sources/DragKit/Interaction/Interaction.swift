package import DragFrameIO
public import DragGeometry
public import DragModel

/// The state of the user's actions: pointers, drag, scrolling, swipes, focus, and animations.
///
/// It is a value beside its content (``InteractiveContent``). Events go in, calls and requests come
/// out; time advances only by ``handle(_:content:)`` and ``advance(to:content:)``. No event fails.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// let later = interaction.advance(to: event.time + .milliseconds(16), content: &tiles)
/// ```
///
/// The effects of one part of the state on the others are in `propagate(_:_:)` (`Interaction+Effects.swift`).
public struct Interaction: Equatable, Sendable {
  /// The time to which the interaction has advanced, on the clock of `InputEvent.time`.
  public internal(set) var now = Microseconds.zero
  var pointers = PointerState()
  var keyboard = KeyboardState()
  var drag: DragState?
  var cells = CellStates()
  var scrolls = CollectionScrolls()
  package internal(set) var motion = ItemMotion()
  var trace = Trace()
  var layout = LayoutSnapshot()

  /// Creates an interaction at time zero, which has read no content and handled no event.
  public init() {}
}

extension Interaction {
  /// Whether calls are reported in `Output`, which is the default; requests always are.
  public var reportsCalls: Bool {
    get { trace.isEnabled }
    set { trace.isEnabled = newValue }
  }

  /// The drag session; `nil` while nothing is dragged.
  public var session: DragSession? { drag?.session }

  package var touches: [ActiveTouch] { pointers.touches }

  /// The items above the content, back to front: lifted, piled, released and removed ones.
  public var overlays: [DragOverlay] { motion.overlays }

  package var modifiers: Modifiers { keyboard.modifiers }

  /// The item under the mouse at its last motion with the primary button up; `nil` if there is none.
  ///
  /// Only an item that responds to more than scrolling counts. A press or a new focus resets it to `nil`.
  public var hovered: ItemID? { pointers.hovered }

  /// The part of the ``hovered`` row under the mouse, if tappable or a handle; invalid without ``hovered``.
  package var hoveredPart: String? { pointers.hoveredPart }

  package var cursor: Cursor { pointers.cursor }

  /// The focused item; `nil` if none, or a pointer has gone down since the focus last moved.
  public var focused: ItemID? { keyboard.visibleFocus?.item }

  /// The focused part of the ``focused`` row, such as `delete`; `nil` if no part of a row is focused.
  public var focusedPart: String? { keyboard.visibleFocus?.part }

  /// Whether no pointer is down, nothing is dragged and nothing moves; the content may have a deadline.
  public var isIdle: Bool { !isGestureLive && isSettled }

  package var isGestureLive: Bool { !pointers.touches.isEmpty || drag != nil }

  var isSettled: Bool {
    motion.isSettled && cells.isSettled && scrolls.isSettled && drag?.scrolling.isSettled ?? true
  }
}
