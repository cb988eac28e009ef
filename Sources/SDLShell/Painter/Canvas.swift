/// What marks are drawn on: the window, or the sheet of a group.
protocol Canvas {
  /// Covers a rectangle with an opaque colour, `0xAARRGGBB`.
  mutating func fill(_ rect: DeviceRect, color: UInt32)

  /// Draws the part `source` of a sprite with its corner at a place, within `clip`.
  mutating func draw(_ sprite: Sprite, from source: DeviceRect, x: Int, y: Int, clip: DeviceRect)
}
