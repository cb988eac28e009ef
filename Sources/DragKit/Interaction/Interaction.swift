public import DragFrameIO
public import DragGeometry
public import DragModel

/// Everything that the user is doing: pointers, the drag, scrolling, the keyboard focus, and what still moves.
///
/// It is a value beside its content (``InteractiveContent``). Events go in, calls and requests come out, and
/// time passes only where it is told to. It cannot fail, whatever events it gets.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// interaction.advance(to: event.time + .milliseconds(16), content: &tiles)
/// ```
///
/// Each part of the state is a value that only its own methods change. What one part does to the others is
/// decided in one place, `Interaction+Effects.swift`.
public struct Interaction: Equatable, Sendable {
  /// The time up to which everything has happened.
  public internal(set) var now = Microseconds.zero
  var pointers = PointerState()
  var keyboard = KeyboardState()
  var drag: DragState?
  /// The accessories and swipes of the rows of collection views.
  var cells = CellStates()
  var scrolls = CollectionScrolls()
  /// What moves on its own.
  package internal(set) var motion = ItemMotion()
  /// What is reported.
  var trace = Trace()
  /// The final layout of the content; it is read again after each handler.
  var layout = LayoutSnapshot()

  /// Creates an interaction in which nothing has happened.
  public init() {}
}

extension Interaction {
  /// Whether calls are reported in ``Output``; requests always are.
  ///
  /// Recordings and tests need them. Without them, no values are built for them.
  public var reportsCalls: Bool {
    get { trace.isEnabled }
    set { trace.isEnabled = newValue }
  }

  /// The drag session, while items are dragged.
  public var session: DragSession? { drag?.session }

  /// The pointers that are down, in the order in which they went down.
  package var touches: [ActiveTouch] { pointers.touches }

  /// The lifted and released items above the content, the one lifted last in front.
  public var overlays: [DragOverlay] { motion.overlays }

  /// The modifier keys that are held.
  public var modifiers: Modifiers { keyboard.modifiers }

  /// The item under the mouse while no button is held.
  public var hovered: ItemID? { pointers.hovered }

  /// The part of the ``hovered`` row under the mouse, if it responds.
  public var hoveredPart: String? { pointers.hoveredPart }

  /// The look of the mouse pointer.
  package var cursor: Cursor { pointers.cursor }

  /// The focused item, while the keyboard is in use: a pointer that goes down hides the focus.
  public var focused: ItemID? { keyboard.visibleFocus?.item }

  /// The focused part of the ``focused`` row, such as `delete`; `nil` for the row itself.
  public var focusedPart: String? { keyboard.visibleFocus?.part }

  /// Whether no pointer is down, nothing is dragged and nothing moves; the content may still wait for a
  /// deadline.
  public var isIdle: Bool { !isGestureLive && isAtRest }

  /// Whether a pointer is down or something is dragged.
  public var isGestureLive: Bool { !pointers.touches.isEmpty || drag != nil }

  /// Whether nothing moves as time passes.
  var isAtRest: Bool {
    motion.isAtRest && cells.isAtRest && scrolls.isAtRest && drag?.scrolling.isAtRest ?? true
  }
}
