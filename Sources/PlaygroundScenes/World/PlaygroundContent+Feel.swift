internal import DragModel
internal import DragKit
internal import PlaygroundUI

// MARK: - The feel: its sliders, the presets and the comparison
extension PlaygroundContent {
  mutating func resetFeel() {
    changeFeel(by: .resetFeel) { $0.chrome.feel.value.choose($0.preset) }
  }

  mutating func adjust(_ control: Control, _ adjustment: Adjustment) {
    guard let slider = chrome.slider(control) else { return }
    let value = slider.value(after: adjustment)
    changeFeel(by: control, isByKey: true) { control.spec.setSlider(&$0, value) }
  }

  /// Resets a control's values to the usual ones; returns `false` for a control without any.
  mutating func resetValue(of control: Control) -> Bool {
    guard !control.parameters.isEmpty || chrome.panel.ownSlider(control) != nil else {
      return false
    }
    changeFeel(by: control) { $0.setUsualValue(of: control) }
    return true
  }

  fileprivate mutating func setUsualValue(of control: Control) {
    if let slider = chrome.panel.ownSlider(control) {
      control.spec.setSlider(&self, slider.usual)
    } else {
      chrome.feel.value.resetValue(of: control)
    }
  }

  /// Performs a change; if it changes the feel, that is one undoable step.
  mutating func changeFeel(
    by control: Control, isByKey: Bool = false, _ change: (inout PlaygroundContent) -> Void
  ) {
    let before = chrome.feel.value
    change(&self)
    chrome.feel.record(since: before, by: control, isByKey: isByKey, counts: undoCounts)
  }

  /// Puts A (the chosen preset) or B (the user's changes) in use.
  mutating func compareFeel(showsChosen: Bool) {
    if chrome.feel.value.showsChosen != showsChosen { chrome.feel.compare() }
  }
}

// MARK: - Undo and redo of the newest step, of the feel or of the shown page
extension PlaygroundContent {
  var undoCounts: PageNumbers { PageNumbers { pages[$0].undoCount } }

  /// Adapts the steps of the feel to those that pages have made or discarded since the last call.
  mutating func followSteps() {
    let counts = undoCounts
    guard counts != followedCounts else { return }
    chrome.feel.pagesChanged(from: followedCounts, to: counts)
    followedCounts = counts
  }

  /// Returns whether the next step in a direction is one of the feel; otherwise it is the page's.
  private func isStepOfFeel(_ direction: UndoDirection) -> Bool {
    guard let step = chrome.feel.history.states(direction).last, chrome.feel.held == nil else {
      return false
    }
    return shown.undoCount == step.counts[page]
  }

  func canStep(_ direction: UndoDirection) -> Bool {
    shown.canStep(direction) || isStepOfFeel(direction)
  }

  mutating func step(_ direction: UndoDirection) {
    guard isStepOfFeel(direction) else {
      let step = model.canStep(direction) ? model.steps(direction).last : nil
      change { $0.step(direction) }
      // Only updates the counts, because the page has made and discarded no step.
      followedCounts = undoCounts
      return noteChanges(of: direction == .undo ? step?.inverse : step)
    }
    chrome.feel.step(direction)
    layOut()
  }

  private mutating func noteChanges(of step: ChangeSet?) {
    // Only the first changes, because a step of a huge board can have too many.
    let changes = step?.changes.prefix(TileSelection.limit) ?? []
    changedItems = changes.compactMap { shown.item(showing: $0) }
  }

  /// Returns and clears the items to scroll to: those that this event undid, redid or appended.
  mutating func takeChangedItems() -> [ItemID] {
    let items = changedItems + shown.appended
    if !items.isEmpty { changedItems = [] }
    if !shown.appended.isEmpty { shown.appended = [] }
    return items
  }

  /// Returns the title of undo or redo with its next step, such as "Undo Move Tile 8"; `nil` if
  /// there is none.
  func stepTitle(_ direction: UndoDirection) -> String? {
    var step = shown.stepTitle(direction, chrome.language)
    if isStepOfFeel(direction) {
      // Not a preset's own title, which would be unclear: "Undo Default".
      let control = chrome.feel.history.states(direction).last?.control
      step = control.map { (FeelPreset($0) == nil ? $0 : .feelPreset).title }
    }
    let command: Control = direction == .undo ? .undo : .redo
    return step.map { step in
      chrome.text(LocalizedString("step-title", texts: ["command": command.title, "step": step]))
    }
  }
}

/// A responder that moves a slider of the feel or of the page; a double click resets its value.
///
/// A drag of a slider of the feel is one undoable step, and so is a double click.
struct SliderResponder: SingleTouchResponder {
  let control: Control

  func touchBegan(_ touch: Touch, content: inout PlaygroundContent) {
    content.chrome.feel.hold(control)
    if isReset(by: touch) {
      content.setUsualValue(of: control)
    } else {
      touchMoved(touch, content: &content)
    }
  }

  func touchMoved(_ touch: Touch, content: inout PlaygroundContent) {
    guard let slider = content.chrome.slider(control), !isReset(by: touch),
      let track = content.chrome.frame(of: control).map(Widget.track(ofSliderIn:)), track.width > 0
    else { return }
    let share = Fraction((touch.location.x - track.minX).subpixels, track.width.subpixels)
    control.spec.setSlider(&content, slider.value(at: share))
  }

  func touchEnded(_ touch: Touch, content: inout PlaygroundContent) {
    guard let held = content.chrome.feel.release() else { return }
    let counts = content.undoCounts
    content.chrome.feel.record(since: held.before, by: held.control, counts: counts)
  }

  func touchCancelled(_ touch: Touch, content: inout PlaygroundContent) {
    touchEnded(touch, content: &content)
  }

  private func isReset(by touch: Touch) -> Bool { touch.tapCount % 2 == 0 }
}
