/// The first directory of a TIFF structure, which is a picture's file or its EXIF data.
struct TIFFDirectory {
  private(set) var width: Int?
  private(set) var height: Int?
  private(set) var orientation: PictureOrientation?

  /// The largest number of entries that are read.
  private static let mostEntries = 512

  /// Reads a structure that begins at `base`; `nil` if that is damaged.
  init?(_ bytes: inout PictureBytes, at base: Int) {
    let isLittle = bytes.has("II*\0", at: base)
    guard isLittle || bytes.has("MM\0*", at: base) else { return nil }
    let number = { (bytes: inout PictureBytes, offset: Int, count: Int) in
      isLittle ? bytes.little(offset, count) : bytes.big(offset, count)
    }
    guard let offset = number(&bytes, base + 4, 4),
      let count = number(&bytes, base + offset, 2)
    else { return nil }
    var known: Set<Int> = []
    for index in 0..<min(count, Self.mostEntries) {
      let entry = base + offset + 2 + index * 12
      guard let tag = number(&bytes, entry, 2), let type = number(&bytes, entry + 2, 2) else {
        return
      }
      // Of entries with one tag, only the first counts, as for libtiff, which decodes the picture.
      guard known.insert(tag).inserted, let size = Self.sizes[type] else { continue }
      // Short numbers are at the beginning of their field in both byte orders.
      guard let value = number(&bytes, entry + 8, size) else { return }
      set(value, for: tag)
    }
  }

  /// The sizes of the types SHORT and LONG in bytes; values of the others are not read.
  private static let sizes = [3: 2, 4: 4]

  private mutating func set(_ value: Int, for tag: Int) {
    switch tag {
    case 0x100: width = value
    case 0x101: height = value
    case 0x112: orientation = PictureOrientation(rawValue: value)
    default: break
    }
  }
}

extension PictureOrientation {
  /// Reads EXIF data; `nil` if they are damaged or lack the orientation.
  init?(exif bytes: inout PictureBytes, at offset: Int) {
    let prefix = bytes.has("Exif\0\0", at: offset) ? 6 : 0
    guard let found = TIFFDirectory(&bytes, at: offset + prefix)?.orientation else { return nil }
    self = found
  }
}
