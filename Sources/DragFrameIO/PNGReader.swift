import DragCoding

/// A file in the format PNG.
struct PNGReader {
  private let width: Int
  private let height: Int
  /// The number of bytes of a pixel.
  private let channels: Int
  private let hasPalette: Bool
  private var palette: [UInt8] = []
  private var alphas: [UInt8] = []
  private var data: [UInt8] = []

  init(_ bytes: [UInt8]) throws(FileError.Problem) {
    guard bytes.starts(with: PNG.signature), bytes.count >= 33 else { throw .notPNG }
    (width, height) = (Self.number(bytes, at: 16), Self.number(bytes, at: 20))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]]
    guard let channels, bytes[24] == 8, bytes[28] == 0 else {
      throw FileError.Problem(
        "is a PNG of another kind", "save it with 8 bits per channel, not interlaced")
    }
    (self.channels, hasPalette) = (channels, bytes[25] == 3)
    guard width > 0, height > 0, width <= Limits.framePixels / height else {
      throw FileError.Problem(
        "has \(width) × \(height) pixels, more than the limit of \(Limits.framePixels)",
        "choose a smaller picture")
    }
    try readChunks(bytes)
  }

  private mutating func readChunks(_ bytes: [UInt8]) throws(FileError.Problem) {
    var place = PNG.signature.count
    while place + 12 <= bytes.count {
      let length = Self.number(bytes, at: place)
      guard length <= bytes.count - place - 12 else { throw .damagedPNG }
      let content = bytes[(place + 8)..<(place + 8 + length)]
      switch String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "PLTE": palette = Array(content)
      case "tRNS": alphas = Array(content)
      case "IDAT": data += content
      case "IEND": return
      default: break
      }
      place += length + 12
    }
    throw .damagedPNG
  }

  func picture() throws(FileError.Problem) -> Picture {
    let rows = try unfiltered()
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for pixel in stride(from: 0, to: rows.count, by: channels) {
      switch channels {
      case 4: rgba += rows[pixel..<pixel + 4]
      case 3: rgba += rows[pixel..<pixel + 3] + [255]
      case 2: rgba += [rows[pixel], rows[pixel], rows[pixel], rows[pixel + 1]]
      default: rgba += try color(of: rows[pixel])
      }
    }
    return Picture(width, height, rgba)
  }

  private func color(of value: UInt8) throws(FileError.Problem) -> [UInt8] {
    guard hasPalette else { return [value, value, value, 255] }
    let (index, start) = (Int(value), Int(value) * 3)
    guard start + 3 <= palette.count else { throw .damagedPNG }
    return palette[start..<start + 3] + [index < alphas.count ? alphas[index] : 255]
  }

  private func unfiltered() throws(FileError.Problem) -> [UInt8] {
    let length = width * channels
    let raw = try? Inflater.inflated(data, atMost: (length + 1) * height)
    guard let raw, raw.count == (length + 1) * height else { throw .damagedPNG }
    var rows = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let (filter, start) = (raw[y * (length + 1)], y * length)
      guard filter <= 4 else { throw .damagedPNG }
      for x in 0..<length {
        let left = x < channels ? 0 : rows[start + x - channels]
        let above = y == 0 ? 0 : rows[start + x - length]
        let corner = x < channels || y == 0 ? 0 : rows[start + x - length - channels]
        let prediction = Self.prediction(filter, left, above, corner)
        rows[start + x] = raw[y * (length + 1) + 1 + x] &+ prediction
      }
    }
    return rows
  }

  private static func prediction(
    _ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let estimate = Int(left) + Int(above) - Int(corner)
      let (a, b) = (abs(estimate - Int(left)), abs(estimate - Int(above)))
      let c = abs(estimate - Int(corner))
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension FileError.Problem {
  fileprivate static let notPNG = Self("is not a PNG file", "check the name")

  fileprivate static let damagedPNG = Self("is a damaged PNG file", "write it again")
}
