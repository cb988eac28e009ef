internal import DragKit
internal import DragKitInspection
internal import DragRecording
internal import PlaygroundScenes

/// A check of the items that presses hit and the targets that drags enter, against a
/// ``ReferenceLayout``.
struct HitTestingInvariant: Invariant {
  func check(_ step: Step) -> String? {
    switch step.event {
    case .pointerPressed(let id, let point, .primary): checkPress(step, id, point.clampedToFarthest)
    case .pointerMoved(_, let point, _), .pointerReleased(_, let point, _):
      checkTarget(step, point.clampedToFarthest)
    default: nil
    }
  }

  private func checkPress(_ step: Step, _ id: PointerID, _ point: Point) -> String? {
    let before = step.before
    // Skip a press that first ends a keyboard drag or a gesture of its pointer: the layout changes.
    guard !before.interaction.touches.contains(where: { $0.id == id }),
      before.interaction.session?.pointer != .keyboard
    else { return nil }
    let expected = Self.expectedItem(at: point, by: id.kind, before)
    let actual = step.after.interaction.touches.first { $0.id == id }?.item
    func name(_ item: ItemID?) -> String { item.map(before.content.name(of:)) ?? "nothing" }
    return actual == expected ? nil : "the press hit \(name(actual)), not \(name(expected))"
  }

  private func checkTarget(_ step: Step, _ point: Point) -> String? {
    let content = step.before.content
    guard let session = step.before.interaction.session, step.has(.dropEntered) else {
      return nil
    }
    let layout = ReferenceLayout(content: content, interaction: step.before.interaction)
    let candidates = content.stage.areas.flatMap {
      layout.dropCandidates(at: point, by: session, in: $0)
    }
    let names = candidates.map { JSONValue.string(content.name(of: $0)) }
    return step.calls.lazy.filter { $0.name == .dropEntered }.compactMap { $0["target"] }
      .first { !names.contains($0) }.map { "the drag entered \($0), which is not there" }
  }

  private static func expectedItem(
    at point: Point, by kind: PointerKind, _ state: Snapshot
  ) -> ItemID? {
    let (interaction, content) = (state.interaction, state.content)
    let layout = ReferenceLayout(content: content, interaction: interaction)
    if let entry = layout.item(at: point, in: .menus) { return entry }
    let returning = interaction.overlays(of: content).last {
      $0.isLanding && $0.unscaledFrame.contains(point)
    }
    if !state.isDragging, let returning { return returning.item }
    if let control = layout.item(at: point, in: .controls) { return control }
    let visible = content.stage.areas.flatMap { interaction.elements(in: $0.container) }
    let gliding = visible.last {
      $0.isGliding && $0.unscaledFrame.contains(point) && content.isUserInteractionEnabled($0.item)
    }
    return gliding?.item ?? layout.item(at: point, by: kind)
  }
}

/// A check that dropped items, or their copies, are next to each other in the gap that was open
/// or about to open.
///
/// After a keyboard drag, the item must be at the position in the last `dragMoved` call.
struct PlacementInvariant: Invariant {
  private var keyboardMove: Call?
  /// The gap at the release of items from another program; they drop when their data arrives.
  private var releasedGap: InsertionPlace?

  mutating func check(_ step: Step) -> String? {
    let reported = keyboardMove
    if step.event != nil || !step.calls.isEmpty {
      keyboardMove = step.calls.last { $0.name == .dragMoved }
    }
    if step.event == .incomingDrag(.released) {
      releasedGap = step.before.interaction.promisedGap
    }
    return reported.flatMap { checkKeyboardDrop(step, reported: $0) } ?? checkGap(step)
  }

  private func checkKeyboardDrop(_ step: Step, reported: Call) -> String? {
    guard step.ended == .dropped, step.orderChange == nil,
      step.event == .keyPressed(.space) || step.event == .keyPressed(.enter),
      let name = reported["item"]?.string, let container = reported["container"]?.string
    else { return nil }
    let model = step.after.model
    let item = step.droppedCopies ? step.addedItems.first : model.item(named: name)
    let place = item.flatMap(model.position(of:))
    let isThere =
      place.map {
        $0.container.name == container && reported["position"] == .integer($0.offset + 1)
      } ?? false
    return isThere ? nil : "'\(name)' is not in the reported place"
  }

  private func checkGap(_ step: Step) -> String? {
    guard let session = step.before.interaction.session, session.intoItem == nil,
      isRelease(step.event, of: session),
      let gap = session.pointer == .otherProgram
        ? releasedGap : step.before.interaction.promisedGap,
      step.calls.contains(where: { $0.name == .performDrop && $0["accepted"] == true })
    else { return nil }
    let (before, after) = (step.before.model, step.after.model)
    // A group of pictures that becomes empty is removed, too.
    let vanished = Set(before.allItems).subtracting(after.allItems)
    let leaving = (step.droppedCopies ? [] : session.localObjects) + vanished
    let preceding = leaving.compactMap(before.position(of:)).count {
      $0.container == gap.container && $0.offset < gap.gap.index
    }
    // The copy of a group is in the gap; the copies of its pictures are in another container.
    let copies = step.addedItems.filter { after.position(of: $0)?.container == gap.container }
    let landed = step.droppedCopies ? copies : session.localObjects
    let first = gap.gap.index - preceding
    let stray = landed.first { item in
      after.position(of: item).map { position in
        position.container != gap.container
          || !(first..<first + landed.count).contains(position.offset)
      } ?? true
    }
    guard let stray else { return landed.isEmpty ? "nothing landed in the gap" : nil }
    let place = after.position(of: stray).map { "\($0.container.name) \($0.offset)" }
    let name = step.after.content.name(of: stray)
    return
      "the gap was \(gap.container.name) \(first), and '\(name)' landed in \(place ?? "nothing")"
  }

  /// Returns whether an event releases the dragged items without moving them.
  private func isRelease(_ event: InputEvent.Kind?, of session: DragSession) -> Bool {
    switch event {
    case .pointerReleased(session.pointer, let point, .primary):
      point.clampedToFarthest == session.location
    case .keyPressed(.space), .keyPressed(.enter): session.pointer == .keyboard
    case .incomingDrag(.released), .incomingDrag(.received): session.pointer == .otherProgram
    default: false
    }
  }
}
