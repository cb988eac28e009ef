public import DragKit
public import DragModel

extension Interaction {
  /// The place into which a release would put the dragged items; `nil` if no gap is open.
  public var promisedGap: InsertionPlace? { facts.promisedGap }

  /// The containers of the collection views that the drag has entered and not left, in the order in which it entered
  /// them.
  public var enteredCollections: [ContainerID] { facts.enteredCollections }
}
