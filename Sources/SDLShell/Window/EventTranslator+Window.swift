internal import DragFrameIO
internal import DragGeometry

extension EventTranslator {
  mutating func windowChanged(_ change: RawEvent.WindowChange) -> Outcome {
    switch change {
    case .shown, .restored: show()
    case .hidden, .minimized: hide()
    case .exposed: see()
    case .resized(let width, let height): resize(width, height)
    case .mouseLeft: leave()
    case .focusGained: .passed(.focusGained)
    case .focusLost: loseFocus()
    case .mouseEntered, .other: .discarded(.housekeeping)
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
    // No release follows for a button that is held while the window goes away, nor surely for a finger.
    heldButtons.removeAll()
    fingers = FingerNumbers()
    guard visibility != .neverSeen else { return .discarded(.hiddenAtStart) }
    guard visibility == .shown else { return .discarded(.seenAlready) }
    visibility = .hidden
    return .passed(.windowHidden)
  }

  /// Takes note that the window stands on the screen for the first time.
  private mutating func see() -> Outcome {
    if visibility == .neverSeen { visibility = .shown }
    return .discarded(.housekeeping)
  }

  private mutating func loseFocus() -> Outcome {
    // Fingers are reported further, but what they held has ended.
    fingers = FingerNumbers()
    return .passed(.focusLost)
  }

  private mutating func resize(_ width: Int, _ height: Int) -> Outcome {
    windowSize = DeviceSize(width: max(1, width), height: max(1, height))
    return .passed(
      .windowResized(
        Size(
          width: logical(Double(windowSize.width)), height: logical(Double(windowSize.height)))))
  }

  private func leave() -> Outcome {
    guard fingers.isEmpty else { return .discarded(.leaveBesideFingers) }
    return heldButtons.isEmpty ? .passed(.pointerLeft) : .discarded(.leaveWhileHeld)
  }
}
