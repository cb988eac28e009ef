internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Returns the gestures that claim each pointer: those that are down, those of the last presses, and the mouse
  /// over an item that responds to it.
  package func pointerClaims(in content: some InteractiveContent) -> [PointerClaims] {
    let pressed = pointers.touches.map { claims(of: $0, content) }
    let ended = pointers.decisions.all.filter { pointers[$0.pointer] == nil }.map {
      claims(after: $0)
    }
    return ended + pressed + [hoveringClaims(content)].compactMap(\.self)
  }

  private func claims(
    of active: ActiveTouch, _ content: some InteractiveContent
  ) -> PointerClaims {
    let touch = active.touch
    let decision = active.role == .undecided ? nil : pointers.decisions[touch.id]
    var claims = claims(of: active.traits, for: touch.id.kind, decision)
    if decision == nil, canPinch(active, content) {
      claims.append(GestureClaim(kind: .pinch, triggers: [.secondFinger]))
    }
    return PointerClaims(
      pointer: touch.id, item: touch.item, part: active.part, phase: .pressed, claims: claims,
      decision: decision, moved: touch.translation.length,
      axis: screen.layout.axis(under: touch.item))
  }

  private func claims(after decision: GestureDecision) -> PointerClaims {
    PointerClaims(
      pointer: decision.pointer, item: decision.item, part: decision.part, phase: .ended,
      claims: claims(of: decision.traits, for: decision.pointer.kind, decision),
      decision: decision, moved: .zero, axis: decision.axis)
  }

  private func hoveringClaims(_ content: some InteractiveContent) -> PointerClaims? {
    guard let item = hovered, pointers[.mouse] == nil, !isDragging else { return nil }
    let part = hoveredPart.flatMap { part in
      screen.finalCell(of: item, content)?.parts.first { $0.name == part }.flatMap {
        screen.pressedPart(of: item, at: $0.frame.center, content)
      }
    }
    let traits = part?.traits ?? screen.traits(of: item, content)
    var claims = claims(of: traits, for: .mouse, nil)
    if Arbiter.outcome(of: .askedForMenu, for: .mouse, on: traits) == .menu {
      claims.append(GestureClaim(kind: .menu, triggers: [.askedForMenu]))
    }
    return PointerClaims(
      pointer: .mouse, item: item, part: part?.name, phase: .hovering, claims: claims,
      decision: nil, moved: .zero, axis: screen.layout.axis(under: item))
  }

  /// Returns the gestures of the arbiter's table, and whether each has won.
  private func claims(
    of traits: Arbiter.Traits, for pointer: PointerKind, _ decision: GestureDecision?
  ) -> [GestureClaim] {
    var claims: [GestureClaim] = []
    for trigger in Self.triggers where trigger != .held || holds(pointer) {
      guard let outcome = Arbiter.outcome(of: trigger, for: pointer, on: traits),
        let kind = GestureClaim.Kind(outcome)
      else { continue }
      if let index = claims.firstIndex(where: { $0.kind == kind }) {
        claims[index].triggers.append(trigger)
      } else {
        claims.append(GestureClaim(kind: kind, triggers: [trigger]))
      }
    }
    guard let decision else { return claims }
    if let winner = decision.winner, !claims.contains(where: { $0.kind == winner }) {
      claims.insert(GestureClaim(kind: winner, triggers: [decision.trigger]), at: 0)
    }
    for index in claims.indices {
      claims[index].state = claims[index].kind == decision.winner ? .won : .failed
    }
    return claims
  }

  /// The triggers that can end the wait of a press, in the order in which they can come.
  private static let triggers: [Arbiter.Trigger] = [
    .pressed, .movedBeyondLiftDistance, .movedAlong, .movedAcross, .held, .releasedUnmoved,
    .releasedInside,
  ]

  /// Whether a press of this kind has a long press: that of the mouse is a switch of the tuning.
  private func holds(_ pointer: PointerKind) -> Bool {
    pointer == .touch || screen.layout.tuning.mouseLongPressLifts
  }

  private func canPinch(_ active: ActiveTouch, _ content: some InteractiveContent) -> Bool {
    guard active.touch.id.kind == .touch, active.role == .undecided,
      let collection = active.touch.item.flatMap(screen.layout.collection(containing:))
    else { return false }
    return content.handlerSet(ofCollection: collection.id)?.handlers.magnify != nil
  }
}
