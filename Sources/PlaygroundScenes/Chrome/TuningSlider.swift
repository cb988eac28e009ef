internal import DragKit

struct TuningSlider: Sendable {
  private let parameters: [Tuning.Parameter]

  static func of(_ control: Control) -> TuningSlider? { all[control] }

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

  private var range: ClosedRange<Int> { parameter.range }

  private var step: Int { parameter.unit == .milliseconds ? 10 : 1 }

  func text(_ tuning: Tuning) -> String {
    "\(parameter.value(in: tuning)) \(parameter.unit.rawValue)"
  }

  func setValue(_ value: Int, in tuning: inout Tuning) {
    for parameter in parameters { parameter.setValue(value, in: &tuning) }
  }

  func share(_ tuning: Tuning) -> Fraction {
    Fraction(parameter.value(in: tuning).clamped(to: range) - range.lowerBound, range.count - 1)
  }

  func value(at share: Fraction) -> Int {
    let width = (range.count - 1) / step
    let steps = (share.clamped(to: .zero ... .one).raw * width + 32768) / 65536
    return range.lowerBound + steps * step
  }

  func value(after adjustment: Adjustment, _ tuning: Tuning) -> Int {
    let value = parameter.value(in: tuning)
    let next =
      switch adjustment {
      case .increment: value + step
      case .decrement: value - step
      case .largeIncrement: value + step * 10
      case .largeDecrement: value - step * 10
      case .minimum: range.lowerBound
      case .maximum: range.upperBound
      }
    return next.clamped(to: range)
  }
}

struct SliderResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Chrome) { follow(touches, &content) }

  func touchesMoved(_ touches: [Touch], content: inout Chrome) { follow(touches, &content) }

  private func follow(_ touches: [Touch], _ chrome: inout Chrome) {
    for touch in touches {
      guard let control = touch.item.flatMap(Control.init), let slider = TuningSlider.of(control),
        let track = chrome.frame(of: control).map(ChromeLayout.track), track.width > 0
      else { continue }
      let share = Fraction((touch.location.x - track.minX).subpixels, track.width.subpixels)
      slider.setValue(slider.value(at: share), in: &chrome.tuning)
    }
  }
}
