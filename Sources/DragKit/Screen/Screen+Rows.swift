// MARK: - Rows with their accessories and swipe actions

extension Screen {
  /// Returns a row as it is drawn now, or if `isFinal` is `true`, without animations.
  ///
  /// It is `nil` if the item has no place, or is in no row of a collection view with handlers.
  func row<Content>(
    of item: ItemID, isFinal: Bool = false, in content: Content,
    by registry: HandlerRegistry<Content>
  ) -> Row? {
    guard let frame = isFinal ? layout.frame(of: item) : seenFrame(of: item),
      let collection = layout.collection(withRow: item),
      let set = registry.collection(collection.id)
    else { return nil }
    var swipe = Row.Swipe()
    if let state = rowStates.swipe(of: item, in: collection.id) {
      swipe = Row.Swipe(offset: isFinal ? state.settledOffset : state.offset)
      let measures = set.handlers.swipeMeasures(
        of: item, in: frame.width, content, layout.tuning.swipe)
      if let measures, !state.canHaveOvershot(in: measures) {
        swipe.actions = set.handlers.swipeButtons(of: item, at: swipe.edge, content)
        swipe.isFull = !isFinal && state.isHeld && state.isFull(in: measures)
      }
    }
    let finalEditing: Fraction = collection.area.isEditing ? .one : .zero
    return Row(
      item, in: frame, accessories: set.handlers.styles(of: item, content),
      editing: isFinal ? finalEditing : rowStates.editing(collection.id), swipe,
      isRightToLeft: collection.area.isRightToLeft)
  }

  /// Returns a row without animations, in which presses find controls; `nil` for the lifted item,
  /// and for an item that is in no row with controls.
  func finalRow<Content: InteractiveContent>(of item: ItemID, _ content: Content) -> Row? {
    guard drag?.item != item, let collection = layout.collection(withRow: item),
      content.handlerSet(ofCollection: collection.id)?.hasRowControls == true
    else { return nil }
    return row(of: item, isFinal: true, in: content, by: Content.handlers)
  }
}

// MARK: - Controls of rows

extension Screen {
  /// Returns the control of a row that a press hits, and its traits; `nil` if it hits none.
  ///
  /// In an open row, a press beside the controls hits ``Row/swipedRow``: it closes the row.
  func pressedControl(
    of item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> (name: String, traits: Arbiter.Traits)? {
    guard let row = finalRow(of: item, content), row.rowFrame.contains(point) else { return nil }
    let traits = traits(of: item, content).intersection([.scrollable, .swipeable])
    if let name = row.control(at: point)?.name {
      if name == RowAccessoryStyle.Kind.reorder.controlName {
        let isHandle = content.canLift(item, inCollection: layout.container(of: item))
        return (name, isHandle ? .handle : traits)
      }
      if isTappable(name, of: item, content) { return (name, traits.union(.tappable)) }
    }
    return row.actions.isEmpty ? nil : (Row.swipedRow, traits.union(.tappable))
  }

  /// Returns the control of a row at a point that responds to the mouse; `nil` if none does.
  func respondingControl(
    of item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> String? {
    guard let control = pressedControl(of: item, at: point, content) else { return nil }
    let responds = !control.traits.isDisjoint(with: [.tappable, .handle])
    return responds && control.name != Row.swipedRow ? control.name : nil
  }

  /// Returns the pressed control's frame; `nil` if no control is pressed, or the row has lost it.
  func controlFrame(of active: ActiveTouch, _ content: some InteractiveContent) -> Rect? {
    guard let control = active.control, let item = active.touch.item else { return nil }
    let row = finalRow(of: item, content)
    return control == Row.swipedRow
      ? row?.frame : row?.controls.first { $0.name == control }?.frame
  }

  /// Returns the controls of a row that keys can press, from left to right.
  func controlsToPress(of item: ItemID, _ content: some InteractiveContent) -> [String] {
    let controls = finalRow(of: item, content)?.controls ?? []
    return controls.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name)
      .filter { isTappable($0, of: item, content) }
  }

  /// Returns whether a tap on a control calls a handler, or for a delete accessory shows actions.
  private func isTappable(
    _ control: String, of item: ItemID, _ content: some InteractiveContent
  ) -> Bool {
    if control == RowAccessoryStyle.Kind.reorder.controlName { return false }
    let set = content.handlerSet(ofCollection: layout.container(of: item))
    guard let accessory = set?.handlers.accessory(control, of: item, content) else { return true }
    return accessory.action != nil
      || accessory.style.kind == .delete
        && set?.handlers.swipeActions(of: item, at: .trailing, content) != nil
  }
}
