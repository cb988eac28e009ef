extension Interaction {
  package var facts: InteractionFacts { InteractionFacts(interaction: self) }
}

/// The state that DragKitInspection explains, and that the checks of whole sessions read.
///
/// It copies the interaction, so create it once for many questions. An explanation compares it with
/// variants: ``withTraits(changedBy:ofItemUnder:)`` and ``withHover(_:_:)`` return them.
package struct InteractionFacts {
  fileprivate let interaction: Interaction

  private var screen: Screen { interaction.screen }

  package var touches: [ActiveTouch] { interaction.pointers.touches }

  package var focusedContainer: ContainerID? { interaction.keyboard.visibleFocus?.container }

  package var textArea: Rect? { interaction.trace.textArea }

  /// Returns calls that report all orders and the layout, as if nothing had been reported before.
  package func allReports(of content: some InteractiveContent) -> [Call] {
    var (reporting, content) = (interaction, content)
    reporting.trace.forget()
    reporting.reportsCalls = true
    return EventTurn.perform(on: &reporting, &content) { events in
      events.turn.reportOrders()
      events.turn.reportLayout()
    }.calls
  }

  package var promisedGap: InsertionPlace? { interaction.screen.drag?.promisedGap }

  package var enteredCollections: [ContainerID] { interaction.screen.drag?.entered ?? [] }

  package func springValue(of spring: TunedSpring) -> SpringValue? {
    screen.motion.springValue(of: spring)
  }

  /// The latest decision about each pointer: why its press became a tap, a lift or a scroll.
  package var decisions: [GestureDecision] { interaction.pointers.decisions.all }

  /// Returns what a press on an item, or on a control of its row, can become.
  package func traits(
    of item: ItemID, control: String?, _ content: some InteractiveContent
  ) -> Arbiter.Traits {
    guard let control,
      let frame = screen.finalRow(of: item, content)?.controls.first(where: { $0.name == control })?
        .frame,
      let pressed = screen.pressedControl(of: item, at: frame.center, content)
    else { return screen.traits(of: item, content) }
    return pressed.traits
  }

  /// Returns whether a pointer can lift an item, or move it without a lift.
  package func isMovable(_ item: ItemID, _ content: some InteractiveContent) -> Bool {
    !screen.traits(of: item, content).isDisjoint(
      with: [.liftable, .liftableByMouse, .handle, .follows])
  }

  package func scrollAxis(under item: ItemID?) -> Axis { screen.layout.axis(under: item) }

  package func canMagnify(under item: ItemID?, _ content: some InteractiveContent) -> Bool {
    let collection = screen.layout.collection(containing: item)
    return content.handlerSet(ofCollection: collection?.id)?.handlers.magnify != nil
  }

  package var stage: Stage { screen.layout.stage }

  /// Returns the visible items in a container's area, with their final frames, if any.
  package func visibleItems(in container: ContainerID) -> [PlacedItem] {
    screen.layout.areas.first { $0.container == container }?.visibleItems ?? []
  }

  package func pressesScrollBar(
    of id: ContainerID, at point: Point, _ kind: PointerKind
  ) -> Bool {
    let collection = screen.layout.collection(id)
    return collection?.part(ofScrollBarAt: point, for: kind, screen.layout.tuning.scrollBar) != nil
  }

  /// Returns how far a collection view is scrolled from its beginning; `nil` without such a view.
  package func scrolledDistance(of id: ContainerID) -> Length? {
    screen.layout.collection(id)?.scrolledDistance
  }

  package func container(of item: ItemID) -> ContainerID? { screen.layout.container(of: item) }

  /// Returns an item's row without animations; `nil` if it is lifted, or in no row with controls.
  package func finalRow(of item: ItemID, _ content: some InteractiveContent) -> Row? {
    screen.finalRow(of: item, content)
  }

  /// Returns the interaction with `mask` toggled in the traits of a press, or for `nil` of each.
  package func withTraits(
    changedBy mask: Arbiter.Traits, ofItemUnder pointer: PointerID?
  ) -> Interaction {
    var other = interaction
    for id in other.pointers.touches.map(\.touch.id) where pointer == nil || pointer == id {
      other.pointers.update(id) { $0.traits.formSymmetricDifference(mask) }
    }
    return other
  }

  /// Returns the interaction as if the mouse were over `item`, or no item, and showed `cursor`.
  package func withHover(_ item: ItemID?, _ cursor: Cursor) -> Interaction {
    var other = interaction
    other.pointers.hover(item)
    _ = other.pointers.setCursor(cursor)
    return other
  }
}
