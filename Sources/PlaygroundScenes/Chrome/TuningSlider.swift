internal import DragKit

/// A slider of the inspector: which number of the tuning it shows, in what steps, in which words.
///
/// Numbers are whole: pixels, milliseconds, hundredths.
struct TuningSlider: Sendable {
  let range: ClosedRange<Int>
  let step: Int
  let get: @Sendable (Tuning) -> Int
  let set: @Sendable (inout Tuning, Int) -> Void
  let unit: String

  /// The slider of a control; nothing where the control is none.
  static func of(_ control: Control) -> TuningSlider? {
    switch control {
    case .liftDistance:
      TuningSlider(0...30, unit: "px", get: { $0.liftDistance.pixels }) {
        $0.liftDistance = Length(pixels: $1)
      }
    case .longPressTime: time(\.longPress, 100...1500)
    case .springLoadingTime: time(\.springLoading, 100...1500)
    case .liftScale: share(\.liftScale, 100...130)
    case .liftedAlpha: share(\.liftedAlpha, 30...100)
    case .gapResponse: time(\.gapSpring.response, 100...1500)
    case .gapDamping: share(\.gapSpring.damping, 30...100)
    case .dropResponse: time(\.dropSpring.response, 100...1500)
    case .dropDamping: share(\.dropSpring.damping, 30...100)
    case .cancelResponse: time(\.cancelSpring.response, 100...1500)
    case .glideResponse: time(\.glideSpring.response, 100...3000)
    default: nil
    }
  }

  /// The number in words.
  func text(_ tuning: Tuning) -> String { "\(get(tuning)) \(unit)" }

  /// How far along the slider the number is.
  func share(_ tuning: Tuning) -> Fraction {
    let number = min(max(get(tuning), range.lowerBound), range.upperBound)
    return Fraction(number - range.lowerBound, range.count - 1)
  }

  /// The number at a place along the slider.
  func number(at share: Fraction) -> Int {
    let width = (range.count - 1) / step
    let steps = (share.clamped(to: .zero ... .one).raw * width + 32768) / 65536
    return range.lowerBound + steps * step
  }

  /// The number after a key was pressed: the next step up or down, ten of them, or an end.
  func number(after adjustment: Adjustment, _ tuning: Tuning) -> Int {
    let number = get(tuning)
    let next =
      switch adjustment {
      case .increment: number + step
      case .decrement: number - step
      case .largeIncrement: number + step * 10
      case .largeDecrement: number - step * 10
      case .minimum: range.lowerBound
      case .maximum: range.upperBound
      }
    return min(max(next, range.lowerBound), range.upperBound)
  }

  private init(
    _ range: ClosedRange<Int>, step: Int = 1, unit: String,
    get: @escaping @Sendable (Tuning) -> Int, set: @escaping @Sendable (inout Tuning, Int) -> Void
  ) {
    (self.range, self.step, self.unit, self.get, self.set) = (range, step, unit, get, set)
  }

  private static func time(
    _ path: SendablePath<Tuning, Microseconds>, _ range: ClosedRange<Int>
  ) -> TuningSlider {
    TuningSlider(range, step: 10, unit: "ms", get: { Int($0[keyPath: path].count / 1000) }) {
      $0[keyPath: path] = .milliseconds(Int64($1))
    }
  }

  private static func share(
    _ path: SendablePath<Tuning, Fraction>, _ range: ClosedRange<Int>
  ) -> TuningSlider {
    TuningSlider(range, unit: "%", get: { ($0[keyPath: path].raw * 100 + 32768) / 65536 }) {
      $0[keyPath: path] = .percent($1)
    }
  }
}

/// Moves a slider's knob to where the pointer is.
struct SliderResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Chrome) { follow(touches, &content) }

  func touchesMoved(_ touches: [Touch], content: inout Chrome) { follow(touches, &content) }

  private func follow(_ touches: [Touch], _ chrome: inout Chrome) {
    for touch in touches {
      guard let control = touch.item.flatMap(Control.init), let slider = TuningSlider.of(control),
        let track = chrome.frame(of: control).map(ChromeLayout.track), track.width > 0
      else { continue }
      let share = Fraction((touch.location.x - track.minX).subpixels, track.width.subpixels)
      slider.set(&chrome.tuning, slider.number(at: share))
    }
  }
}
