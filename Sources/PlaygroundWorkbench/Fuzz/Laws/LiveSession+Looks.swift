internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// A closer look at some moments; at all of them it would take too long.
extension LiveSession {
  mutating func lookCloser() {
    guard random.next(below: session.closerLooks) == 0 else { return }
    if recorder != nil {
      let frame = world.frame(reusing: cache)
      find(.cost, frameCost(frame))
      frames[Glance(time: world.interaction.now, events: recordedEvents)] = frame
    }
    do {
      let copy = try World(canonicalBytes: world.canonicalBytes)
      find(.replay, copy == world ? nil : "a copy from its bytes is another")
      if shadow == nil, session.ways.contains(.copy) { shadow = copy }
    } catch {
      find(.replay, "its bytes cannot be read: \(error)")
    }
  }

  /// Lets the copy do what the world has done.
  mutating func follow(with step: (inout World) -> Output, _ result: Output) {
    guard var copy = shadow else { return }
    shadow = nil
    let isSame = step(&copy) == result
    shadow = copy
    if !isSame { find(.replay, "a copy from its bytes did something else") }
  }
}

// Undo, tried out on a copy of the world.
extension LiveSession {
  func undoAndRedo(since before: [ContainerID: ItemOrder]) -> String? {
    let after = world.content.model.orders
    guard before != after else { return nil }
    var copy = world
    copy.press(.z, with: .control)
    if copy.content.model.orders != before {
      return "an undo of the drop did not restore the order"
    }
    copy.press(.z, with: [.control, .shift])
    return copy.content.model.orders == after
      ? nil : "a redo of the drop did not restore the order"
  }

  func undoEverything(backTo start: [ContainerID: ItemOrder]) -> String? {
    var (copy, past) = (world, [world.content.undoableHash])
    while copy.content.canUndo, past.count < 1000 {
      copy.press(.z, with: .control)
      past.append(copy.content.undoableHash)
    }
    if copy.content.model.orders != start { return "undoing everything did not restore the start" }
    for before in past.dropLast().reversed() {
      copy.press(.y, with: .control)
      if copy.content.undoableHash != before { return "a redo did not restore what was undone" }
    }
    return nil
  }
}

extension FuzzedWorld {
  fileprivate mutating func press(_ key: Key, with modifiers: Modifiers) {
    let now = interaction.now
    _ = apply(InputEvent(time: now, .modifiersChanged(modifiers)))
    _ = apply(InputEvent(time: now, .keyPressed(key)))
  }
}
