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
  static var wiring: Wiring<Self> { get }

  /// The name of an item, of `a`–`z`, `0`–`9` and `-`.
  func name(of item: ItemID) -> String
  /// The window has another size, in logical pixels.
  mutating func windowResized(to size: Size)
}

extension InteractiveContent {
  /// The name that the model has for the item.
  public func name(of item: ItemID) -> String { model.name(of: item) }
  /// Does nothing.
  public mutating func windowResized(to size: Size) {}
}
