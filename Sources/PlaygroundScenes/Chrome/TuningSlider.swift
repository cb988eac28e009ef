internal import DragKit
internal import PlaygroundUI

struct TuningSlider: Sendable {
  private let parameters: [Tuning.Parameter]

  static func of(_ control: Control) -> TuningSlider? { all[control] }

  /// The numbers that a slider or a switch changes; empty for other controls.
  static func parameters(of control: Control) -> [Tuning.Parameter] {
    control == .longPress ? lifting : all[control]?.parameters ?? []
  }

  private static let lifting = TuningSlider("mouse-long-press-lifts").parameters

  private static let all: [Control: TuningSlider] = [
    .liftDistance: TuningSlider("lift-distance"),
    .longPressTime: TuningSlider("long-press", "mouse-long-press"),
    .springLoadingTime: TuningSlider("spring-loading"),
    .liftScale: TuningSlider("lift-scale"), .liftedAlpha: TuningSlider("lifted-alpha"),
    .gapResponse: TuningSlider("gap-response"), .gapDamping: TuningSlider("gap-damping"),
    .dropResponse: TuningSlider("drop-response"), .dropDamping: TuningSlider("drop-damping"),
    .cancelResponse: TuningSlider("cancel-response"),
    .glideResponse: TuningSlider("glide-response"),
  ]

  private init(_ names: String...) {
    parameters = names.map { name in
      guard let parameter = Tuning.parameter(name) else {
        preconditionFailure("there is no tuning parameter \(name)")
      }
      return parameter
    }
  }

  private var parameter: Tuning.Parameter { parameters[0] }

  private var scale: SliderScale {
    let step = parameter.unit == .milliseconds ? 10 : 1
    return SliderScale(
      range: parameter.range, step: step, keyStep: step, largeKeyStep: step * 10)
  }

  func text(_ tuning: Tuning) -> String {
    "\(parameter.value(in: tuning)) \(parameter.unit.rawValue)"
  }

  func setValue(_ value: Int, in tuning: inout Tuning) {
    for parameter in parameters { parameter.setValue(value, in: &tuning) }
  }

  func share(_ tuning: Tuning) -> Fraction { scale.share(of: parameter.value(in: tuning)) }

  func value(at share: Fraction) -> Int { scale.value(at: share) }

  func value(after adjustment: Adjustment, _ tuning: Tuning) -> Int {
    scale.value(parameter.value(in: tuning), after: adjustment)
  }
}
