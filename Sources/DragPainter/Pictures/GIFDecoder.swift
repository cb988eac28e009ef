internal import DragGeometry

/// Decodes the first picture of a GIF file.
struct GIFDecoder {
  private var bytes: PictureBytes
  private let size: DeviceSize
  private var pixels: [UInt32]
  private var palette: [UInt32] = []
  private var transparent: Int?

  /// Returns a picture in the size that its header has, clear where it has no pixels.
  ///
  /// Of a file that is damaged or cut off, what is before that is decoded.
  ///
  /// - Throws: ``PictureProblem/damaged`` if no pixel can be decoded.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    var decoder = GIFDecoder(file, size)
    guard decoder.decode() else { throw .damaged }
    return Bitmap(size: size, pixels: decoder.pixels)
  }

  private init(_ file: [UInt8], _ size: DeviceSize) {
    bytes = PictureBytes(file)
    self.size = size
    pixels = Array(repeating: 0, count: size.area)
  }

  private mutating func decode() -> Bool {
    guard let flags = bytes.little(10, 1) else { return false }
    var offset = 13
    readPalette(flags, &offset)
    while let kind = bytes.little(offset, 1) {
      if kind == 0x2c { return decodeFrame(at: offset + 1) }
      guard kind == 0x21 else { return false }
      if bytes.little(offset + 1, 1) == 0xf9, let flags = bytes.little(offset + 3, 1) {
        transparent = flags & 1 != 0 ? bytes.little(offset + 6, 1) : nil
      }
      offset += 2
      while let block = takeBlock(&offset), !block.isEmpty {}
    }
    return false
  }

  private mutating func readPalette(_ flags: Int, _ offset: inout Int) {
    guard flags & 0x80 != 0 else { return }
    let count = 2 << (flags & 7)
    palette = (0..<count).compactMap { index in
      bytes.big(offset + index * 3, 3).map { 0xff00_0000 | UInt32($0) }
    }
    offset += count * 3
  }

  /// Returns the bytes of a block, of which the last of a row has none; `nil` at the end of the file.
  private mutating func takeBlock(_ offset: inout Int) -> ArraySlice<UInt8>? {
    guard let count = bytes.little(offset, 1) else { return nil }
    defer { offset += 1 + count }
    return bytes.bytes(at: offset + 1, count: count)
      ?? bytes.bytes(at: offset + 1, count: bytes.count - offset - 1)
  }

  private mutating func decodeFrame(at start: Int) -> Bool {
    guard let left = bytes.little(start, 2), let top = bytes.little(start + 2, 2),
      let width = bytes.little(start + 4, 2), let height = bytes.little(start + 6, 2),
      let flags = bytes.little(start + 8, 1)
    else { return false }
    var offset = start + 9
    readPalette(flags, &offset)
    guard let codeSize = bytes.little(offset, 1), 1...8 ~= codeSize, width > 0 else { return false }
    offset += 1
    var unpacker = GIFUnpacker(codeSize: codeSize, count: width * height)
    while !unpacker.isDone, let block = takeBlock(&offset), !block.isEmpty {
      unpacker.add(block)
    }
    let rows = flags & 0x40 != 0 ? Self.interlacedRows(height) : Array(0..<height)
    for (place, index) in unpacker.indices.enumerated() {
      let (x, y) = (left + place % width, top + rows[place / width])
      guard x < size.width, y < size.height, Int(index) != transparent,
        palette.indices.contains(Int(index))
      else { continue }
      pixels[y * size.width + x] = palette[Int(index)]
    }
    return !unpacker.indices.isEmpty
  }

  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}

/// The variant of LZW in GIF files.
private struct GIFUnpacker {
  /// The colours of the pixels.
  private(set) var indices: [UInt8] = []
  private(set) var isDone = false

  private let count: Int
  private let clear: Int
  private let firstSize: Int
  private var size: Int
  private var bits = 0
  private var bitCount = 0
  private var last: Int?
  /// For each code, the code before its last colour, that colour, and its first one.
  private var table: [(prefix: Int, color: UInt8, first: UInt8)]
  private var string: [UInt8] = []

  private static let mostCodes = 4096

  init(codeSize: Int, count: Int) {
    self.count = count
    clear = 1 << codeSize
    firstSize = codeSize + 1
    size = firstSize
    table = (0..<clear + 2).map {
      (-1, UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0))
    }
    isDone = count == 0
  }

  mutating func add(_ block: ArraySlice<UInt8>) {
    for byte in block {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size, !isDone {
        let code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        add(code)
      }
    }
  }

  private mutating func add(_ code: Int) {
    if code == clear {
      table.removeLast(table.count - clear - 2)
      (size, last) = (firstSize, nil)
    } else if code == clear + 1 || code > table.count || (code == table.count && last == nil) {
      // The end, or damage.
      isDone = true
    } else {
      extend(with: code)
      write(code)
      last = code
    }
  }

  /// Adds the string of the last code, and the first colour of this one, to the table.
  private mutating func extend(with code: Int) {
    guard let last, table.count < Self.mostCodes else { return }
    let first = table[last].first
    table.append((last, code == table.count ? first : table[code].first, first))
    if table.count == 1 << size, size < 12 { size += 1 }
  }

  private mutating func write(_ code: Int) {
    guard code < table.count else {
      isDone = true
      return
    }
    string.removeAll(keepingCapacity: true)
    var next = code
    while next >= 0 {
      string.append(table[next].color)
      next = table[next].prefix
    }
    indices += string.reversed().prefix(count - indices.count)
    isDone = indices.count == count
  }
}
