internal import DragKit

/// The tunings that the user compares, and the undoable steps that changed them.
struct Feel: Hashable, Sendable {
  var value = FeelValue()
  private(set) var history = UndoHistory<FeelStep>()
  /// The current drag of a slider; `nil` while no slider is held.
  private(set) var held: HeldFeel?

  private static let capacity = 50
}

/// The tuning in use, and the tuning with which the user compares it.
///
/// A is the tuning of the chosen preset, and B is the tuning with the user's changes.
struct FeelValue: Hashable, Sendable {
  var preset = FeelPreset.standard
  /// The tuning in use: A or B.
  @Box var tuning = Tuning()
  /// B while A is in use; `nil` while B is in use, or if the user has made no changes.
  var hidden: Tuning?
}

/// An undoable change of the feel.
struct FeelStep: Hashable, Sendable {
  /// The value before the step; for a step to redo, the value after it.
  fileprivate(set) var value: FeelValue
  /// The control that changed the value; its title names the step.
  let control: Control
  /// Whether the step was made with keys; further keys on the same control continue it.
  let isByKey: Bool
  /// Each page's number of undoable steps at that time; a page that now has more has a newer step.
  fileprivate(set) var counts: PageNumbers
}

/// A number for each page, 0 by default.
///
/// Trailing zeros are not stored, so a new page changes no encoded state.
struct PageNumbers: Hashable, Sendable {
  private(set) var numbers: [Int] = []

  subscript(page: Page) -> Int {
    numbers.indices.contains(page.rawValue) ? numbers[page.rawValue] : 0
  }
}

extension PageNumbers {
  init(_ number: (Page) -> Int) {
    numbers = Page.allCases.map(number)
    while numbers.last == 0 { numbers.removeLast() }
  }
}

/// A drag of sliders, from the first touch to the last release.
struct HeldFeel: Hashable, Sendable {
  let before: FeelValue
  let control: Control
  /// The number of touches that hold sliders.
  var touches = 1
}

extension Feel {
  mutating func hold(_ control: Control) {
    if held == nil {
      held = HeldFeel(before: value, control: control)
    } else {
      held?.touches += 1
    }
  }

  /// Ends a touch of a slider; returns the drag if this was its last touch, and otherwise `nil`.
  mutating func release() -> HeldFeel? {
    held?.touches -= 1
    return held?.touches == 0 ? held.take() : nil
  }

  /// Records a step if the value has changed since `before`.
  ///
  /// A change while A is in use becomes the new B. A step with keys continues the last one if that
  /// was made with keys on the same control, when every page had as many steps as now.
  mutating func record(
    since before: FeelValue, by control: Control, isByKey: Bool = false, counts: PageNumbers
  ) {
    if value.tuning != before.tuning { value.hidden = nil }
    guard value != before else { return }
    if isByKey, let last = history.states(.undo).last, last.isByKey, last.control == control,
      last.counts == counts
    {
      return history.discardUndone()
    }
    let step = FeelStep(value: before, control: control, isByKey: isByKey, counts: counts)
    history.record(step, capacity: Self.capacity)
  }

  /// Undoes or redoes the newest step, if any; slow and reduced motion stay as they are.
  mutating func step(_ direction: UndoDirection) {
    guard var step = history.states(direction).last else { return }
    let watched = value.tuning
    swap(&value, &step.value)
    value.tuning = value.tuning.watched(as: watched)
    history.step(direction, &step)
  }

  /// Discards the undone steps if a page gained a step; limits the stored counts of pages that lost
  /// some.
  ///
  /// `former` and `counts` are the numbers of undoable steps before and after the change.
  mutating func pagesChanged(from former: PageNumbers, to counts: PageNumbers) {
    if Page.allCases.contains(where: { counts[$0] > former[$0] }) { history.discardUndone() }
    history.forEachStep { step in
      let older = step.counts
      step.counts = PageNumbers { counts[$0] < former[$0] ? min(older[$0], counts[$0]) : older[$0] }
    }
  }

  /// Switches to the other tuning, unless a slider is held.
  mutating func compare() { if held == nil { value.compare() } }
}

extension FeelValue {
  /// A: the chosen preset's tuning, with slow and reduced motion as they are in ``tuning``.
  var chosenTuning: Tuning { preset.tuning.watched(as: tuning) }

  /// Whether the user has made a B that differs from A.
  var canCompare: Bool { hidden != nil || tuning != chosenTuning }

  /// Whether A is in use.
  var showsChosen: Bool { hidden != nil || tuning == chosenTuning }

  fileprivate mutating func compare() {
    guard canCompare else { return }
    let shown = tuning
    if let other = hidden.take() {
      tuning = other.watched(as: shown)
    } else {
      (hidden, tuning) = (shown, chosenTuning)
    }
  }

  mutating func choose(_ preset: FeelPreset) {
    self = FeelValue(preset: preset, tuning: preset.tuning.watched(as: tuning))
  }
}

extension Tuning {
  /// Returns this tuning with slow and reduced motion as they are in `other`.
  fileprivate func watched(as other: Tuning) -> Tuning {
    var tuning = self
    (tuning.slowMotion, tuning.slowMotionFactor) = (other.slowMotion, other.slowMotionFactor)
    tuning.reducedMotion = other.reducedMotion
    return tuning
  }
}

extension Feel: CanonicalCodable {
  /// Writes the feel without ``FeelValue/tuning``, which the chrome writes.
  func encode(into writer: inout CanonicalWriter) {
    writer.write(value.preset, value.hidden, history, held)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (value.preset, value.hidden, history, held) = try reader.read()
    let isValid = [.undo, .redo].allSatisfy { history.states($0).count <= Self.capacity }
    guard isValid else { throw reader.invalid("Feel") }
  }
}

extension FeelValue: FieldCoded {
  static let fields = Fields(FeelValue.init) { ($0.preset, $0.tuning, $0.hidden) }
}

extension FeelStep: FieldCoded {
  // The last field is no longer used; without it, no older state could be read.
  static let fields = Fields({ value, control, isByKey, counts, _ in
    FeelStep(value: value, control: control, isByKey: isByKey, counts: counts)
  }) { ($0.value, $0.control, $0.isByKey, $0.counts, PageNumbers()) }
}

extension PageNumbers: FieldCoded {
  static let fields = Fields(PageNumbers.init(numbers:)) { $0.numbers }

  var isValid: Bool { numbers.count <= Page.allCases.count && numbers.last != 0 }
}

extension HeldFeel: FieldCoded {
  static let fields = Fields(HeldFeel.init) { ($0.before, $0.control, $0.touches) }

  var isValid: Bool { touches > 0 }
}
