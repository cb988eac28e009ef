internal import DragGeometry

/// How the stored pixels of a picture have to be turned to be seen upright, as EXIF numbers it.
enum PictureOrientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored
  case turnedHalf
  case flipped
  /// Rows and columns are exchanged.
  case transposed
  /// To be turned clockwise by a quarter.
  case turnedRight
  /// Rows and columns are exchanged along the other diagonal.
  case transposedAcross
  /// To be turned counter-clockwise by a quarter.
  case turnedLeft

  var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// Returns the size of a picture that is stored with `size`.
  func size(of size: DeviceSize) -> DeviceSize {
    swapsSides ? DeviceSize(width: size.height, height: size.width) : size
  }

  /// The index of the stored pixel at the upper left, and the distances to the pixels to its right and below it.
  fileprivate func steps(in size: DeviceSize) -> (start: Int, right: Int, down: Int) {
    let (width, last) = (size.width, size.area - 1)
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (width - 1, -1, width)
    case .turnedHalf: (last, -1, -width)
    case .flipped: (last + 1 - width, 1, -width)
    case .transposed: (0, width, 1)
    case .turnedRight: (last + 1 - width, -width, 1)
    case .transposedAcross: (last, -width, -1)
    case .turnedLeft: (width - 1, width, -1)
    }
  }
}

extension Bitmap {
  /// Returns the pixels as they are seen.
  func turned(_ orientation: PictureOrientation) -> Bitmap {
    guard orientation != .upright, size.area > 0 else { return self }
    let (start, right, down) = orientation.steps(in: size)
    let seen = orientation.size(of: size)
    let turned = [UInt32](unsafeUninitializedCapacity: seen.area) { turned, count in
      pixels.withUnsafeBufferPointer { pixels in
        var place = 0
        for y in 0..<seen.height {
          var source = start &+ y &* down
          for _ in 0..<seen.width {
            turned[place] = pixels[source]
            place &+= 1
            source &+= right
          }
        }
      }
      count = seen.area
    }
    return Bitmap(size: seen, pixels: turned)
  }
}
