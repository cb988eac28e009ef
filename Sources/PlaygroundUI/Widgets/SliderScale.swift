package import DragKit

/// The values of a slider: their range, and the steps of touches and keys.
package struct SliderScale: Hashable, Sendable {
  package let range: ClosedRange<Int>
  /// The step of touches.
  package let step: Int
  package let keyStep: Int
  package let largeKeyStep: Int

  package init(range: ClosedRange<Int>, step: Int = 1, keyStep: Int, largeKeyStep: Int) {
    (self.range, self.step) = (range, step)
    (self.keyStep, self.largeKeyStep) = (keyStep, largeKeyStep)
  }

  /// Returns the position of a value in the range, as a fraction (0…1).
  package func share(of value: Int) -> Fraction {
    Fraction(value.clamped(to: range) - range.lowerBound, max(range.count - 1, 1))
  }

  /// Returns the value at a fraction (0…1) of the range.
  package func value(at share: Fraction) -> Int {
    let width = (range.count - 1) / step
    let steps = (share.clamped(to: .zero ... .one).raw * width + 32768) / 65536
    return range.lowerBound + steps * step
  }

  /// Returns the value after a key was pressed.
  package func value(_ value: Int, after adjustment: Adjustment) -> Int {
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
