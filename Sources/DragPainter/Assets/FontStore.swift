internal import CFonts
internal import CSDL2
internal import CSDL2Painting
internal import DragDrawing
internal import Synchronization

final class FontStore {
  /// A font file, which is part of the program.
  enum File: UInt32, Hashable {
    case regular, semibold, mono, cjk, cjkSemibold
  }

  private struct FontKey: Hashable {
    let source: Source
    let size: Int
  }

  /// The origin of a font.
  enum Source: Hashable {
    case bundled(File)
    case system(SystemFont)
  }

  /// The resolution at which a point, 1/72 inch, is a quarter of a pixel.
  private static let dpi: UInt32 = 18

  static let maximumFonts = 32

  // One SDL_ttf font per size: changing the size of a font would discard its glyphs.
  private var fonts: [FontKey: OpaquePointer?] = [:]

  init() throws(PaintingError) {
    let status = Self.library.withLock { _ in TTF_Init() }
    guard status == 0 else { throw PaintingError("TTF_Init") }
  }

  deinit {
    closeFonts()
    Self.library.withLock { _ in TTF_Quit() }
  }

  /// The lock for starting and stopping SDL_ttf, and for opening and closing fonts.
  ///
  /// Several headless renderers can run at the same time, on different threads. They share
  /// SDL_ttf's count of its users and FreeType's list of fonts. Drawing needs no lock, since each
  /// renderer has its own fonts.
  static let library = Mutex(())

  /// Returns the height of a line in pixels; `size` is in quarters of a pixel.
  func lineHeight(of face: DragDrawing.Font.Face, size: Int) -> (ascent: Int, descent: Int) {
    guard let font = font(.bundled(face.file), size: size) else { return (size / 4, 0) }
    return (Int(TTF_FontAscent(font)), -Int(TTF_FontDescent(font)))
  }

  /// Returns a font, `nil` if it cannot be opened; `size` is in quarters of a pixel.
  func font(_ source: Source, size: Int) -> OpaquePointer? {
    let key = FontKey(source: source, size: size)
    if let known = fonts[key] { return known }
    let font =
      switch key.source {
      case .bundled(let file): open(file, size: key.size)
      case .system(let font): open(font, size: key.size)
      }
    // Without horizontal hinting a line is as wide as in the advance table.
    if let font { TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL) }
    fonts[key] = .some(font)
    return font
  }

  private func open(_ file: File, size: Int) -> OpaquePointer? {
    let font = cfonts_file(cfonts_face(rawValue: file.rawValue))
    // Pointers are not Sendable, so addresses cross the lock.
    let (start, count) = (UInt(bitPattern: font.bytes), font.count)
    let address = Self.library.withLock { _ in
      let stream = SDL_RWFromConstMem(UnsafeRawPointer(bitPattern: start), count)
      return UInt(bitPattern: TTF_OpenFontDPIRW(stream, 1, Int32(size), Self.dpi, Self.dpi))
    }
    return OpaquePointer(bitPattern: address)
  }

  private func open(_ font: SystemFont, size: Int) -> OpaquePointer? {
    let address = Self.library.withLock { _ in
      UInt(
        bitPattern: TTF_OpenFontIndexDPI(
          font.path, Int32(size), font.index, Self.dpi, Self.dpi))
    }
    return OpaquePointer(bitPattern: address)
  }

  /// Closes all fonts if there are more than ``maximumFonts``; pointers to them are then invalid.
  func trim() {
    guard fonts.count > Self.maximumFonts else { return }
    closeFonts()
    fonts.removeAll()
  }

  private func closeFonts() {
    Self.library.withLock { _ in
      for case let font? in fonts.values { TTF_CloseFont(font) }
    }
  }
}

struct StyledText: Hashable {
  let text: String
  let face: DragDrawing.Font.Face
  /// The side of the em square, in quarters of a device pixel.
  ///
  /// In whole pixels, text at a scale such as 1.5 could be wider than its box, which cuts it off.
  let size: Int
  let color: UInt32
}

extension DragDrawing.Font.Face {
  var file: FontStore.File {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .mono: .mono
    }
  }

  /// The files in which a character is looked for that the face's own file lacks, the best first.
  var fallbackFiles: [FontStore.File] {
    self == .semibold ? [.regular, .cjkSemibold, .cjk] : [.regular, .cjk]
  }
}
