internal import CFontconfig
internal import DragDrawing
internal import Synchronization

/// A font of the system.
struct SystemFont: Hashable, Sendable {
  let path: String
  /// The number of the font in its file.
  let index: Int
  /// Whether it has pictures of characters, in a size of its own.
  let isBitmap: Bool
}

/// Finds fonts of the system for characters that no bundled font has.
///
/// A search takes a moment, so a font that is found is remembered for all characters of a block that it has.
struct SystemFonts {
  /// The properties that a font should have.
  struct Style: Hashable {
    var isSemibold = false
    var isMono = false
    var isEmoji = false
  }

  private struct BlockKey: Hashable {
    let number: UInt32
    let style: Style
  }

  private struct Block {
    var searches = 0
    /// The fonts of characters; `nil` for those of which no font was found.
    var fonts: [UInt32: SystemFont?] = [:]
  }

  private var blocks: [BlockKey: Block] = [:]
  /// The number of searches so far.
  private(set) var searches = 0

  private static let blockSize: UInt32 = 256
  /// The maximum number of searches for the characters of a block.
  private static let mostSearches = 8

  /// The fonts that were found, for all renderers.
  static let shared = Mutex(SystemFonts())

  /// Returns a font that has a character; `nil` if there is none.
  mutating func font(for scalar: Unicode.Scalar, _ style: Style) -> SystemFont? {
    let key = BlockKey(number: scalar.value / Self.blockSize, style: style)
    var block = blocks[key] ?? Block()
    if let known = block.fonts[scalar.value] { return known }
    guard block.searches < Self.mostSearches else { return nil }
    block.searches += 1
    searches += 1
    let found = Self.search(for: scalar, style) { character in
      block.fonts[character] == nil
    }
    for character in found?.characters ?? [] { block.fonts[character] = found?.font }
    if found == nil { block.fonts[scalar.value] = .some(nil) }
    blocks[key] = block
    return found?.font
  }

  /// Returns the best font that has a character, with those characters of its block that are wanted and that it has.
  private static func search(
    for scalar: Unicode.Scalar, _ style: Style, isWanted: (UInt32) -> Bool
  ) -> (font: SystemFont, characters: [UInt32])? {
    guard let pattern = FcPatternCreate(), let wanted = FcCharSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcCharSetDestroy(wanted)
    }
    FcCharSetAddChar(wanted, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddInteger(
      pattern, FC_WEIGHT, style.isSemibold ? FC_WEIGHT_DEMIBOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    for family in style.families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var (file, characters): (UnsafeMutablePointer<FcChar8>?, OpaquePointer?) = (nil, nil)
    var (index, hasOutlines): (Int32, FcBool) = (0, 1)
    guard FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) == FcResultMatch,
      FcCharSetHasChar(characters, scalar.value) != 0
    else { return nil }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    FcPatternGetBool(match, FC_OUTLINE, 0, &hasOutlines)
    let start = scalar.value / blockSize * blockSize
    let covered = (start..<start + blockSize).filter {
      isWanted($0) && FcCharSetHasChar(characters, $0) != 0
    }
    let font = SystemFont(
      path: String(cString: file), index: Int(index), isBitmap: hasOutlines == 0)
    return (font, covered)
  }
}

extension SystemFonts.Style {
  init(_ face: Font.Face, for scalar: Unicode.Scalar) {
    isEmoji = scalar.properties.isEmojiPresentation
    (isSemibold, isMono) = isEmoji ? (false, false) : (face == .semibold, face == .mono)
  }

  fileprivate var families: [String] {
    (isEmoji ? ["emoji"] : isMono ? ["monospace"] : []) + ["sans-serif"]
  }
}
