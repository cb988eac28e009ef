internal import DragGeometry

/// A picture as it is shown: scaled to fill `size`, cropped around its centre, with round corners.
struct PictureKey: Hashable, Sendable {
  /// The name of its file, whose ending `.png` can be left out, or its absolute path.
  let name: String
  /// In device pixels.
  let size: DeviceSize
  /// The radius of the corners, in 1/256 of a device pixel.
  let radius: Int

  /// The thumbnail from which the picture is scaled.
  var thumbnail: ThumbnailKey {
    var side = ThumbnailKey.smallestSide
    while side < max(size.width, size.height) { side *= 2 }
    return ThumbnailKey(name: name, side: side)
  }
}

/// A picture that is reduced once, so that it can be scaled to many sizes without being decoded again.
struct ThumbnailKey: Hashable, Sendable {
  let name: String
  /// The length of the shorter side, in device pixels, unless the picture has fewer: a power of two, so that the
  /// sizes of a layout, and of an animation, share one thumbnail.
  let side: Int

  static let smallestSide = 256
  static let largestSide = 4096
}

extension DeviceSize {
  /// Returns the size of the same shape whose shorter side is `side`; the size itself if it is not larger.
  func reduced(toShorterSide side: Int) -> DeviceSize {
    let shorter = min(width, height)
    guard shorter > side else { return self }
    return DeviceSize(
      width: max(1, (width * side + shorter / 2) / shorter),
      height: max(1, (height * side + shorter / 2) / shorter))
  }

  /// Returns the size of the same shape whose shorter side is `side`, or that has about `area` pixels or a longer side
  /// of `longest` if that is less.
  func enlarged(toShorterSide side: Int, atMost area: Int, longest: Int) -> DeviceSize {
    let (width, height) = (Double(width), Double(height))
    let share = min(
      Double(side) / min(width, height), (Double(area) / (width * height)).squareRoot(),
      Double(longest) / max(width, height))
    return DeviceSize(
      width: max(1, Int((width * share).rounded())),
      height: max(1, Int((height * share).rounded())))
  }
}
