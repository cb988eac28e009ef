extension Interaction {
  /// Returns the kind of a pointer's gesture; `nil` if the pointer makes none.
  ///
  /// It makes none while it is not down, or while its gesture is not decided yet. It also makes none
  /// after its gesture was cancelled or abandoned.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? {
    switch gesture(of: pointer) {
    case .drag: .drag
    // A selection band and the selection of a text follow the pointer, too.
    case .follow, .band, .selectText: .follow
    case .scroll, .scrollBar, .magnify: .scroll
    case .swipe: .swipe
    case .menu, .tap, nil: nil
    }
  }

  /// Returns the element that shows the keyboard focus; `nil` if none does.
  package func focus(in content: some InteractiveContent) -> Landmark.ID? {
    guard let item = focused, let area = facts.focusedContainer else { return nil }
    let container = content.model.position(of: item)?.container ?? area
    return Landmark.ID(content.name(of: item), in: container.name, part: focusedRowControl)
  }

  /// Returns the gap that a collection view has open for the dragged items; `nil` if none is open.
  ///
  /// The gaps directly before and after the lifted item's place in the model are one place on the
  /// screen, unless the item stays there as the source of a copy or a link. For both, the returned gap is
  /// the one before the item.
  public func openGap(in content: some InteractiveContent) -> OpenGap? {
    guard let session, let place = session.target?.gap else { return nil }
    let moved = session.operation?.keepsSource == true ? nil : session.item
    let own = moved.flatMap { content.model.position(of: $0) }
    let isOwn = own.map { $0.container == place.container && place.gap == .after($0.offset) }
    let index = isOwn == true ? place.gap.index - 1 : place.gap.index
    return OpenGap(before: index, in: place.container.name)
  }
}
