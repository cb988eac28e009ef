import DragPictures
import Foundation

/// A screenshot, as its source stores the pixels: most are compared, or asked for a few colours.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  private let bytes: Data
  /// The places of the first pixel, of the next row and of the next pixel.
  private let (start, stride, step): (Int, Int, Int)
  /// The places of red, green and blue in a pixel.
  private let channels: [Int]

  /// A picture of three bytes a pixel, row by row.
  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, bytes) = (width, height, Data(pixels))
    (start, stride, step) = (0, width * 3, 3)
    channels = [0, 1, 2]
  }

  /// Reads a window dump (`XWDFile.h`): a header of big-endian numbers, a colour table, the pixels.
  init?(windowDump bytes: Data) {
    func number(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, [24, 32].contains(number(11)) else { return nil }
    (width, height, self.bytes) = (number(4), number(5), bytes)
    (start, stride, step) = (number(0) + number(19) * 12, number(12), number(11) / 8)
    channels = number(7) == 0 ? [2, 1, 0] : [step - 3, step - 2, step - 1]
    guard bytes.count >= start + stride * height else { return nil }
  }

  init(_ picture: Picture) {
    (width, height, bytes) = (picture.width, picture.height, Data(picture.rgba))
    (start, stride, step) = (0, picture.width * 4, 4)
    channels = [0, 1, 2]
  }

  /// Red, green and blue of a pixel.
  func color(at spot: Spot) -> [UInt8] {
    let pixel = start + spot.y * stride + spot.x * step
    return channels.map { bytes[pixel + $0] }
  }

  /// The bytes of a PNG file.
  var png: [UInt8] {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { rgba += color(at: Spot(x: x, y: y)) + [255] }
    }
    return Picture(width: width, height: height, rgba: rgba)?.png ?? []
  }
}
