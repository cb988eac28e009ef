public import DragKit

extension Interaction {
  /// The place into which a release would put the dragged items; `nil` if no gap is open.
  public var promisedGap: InsertionPlace? { facts.promisedGap }

  /// The containers of the collection views that the drag has entered, in the order of entering.
  public var enteredCollections: [ContainerID] { facts.enteredCollections }

  /// The frame for which text was last requested; `nil` while no text is edited.
  public var textArea: Rect? { facts.textArea }

  /// Returns the calls for all orders and final frames, including those that were reported already.
  public func allReports(of content: some InteractiveContent) -> [Call] {
    facts.allReports(of: content)
  }

  /// Whether the places of all dragged items in the target have closed.
  ///
  /// With a pointer, they stay open until the gap is no longer beside the lifted item's place.
  public var hasGatheredItems: Bool { session?.target?.isGathered == true }

  /// Returns whether a pointer at a point, in window coordinates, would press a view's scroll bar.
  ///
  /// A finger presses the thumb from farther away.
  public func isScrollBar(of id: ContainerID, at point: Point, for kind: PointerKind) -> Bool {
    facts.pressesScrollBar(of: id, at: point, kind)
  }

  /// Returns the value farthest from its target of those a spring moves; `nil` if it moves none.
  ///
  /// A fraction, such as the progress of a lift, counts only if the spring moves no item.
  ///
  /// - Complexity: O(*n*) for *n* items in motion.
  package func springValue(of spring: TunedSpring) -> SpringValue? {
    facts.springValue(of: spring)
  }
}
