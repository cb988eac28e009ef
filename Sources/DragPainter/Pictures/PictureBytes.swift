internal import Glibc

/// The bytes of a picture: all of them, or those of a file, of which only the blocks that are needed are read.
///
/// Every access is checked, so that no offset in a damaged file leads out of it.
struct PictureBytes {
  /// The number of bytes of the whole file.
  let count: Int
  private let descriptor: Int32?
  private var block: [UInt8]
  /// The offset of the block in the file.
  private var start = 0
  private var blocksLeft = mostBlocks

  static let firstBlock = 1 << 16
  static let laterBlock = 1 << 14
  /// The maximum number of blocks that are read after the first: in a megabyte, every header is found.
  static let mostBlocks = 64

  init(_ bytes: [UInt8]) { (block, count, descriptor) = (bytes, bytes.count, nil) }

  /// Reads the first block of an open file, which must stay open; `nil` if it cannot be read.
  init?(descriptor: Int32, count: Int) {
    let first = Self.read(descriptor, at: 0, count: min(count, Self.firstBlock))
    guard let first else { return nil }
    (block, self.count, self.descriptor) = (first, count, descriptor)
  }

  /// Returns bytes; `nil` if they are not all in the file, or are too far into it.
  mutating func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, count <= self.count, offset <= self.count - count else {
      return nil
    }
    if !hasRead(offset, count) { readBlock(at: offset, count: count) }
    guard hasRead(offset, count) else { return nil }
    return block[offset - start..<offset - start + count]
  }

  /// Returns an unsigned integer of `count` bytes, the most significant first.
  mutating func big(_ offset: Int, _ count: Int) -> Int? {
    bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns an unsigned integer of `count` bytes, the least significant first.
  mutating func little(_ offset: Int, _ count: Int) -> Int? {
    bytes(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns whether bytes equal those of a text.
  mutating func has(_ text: StaticString, at offset: Int) -> Bool {
    let found = bytes(at: offset, count: text.utf8CodeUnitCount)
    return found?.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) ?? false
  }

  private func hasRead(_ offset: Int, _ count: Int) -> Bool {
    offset >= start && count <= block.count && offset - start <= block.count - count
  }

  private mutating func readBlock(at offset: Int, count: Int) {
    guard let descriptor, blocksLeft > 0, count <= Self.firstBlock else { return }
    blocksLeft -= 1
    let length = min(max(count, Self.laterBlock), self.count - offset)
    guard let read = Self.read(descriptor, at: offset, count: length) else { return }
    (block, start) = (read, offset)
  }

  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      let got = pread(descriptor, bytes.baseAddress, count, offset)
      isRead = got >= 0
      filled = max(got, 0)
    }
    return isRead ? bytes : nil
  }
}
