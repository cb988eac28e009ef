internal import DragKit
internal import PlaygroundScenes

/// A press hits what rests under it, or what is seen flying home or gliding; a drag enters what rests
/// under it.
struct HitTestingWatch: Watch {
  let law = Law.hitTesting

  mutating func watch(_ moment: Moment) -> String? {
    switch moment.event {
    case .pointerPressed(let id, let point, .primary): hit(moment, id, point.clampedToFarthest)
    case .pointerMoved(_, let point, _), .pointerReleased(_, let point, _):
      enter(moment, point.clampedToFarthest)
    default: nil
    }
  }

  private func hit(_ moment: Moment, _ id: PointerID, _ point: Point) -> String? {
    let before = moment.before
    // Where the pointer was down already, its drag ends first, and the layout is another.
    guard !before.interaction.touches.contains(where: { $0.touch.id == id }),
      before.interaction.session?.pointer != .keyboard
    else { return nil }
    let expected = Self.expected(at: point, by: id.kind, before)
    let touch = moment.after.interaction.touches.first { $0.touch.id == id }
    let hit = touch?.touch.item
    return hit == expected
      ? nil
      : "the press hit \(name(hit, before)) and not \(name(expected, before))"
  }

  private func enter(_ moment: Moment, _ point: Point) -> String? {
    let content = moment.before.content
    guard moment.before.isDragging, moment.has("dropEntered") else { return nil }
    let layout = SettledLayout(content: content, interaction: moment.before.interaction)
    let candidates = content.stage.areas.compactMap { layout.dropCandidate(at: point, in: $0) }
    for call in moment.calls where call.name == "dropEntered" {
      let isThere = candidates.contains { .string(content.name(of: $0)) == call["target"] }
      if !isThere { return "the drag entered \(call["target"] ?? .null), which is not there" }
    }
    return nil
  }

  private static func expected(at point: Point, by kind: PointerKind, _ sight: Sight) -> ItemID? {
    let (interaction, content) = (sight.interaction, sight.content)
    let layout = SettledLayout(content: content, interaction: interaction)
    if let entry = layout.item(at: point, in: .menus) { return entry }
    let caught = interaction.motion.overlays.last {
      $0.returnsHome && interaction.seenFrame(of: $0).contains(point)
    }
    if !sight.isDragging, let caught { return caught.item }
    if let control = layout.item(at: point, in: .controls) { return control }
    let gliding = interaction.motion.displacements.last {
      $0.glides && interaction.seenFrame(of: $0.item)?.contains(point) == true
        && content.isUserInteractionEnabled($0.item)
    }
    return gliding?.item ?? layout.item(at: point, by: kind)
  }

  private func name(_ item: ItemID?, _ sight: Sight) -> String {
    item.map(sight.content.name(of:)) ?? "nothing"
  }
}
