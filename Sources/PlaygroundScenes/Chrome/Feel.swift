internal import DragKit

/// The compared tunings, and the steps that led to them.
///
/// A is the chosen preset, and B has the user's changes. The chrome's tuning is the shown one.
struct Feel: Hashable, Sendable {
  var preset = FeelPreset.standard
  /// The changed tuning while the preset is shown; `nil` while the changed tuning is shown, or
  /// without changes.
  var hidden: Tuning?
  private(set) var history = UndoHistory<FeelStep>()
  /// The current drag of a slider; `nil` while no slider is held.
  private(set) var held: HeldFeel?

  private static let capacity = 50
}

/// The part of the feel that a step changes.
struct FeelValue: Hashable, Sendable {
  let preset: FeelPreset
  let tuning: Tuning
  let hidden: Tuning?
}

/// A change of the feel that can be undone.
struct FeelStep: Hashable, Sendable {
  /// The value before the step; for a step to redo, the value after it.
  fileprivate(set) var value: FeelValue
  /// The control that changed the value.
  let control: Control
  /// Whether keys made the step; further keys on the same control continue it.
  let isByKey: Bool
  /// The number of undoable steps on each page at that time; a page with more has a newer step.
  let counts: PageNumbers
  /// In a redo step: a hash of each page's redo steps when the step was undone.
  fileprivate(set) var redoMarks = PageNumbers()
}

/// A number for each page, 0 by default.
///
/// Trailing zeros are not stored, so a new page changes no encoded state.
struct PageNumbers: Hashable, Sendable {
  private var numbers: [Int] = []

  init() {}

  init(_ number: (Page) -> Int) {
    numbers = Page.allCases.map(number)
    while numbers.last == 0 { numbers.removeLast() }
  }

  subscript(page: Page) -> Int {
    numbers.indices.contains(page.rawValue) ? numbers[page.rawValue] : 0
  }
}

struct HeldFeel: Hashable, Sendable {
  let before: FeelValue
  let control: Control
  /// The number of fingers on sliders.
  var touches = 1
}

extension Feel {
  mutating func hold(_ control: Control, before: FeelValue) {
    if held == nil {
      held = HeldFeel(before: before, control: control)
    } else {
      held?.touches += 1
    }
  }

  /// Ends a touch of a slider; returns the whole drag after the last touch.
  mutating func release() -> HeldFeel? {
    held?.touches -= 1
    return held?.touches == 0 ? held.take() : nil
  }

  mutating func record(
    _ before: FeelValue, by control: Control, isByKey: Bool = false, counts: PageNumbers
  ) {
    if isByKey, let last = history.states(.undo).last, last.isByKey, last.control == control,
      last.counts == counts
    {
      return history.discardUndone()
    }
    let step = FeelStep(value: before, control: control, isByKey: isByKey, counts: counts)
    history.record(step, capacity: Self.capacity)
  }

  /// Takes a step, and returns its value; `nil` without a step.
  mutating func step(
    _ direction: UndoDirection, from now: FeelValue, redoMarks: PageNumbers
  ) -> FeelValue? {
    guard var step = history.states(direction).last else { return nil }
    let value = step.value
    step.value = now
    step.redoMarks = direction == .undo ? redoMarks : PageNumbers()
    history.step(direction, &step)
    return value
  }
}

extension Chrome {
  /// The tuning of the chosen preset.
  var chosenTuning: Tuning { feel.preset.tuning.watched(as: tuning) }

  var feelValue: FeelValue {
    get { FeelValue(preset: feel.preset, tuning: tuning, hidden: feel.hidden) }
    set {
      let watched = tuning
      (feel.preset, feel.hidden) = (newValue.preset, newValue.hidden)
      tuning = newValue.tuning.watched(as: watched)
    }
  }

  /// Whether there are two tunings to compare.
  var canCompare: Bool { feel.hidden != nil || tuning != chosenTuning }

  /// Whether the chosen tuning is shown.
  var showsChosen: Bool { feel.hidden != nil || tuning == chosenTuning }

  /// Shows the other tuning.
  mutating func compare() {
    guard canCompare, feel.held == nil else { return }
    let shown = tuning
    if let hidden = feel.hidden.take() {
      tuning = hidden.watched(as: shown)
    } else {
      (feel.hidden, tuning) = (shown, chosenTuning)
    }
  }

  /// Returns whether a control's value differs from the chosen tuning.
  func isChanged(_ control: Control) -> Bool {
    let (now, chosen) = (tuning, chosenTuning)
    return TuningSlider.parameters(of: control).contains {
      $0.value(in: now) != $0.value(in: chosen)
    }
  }

  /// Gives a control the value of the chosen tuning.
  mutating func resetValue(of control: Control) {
    let chosen = chosenTuning
    for parameter in TuningSlider.parameters(of: control) {
      parameter.setValue(parameter.value(in: chosen), in: &tuning)
    }
  }

  mutating func choose(_ preset: FeelPreset) {
    feelValue = FeelValue(preset: preset, tuning: preset.tuning, hidden: nil)
  }
}

extension Tuning {
  /// The numbers of this tuning, with the switches of `other` that only change how it is watched.
  fileprivate func watched(as other: Tuning) -> Tuning {
    var tuning = self
    (tuning.slowMotion, tuning.slowMotionFactor) = (other.slowMotion, other.slowMotionFactor)
    tuning.reducedMotion = other.reducedMotion
    return tuning
  }
}

extension Feel: FieldCoded {
  static let fields = Fields(Feel.init) { ($0.preset, $0.hidden, $0.history, $0.held) }

  var isValid: Bool {
    [.undo, .redo].allSatisfy { history.states($0).count <= Self.capacity }
  }
}

extension FeelValue: FieldCoded {
  static let fields = Fields(FeelValue.init) { ($0.preset, $0.tuning, $0.hidden) }
}

extension FeelStep: FieldCoded {
  static let fields = Fields(FeelStep.init) {
    ($0.value, $0.control, $0.isByKey, $0.counts, $0.redoMarks)
  }
}

extension PageNumbers: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(numbers) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    numbers = try reader.read()
    guard numbers.count <= Page.allCases.count, numbers.last != 0 else {
      throw reader.invalid("numbers of pages")
    }
  }
}

extension HeldFeel: FieldCoded {
  static let fields = Fields(HeldFeel.init) { ($0.before, $0.control, $0.touches) }

  var isValid: Bool { touches > 0 }
}
