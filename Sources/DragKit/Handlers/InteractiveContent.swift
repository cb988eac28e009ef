/// The content of an interaction: a value that the engine reads, and that handlers change.
///
/// An ``Interaction`` and its content are two values side by side; neither holds the other.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// ```
public protocol InteractiveContent {
  /// The items and their containers, read several times with each event.
  ///
  /// Store it and change it in place: a changed copy takes time linear in the number of containers.
  var model: Model { get set }
  /// The final layout of the window, without the gaps and animations of a drag.
  ///
  /// It is read again whenever handlers have run, so also with each motion of a drag. Make it from
  /// stored values, in time that does not depend on the number of items.
  var stage: Stage { get }
  /// The numbers that decide how dragging and scrolling feel; by default ``Tuning/init()``.
  ///
  /// It is read with each event and each advance of time.
  var tuning: Tuning { get }
  /// The handlers of items, collection views and keys; they do not change.
  static var handlers: HandlerRegistry<Self> { get }

  /// Returns an item's name in reported calls.
  ///
  /// By default, it is the item's name in the model, or for a view, the name of its container. A
  /// name should have only the characters `a`–`z`, `0`–`9` and `-`.
  func name(of item: ItemID) -> String
  /// Returns whether pointers can press, hover over and scroll an item; by default `true`.
  ///
  /// If `false`, a pointer over the item reaches the item below (UIKit), and Tab does not focus the
  /// item. Drops on the item are still possible.
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  /// Returns whether keys can move the focus to an item; by default `true`.
  ///
  /// It matters only for an item that keys can tap, lift, adjust or scroll. In a collection view,
  /// arrow keys move the focus to a row even if the result is `false`.
  func isFocusable(_ item: ItemID) -> Bool
  /// Returns the cursor over the ``Interaction/hovered`` item.
  ///
  /// By default, it is a hand, or a text cursor over the ``editedItem``.
  func cursor(over item: ItemID) -> Cursor
  /// Called when the window has a new size, in logical pixels; by default it does nothing.
  mutating func windowResized(to size: Size)

  /// The item whose text the user edits; by default `nil`.
  ///
  /// If it is not `nil`, typed text goes to its ``ItemHandlers/onTextInput(_:onEnd:)`` handler. All
  /// keys but those that paste go to the key handlers, so no key moves the focus, lifts or scrolls.
  var editedItem: ItemID? { get }

  /// The time of the content's next own change, such as a timer's; by default `nil`, for no change.
  var nextDeadline: Microseconds? { get }
  /// Called when time reaches ``nextDeadline``.
  ///
  /// After the call, ``nextDeadline`` must be later than `now`, or `nil`.
  mutating func deadlineReached(at now: Microseconds)
}

extension InteractiveContent {
  public var tuning: Tuning { .defaults }
  public func name(of item: ItemID) -> String {
    let area = item.isControl ? stage.areas.first { $0.collection?.view == item } : nil
    return area?.container.name ?? model.name(of: item)
  }
  public func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  public func isFocusable(_ item: ItemID) -> Bool { true }
  public func cursor(over item: ItemID) -> Cursor { item == editedItem ? .text : .hand }
  public mutating func windowResized(to size: Size) {}
  public var editedItem: ItemID? { nil }
  public var nextDeadline: Microseconds? { nil }
  public mutating func deadlineReached(at now: Microseconds) {}

  func names(of items: some Sequence<ItemID>) -> [String] { items.map { name(of: $0) } }
}
