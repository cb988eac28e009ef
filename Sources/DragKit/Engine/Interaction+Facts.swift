extension Interaction {
  package var facts: InteractionFacts { InteractionFacts(interaction: self) }
}

/// The state that DragKitInspection explains and that the laws of sessions check.
///
/// It copies the interaction, so create it once for many questions. An explanation compares it with
/// variants: ``withTraits(changedBy:ofItemUnder:)`` and ``withHover(_:_:)`` return them.
package struct InteractionFacts {
  fileprivate let interaction: Interaction

  private var screen: Screen { interaction.screen }

  package var touches: [ActiveTouch] { interaction.pointers.touches }

  package var focusedContainer: ContainerID? { interaction.keyboard.visibleFocus?.container }

  package var textArea: Rect? { interaction.trace.textArea }

  /// Returns calls that report all orders and the layout, as if none had been reported before.
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

  /// The reasons why the last presses became what they are: the latest decision about each pointer.
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

  /// Returns whether a pointer can lift an item, or make it follow.
  package func isMovable(_ item: ItemID, _ content: some InteractiveContent) -> Bool {
    !screen.traits(of: item, content).isDisjoint(
      with: [.liftable, .liftableByMouse, .handle, .follows])
  }

  /// Returns the axis along which the view under an item scrolls.
  package func scrollAxis(under item: ItemID?) -> Axis { screen.layout.axis(under: item) }

  package func canMagnify(under item: ItemID?, _ content: some InteractiveContent) -> Bool {
    let collection = screen.layout.collection(containing: item)
    return content.handlerSet(ofCollection: collection?.id)?.handlers.magnify != nil
  }

  package var stage: Stage { screen.layout.stage }

  /// Returns the visible items of an area, with their final frames.
  package func visibleItems(in container: ContainerID) -> [PlacedItem] {
    screen.layout.areas.first { $0.container == container }?.visibleItems ?? []
  }

  package func pressesScrollBar(
    of id: ContainerID, at point: Point, _ kind: PointerKind
  ) -> Bool {
    let collection = screen.layout.collection(id)
    return collection?.part(ofScrollBarAt: point, for: kind, screen.layout.tuning.scrollBar) != nil
  }

  /// Returns the distance by which a collection view is scrolled from the beginning of its content.
  package func scrolledDistance(of id: ContainerID) -> Length? {
    screen.layout.collection(id)?.scrolledDistance
  }

  package func container(of item: ItemID) -> ContainerID? { screen.layout.container(of: item) }

  /// Returns a row without animations; `nil` for the lifted item, and for a row without controls.
  package func finalRow(of item: ItemID, _ content: some InteractiveContent) -> Row? {
    screen.finalRow(of: item, content)
  }

  /// Returns the interaction with `mask` toggled in a pointer's press, or for `nil` in all presses.
  package func withTraits(
    changedBy mask: Arbiter.Traits, ofItemUnder pointer: PointerID?
  ) -> Interaction {
    var other = interaction
    for id in other.pointers.touches.map(\.touch.id) where pointer == nil || pointer == id {
      other.pointers.update(id) { $0.traits.formSymmetricDifference(mask) }
    }
    return other
  }

  /// Returns the interaction with the mouse over another item, or over none, with another cursor.
  package func withHover(_ item: ItemID?, _ cursor: Cursor) -> Interaction {
    var other = interaction
    other.pointers.hover(item)
    _ = other.pointers.setCursor(cursor)
    return other
  }
}
