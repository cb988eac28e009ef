extension EventTranslator {
  mutating func windowChanged(_ change: RawEvent.WindowChange) -> Outcome {
    switch change {
    case .shown, .restored: show()
    case .hidden, .minimized: hide()
    case .exposed: expose()
    case .resized(let width, let height): resize(width, height)
    case .mouseLeft: leave()
    case .focusGained: .passed(.focusGained)
    case .focusLost: .passed(.focusLost)
    case .other: .discarded(.housekeeping)
    }
  }

  private mutating func show() -> Outcome {
    guard visibility == .hidden else {
      return .discarded(visibility == .neverSeen ? .hiddenAtStart : .seenAlready)
    }
    visibility = .shown
    return .passed(.windowShown)
  }

  private mutating func hide() -> Outcome {
    guard visibility != .neverSeen else { return .discarded(.hiddenAtStart) }
    guard visibility == .shown else { return .discarded(.seenAlready) }
    visibility = .hidden
    return .passed(.windowHidden)
  }

  private mutating func expose() -> Outcome {
    if visibility == .neverSeen { visibility = .shown }
    return .discarded(.housekeeping)
  }

  private mutating func resize(_ width: Int, _ height: Int) -> Outcome {
    windowSize = DeviceSize(width: max(1, width), height: max(1, height))
    let corner = point(Double(windowSize.width), Double(windowSize.height))
    return .passed(.windowResized(Size(width: corner.x, height: corner.y)))
  }

  private func leave() -> Outcome {
    guard fingers.isEmpty else { return .discarded(.leaveBesideFingers) }
    return heldButtons.isEmpty ? .passed(.pointerLeft) : .discarded(.leaveWhileHeld)
  }
}
