package import DragKit

/// The value of a slider, with its range, its unit, and the steps of touches and keys.
package struct SliderValue: Hashable, Sendable {
  package let value: Int
  /// The value to which a reset sets the slider.
  package let usual: Int
  private let range: ClosedRange<Int>
  private let unit: String
  /// The difference between adjacent values that a touch can choose.
  private let step: Int
  private let keyStep: Int
  private let largeKeyStep: Int

  package init(
    _ value: Int, usual: Int, in range: ClosedRange<Int>, _ unit: String, step: Int = 1,
    keyStep: Int, largeKeyStep: Int
  ) {
    (self.value, self.usual, self.range, self.unit) = (value, usual, range, unit)
    (self.step, self.keyStep, self.largeKeyStep) = (step, keyStep, largeKeyStep)
  }

  package var text: String { "\(value) \(unit)" }

  /// The position of the value in the range, as a fraction (0…1).
  package var share: Fraction {
    Fraction(value.clamped(to: range) - range.lowerBound, max(range.count - 1, 1))
  }

  /// Returns the value at a fraction (0…1) of the range, rounded to the nearest step of touches.
  package func value(at share: Fraction) -> Int {
    let width = (range.count - 1) / step
    let steps = (share.clamped(to: .zero ... .one).raw * width + 32768) / 65536
    return range.lowerBound + steps * step
  }

  /// Returns the value after a key press, limited to the range.
  package func value(after adjustment: Adjustment) -> Int {
    let next =
      switch adjustment {
      case .increment: value + keyStep
      case .decrement: value - keyStep
      case .largeIncrement: value + largeKeyStep
      case .largeDecrement: value - largeKeyStep
      case .minimum: range.lowerBound
      case .maximum: range.upperBound
      }
    return next.clamped(to: range)
  }
}
