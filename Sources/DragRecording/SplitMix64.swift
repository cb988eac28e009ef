/// A pseudorandom number generator whose sequence depends only on its seed.
///
/// The sequence is the same on every machine and in every release of this package.
///
/// ```swift
/// var generator = SplitMix64(seed: 7)
/// let roll = 1 + generator.next(below: 6)
/// ```
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random number from zero up to, but not including, `bound`.
  ///
  /// Unlike that of `Int.random(in:using:)`, the result is the same with every release of the standard
  /// library.
  ///
  /// - Precondition: `bound` is positive.
  public mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
