import DragRecording

/// What is seen at a moment of a film strip, as PNG files of one size.
public struct MomentPictures: Hashable, Sendable {
  /// What the replay shows.
  public var actual: [UInt8]
  /// What the session showed; nothing where that is the same, or where nobody knows it.
  public var expected: [UInt8]?
  /// What differs, in a strong colour on nothing: it is laid over what the replay shows.
  public var difference: [UInt8]?
  /// How many pixels differ.
  public var differingPixels: Int

  /// Creates pictures.
  public init(
    actual: [UInt8], expected: [UInt8]? = nil, difference: [UInt8]? = nil, differingPixels: Int = 0
  ) {
    (self.actual, self.expected, self.difference) = (actual, expected, difference)
    self.differingPixels = differingPixels
  }
}
