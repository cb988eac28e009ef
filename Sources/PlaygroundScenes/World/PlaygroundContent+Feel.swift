internal import DragModel
internal import DragKit
internal import PlaygroundUI

// The feel: its sliders, the presets, the comparison, and the steps that can be undone.
extension PlaygroundContent {
  mutating func resetFeel() { changeFeel(by: .resetFeel) { $0.choose($0.feel.preset) } }

  mutating func adjust(_ control: Control, _ adjustment: Adjustment) {
    guard let slider = TuningSlider.of(control) else { return }
    changeFeel(by: control, isByKey: true) { chrome in
      slider.setValue(slider.value(after: adjustment, chrome.tuning), in: &chrome.tuning)
    }
  }

  /// Gives a value that of the preset; `false` if the control has none.
  mutating func resetValue(of control: Control) -> Bool {
    guard !TuningSlider.parameters(of: control).isEmpty else { return false }
    changeFeel(by: control) { $0.resetValue(of: control) }
    return true
  }

  /// Changes the feel in a step that can be undone.
  ///
  /// A change while the preset is shown starts from the preset and replaces the previous B.
  mutating func changeFeel(
    by control: Control, isByKey: Bool = false, _ change: (inout Chrome) -> Void
  ) {
    let before = chrome.feelValue
    change(&chrome)
    noteFeel(since: before, by: control, isByKey: isByKey)
  }

  fileprivate mutating func noteFeel(
    since before: FeelValue, by control: Control, isByKey: Bool = false
  ) {
    if chrome.tuning != before.tuning { chrome.feel.hidden = nil }
    guard chrome.feelValue != before else { return }
    chrome.feel.record(before, by: control, isByKey: isByKey, counts: undoCounts)
  }
}

// Undo and redo, of the feel and of the page that is shown: the newest step first.
extension PlaygroundContent {
  private var undoCounts: PageNumbers { PageNumbers { pages[$0].stepCount(.undo) } }

  /// Whether the newest step in a direction is one of the feel.
  private func isStepOfFeel(_ direction: UndoDirection) -> Bool {
    guard let step = chrome.feel.steps(direction).last, chrome.feel.held == nil else {
      return false
    }
    let count = shown.stepCount(.undo)
    return switch direction {
    case .undo: count <= step.counts[page]
    // A page that has made or undone other steps since redoes those first, or nothing.
    case .redo: count == step.counts[page] && shown.redoMark == step.redoMarks[page]
    }
  }

  func canStep(_ direction: UndoDirection) -> Bool {
    shown.canStep(direction) || isStepOfFeel(direction)
  }

  mutating func step(_ direction: UndoDirection) {
    guard isStepOfFeel(direction) else {
      let step = model.canStep(direction) ? model.steps(direction).last : nil
      change { $0.step(direction) }
      return noteChanges(of: direction == .undo ? step?.inverse : step)
    }
    let redoMarks = PageNumbers { pages[$0].redoMark }
    var feel = chrome.feel
    guard let value = feel.step(direction, from: chrome.feelValue, redoMarks: redoMarks) else {
      return
    }
    chrome.feel = feel
    chrome.feelValue = value
    layOut()
  }

  private mutating func noteChanges(of step: ChangeSet?) {
    // A step of a huge board is not walked through.
    let changes = step?.changes.prefix(TileSelection.limit) ?? []
    changedItems = changes.compactMap { shown.item(showing: $0) }
  }

  /// Takes the items to scroll to: those that this event undid, redid or appended.
  mutating func takeChangedItems() -> [ItemID] {
    let items = changedItems + shown.appended
    if !items.isEmpty { changedItems = [] }
    if !shown.appended.isEmpty { shown.appended = [] }
    return items
  }

  /// Returns the title of undo or redo with its next step, such as "Undo Move 8"; `nil` without a
  /// step.
  func stepTitle(_ direction: UndoDirection) -> String? {
    let language = chrome.language
    var title: LocalizedString?
    if isStepOfFeel(direction) {
      // "Undo Default" would not say of what.
      let control = chrome.feel.steps(direction).last?.control
      title = control.map { (FeelPreset.of($0) == nil ? $0 : .feelPreset).title }
    } else {
      title = shown.stepTitle(direction, language)
    }
    let command: Control = direction == .undo ? .undo : .redo
    return title.map { step in
      LocalizedString("step-title", texts: ["command": command.title, "step": step]).text(language)
    }
  }
}

/// Moves a slider of the feel.
///
/// A drag is one undoable step. So is a double click, which resets the value to the preset's.
struct SliderResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content: inout PlaygroundContent) {
    guard let control = touch.item.flatMap(Control.init) else { return }
    content.chrome.feel.hold(control, before: content.chrome.feelValue)
    if touch.tapCount % 2 == 0 {
      content.chrome.resetValue(of: control)
    } else {
      follow(touch, control, &content)
    }
  }

  func touchMoved(_ touch: Touch, content: inout PlaygroundContent) {
    guard touch.tapCount % 2 != 0, let control = touch.item.flatMap(Control.init) else { return }
    follow(touch, control, &content)
  }

  func touchEnded(_ touch: Touch, content: inout PlaygroundContent) {
    guard let held = content.chrome.feel.release() else { return }
    content.noteFeel(since: held.before, by: held.control)
  }

  func touchCancelled(_ touch: Touch, content: inout PlaygroundContent) {
    touchEnded(touch, content: &content)
  }

  private func follow(_ touch: Touch, _ control: Control, _ content: inout PlaygroundContent) {
    guard let slider = TuningSlider.of(control),
      let track = content.chrome.frame(of: control).map(Widget.track(ofSliderIn:)), track.width > 0
    else { return }
    let share = Fraction((touch.location.x - track.minX).subpixels, track.width.subpixels)
    slider.setValue(slider.value(at: share), in: &content.chrome.tuning)
  }
}
