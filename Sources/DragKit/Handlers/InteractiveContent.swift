public import DragFrameIO
public import DragGeometry
public import DragModel

/// What is shown and dragged: a value that the engine reads, and that handlers change.
///
/// The engine and its content are two values side by side; neither holds the other.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// ```
public protocol InteractiveContent {
  /// The items and their containers.
  var model: Model { get set }
  /// Where everything is at rest.
  var stage: Stage { get }
  /// How dragging feels.
  var tuning: Tuning { get }
  /// What items do when they are dragged, dropped on, tapped or touched.
  static var handlers: HandlerRegistry<Self> { get }

  /// The name of an item, of `a`–`z`, `0`–`9` and `-`.
  func name(of item: ItemID) -> String
  /// Whether an item takes part in hit tests.
  ///
  /// Where it does not, a touch falls through to what lies below, as with UIKit's property of this
  /// name.
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  /// Whether the keyboard can come to an item that does something.
  func isFocusable(_ item: ItemID) -> Bool
  /// What the mouse pointer looks like over an item that can be pressed or lifted.
  func cursor(over item: ItemID) -> Cursor
  /// The window has another size, in logical pixels.
  mutating func windowResized(to size: Size)

  /// When the content next changes on its own; nothing where it waits for nothing.
  var nextDeadline: Microseconds? { get }
  /// The time of ``nextDeadline`` has come: what was waited for happens, and the next deadline is
  /// later.
  mutating func deadlineReached(at now: Microseconds)
}

extension InteractiveContent {
  /// The name that the model has for the item.
  public func name(of item: ItemID) -> String { model.name(of: item) }
  /// Every item does.
  public func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  /// It can.
  public func isFocusable(_ item: ItemID) -> Bool { true }
  /// A hand.
  public func cursor(over item: ItemID) -> Cursor { .hand }
  /// Does nothing.
  public mutating func windowResized(to size: Size) {}
  /// There is none.
  public var nextDeadline: Microseconds? { nil }
  /// Does nothing.
  public mutating func deadlineReached(at now: Microseconds) {}
}
