internal import DragKit
internal import PlaygroundUI

extension Control {
  static let sliders: [Control] = [
    .liftDistance, .longPressTime, .springLoadingTime, .liftScale, .liftedAlpha, .gapResponse,
    .gapDamping, .dropResponse, .dropDamping, .cancelResponse, .glideResponse,
  ]

  static func sliders(without excluded: Control...) -> [Control] {
    sliders.filter { !excluded.contains($0) }
  }

  /// The tuning parameters that the control changes; empty if it changes none.
  var parameters: [Tuning.Parameter] { Self.parameters[self] ?? [] }

  private static let parameters = Dictionary(
    uniqueKeysWithValues: (sliders + [.longPress]).map { control in
      (control, control.namesOfParameters.compactMap(Tuning.parameter))
    })

  private var namesOfParameters: [String] {
    switch self {
    case .longPress: ["mouse-long-press-lifts"]
    case .longPressTime: ["long-press", "mouse-long-press"]
    case .springLoadingTime: ["spring-loading"]
    default: [name]
    }
  }
}

extension FeelValue {
  /// Returns the slider of a control; `nil` for a control that is not a slider of the feel.
  func slider(_ control: Control) -> SliderValue? {
    guard Control.sliders.contains(control), let parameter = control.parameters.first else {
      return nil
    }
    let step = parameter.unit == .milliseconds ? 10 : 1
    return SliderValue(
      parameter.value(in: tuning), usual: parameter.value(in: chosenTuning), in: parameter.range,
      parameter.unit.rawValue, step: step, keyStep: step, largeKeyStep: step * 10)
  }

  /// Sets all numbers that a slider changes to the same value, in the slider's unit.
  mutating func setValue(_ value: Int, of control: Control) {
    for parameter in control.parameters { parameter.setValue(value, in: &tuning) }
  }

  /// Returns whether a number that a control changes differs from the chosen preset's.
  func isChanged(_ control: Control) -> Bool {
    let chosen = chosenTuning
    return control.parameters.contains { $0.value(in: tuning) != $0.value(in: chosen) }
  }

  /// Resets the numbers that a control changes to the chosen preset's.
  mutating func resetValue(of control: Control) {
    let chosen = chosenTuning
    for parameter in control.parameters {
      parameter.setValue(parameter.value(in: chosen), in: &tuning)
    }
  }
}

extension Chrome {
  /// Returns the slider of the feel or of the page; `nil` for a control that is not a slider.
  func slider(_ control: Control) -> SliderValue? {
    panel.ownSlider(control) ?? feel.value.slider(control)
  }
}
