internal import DragKit

/// The values of a slider: their range, and the steps of touches and keys.
struct SliderScale: Hashable, Sendable {
  let range: ClosedRange<Int>
  /// The step of touches.
  var step = 1
  let keyStep: Int
  let largeKeyStep: Int

  /// Returns the position of a value in the range, as a fraction (0…1).
  func share(of value: Int) -> Fraction {
    Fraction(value.clamped(to: range) - range.lowerBound, max(range.count - 1, 1))
  }

  /// Returns the value at a fraction (0…1) of the range.
  func value(at share: Fraction) -> Int {
    let width = (range.count - 1) / step
    let steps = (share.clamped(to: .zero ... .one).raw * width + 32768) / 65536
    return range.lowerBound + steps * step
  }

  /// Returns the value after a key was pressed.
  func value(_ value: Int, after adjustment: Adjustment) -> Int {
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
