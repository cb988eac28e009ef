public import DragKit

extension Interaction {
  /// The place into which a release would put the dragged items; `nil` if no gap is open.
  public var promisedGap: InsertionPlace? { facts.promisedGap }

  /// The containers of the collection views that the drag has entered, in that order.
  public var enteredCollections: [ContainerID] { facts.enteredCollections }

  /// The frame for which text was last requested; `nil` while no text is edited.
  public var textArea: Rect? { facts.textArea }

  /// Returns the calls that report all orders and final frames, whether or not they were reported.
  public func allReports(of content: some InteractiveContent) -> [Call] {
    facts.allReports(of: content)
  }

  /// Whether the places of all dragged items in the target are closed.
  ///
  /// They stay open until the gap has left the lifted item's own place, so that the gap is then the place
  /// from which the item was lifted.
  public var hasGatheredItems: Bool { session?.target?.isGathered == true }

  /// Returns whether a pointer at a point, in window coordinates, would press the scroll bar of a collection view.
  ///
  /// A finger presses the thumb from farther away.
  public func isScrollBar(of id: ContainerID, at point: Point, for kind: PointerKind) -> Bool {
    facts.pressesScrollBar(of: id, at: point, kind)
  }

  /// Returns the value that a spring moves now and that is farthest from its target; `nil` if it moves none.
  ///
  /// A share, such as that by which an item is lifted, counts only if no item is on its way by the spring.
  ///
  /// - Complexity: O(*n*) for *n* items in motion.
  package func springValue(of spring: TunedSpring) -> SpringValue? {
    facts.springValue(of: spring)
  }
}
