public import DragKit

extension Interaction {
  /// The place into which a release would put the dragged items; `nil` if no gap is open.
  public var promisedGap: InsertionPlace? { facts.promisedGap }

  /// The containers of the collection views that the drag has entered, in that order.
  public var enteredCollections: [ContainerID] { facts.enteredCollections }

  /// The frame of the item whose text is edited, in window coordinates; `nil` if there is none.
  public var textArea: Rect? { facts.textArea }

  /// Returns a call for every order and layout, even if it has not changed since its last report.
  public func allReports(of content: some InteractiveContent) -> [Call] {
    facts.allReports(of: content)
  }

  /// Whether the places that several dragged items left have closed in the target's view.
  ///
  /// In a drag by a pointer, they close when the gap is no longer beside the lifted item's place.
  public var hasGatheredItems: Bool { session?.target?.isGathered == true }

  /// Returns whether a pointer at a point, in window coordinates, would press a view's scroll bar.
  ///
  /// A finger can be farther from the thumb than the mouse.
  public func isScrollBar(of id: ContainerID, at point: Point, for kind: PointerKind) -> Bool {
    facts.pressesScrollBar(of: id, at: point, kind)
  }

  /// Returns a value that a spring moves, the farthest from its target; `nil` if it moves none.
  ///
  /// A fraction, such as the progress of a lift, counts only if the spring moves no item.
  ///
  /// - Complexity: O(*n*) for *n* items in motion.
  package func springValue(of spring: TunedSpring) -> SpringValue? {
    facts.springValue(of: spring)
  }
}
