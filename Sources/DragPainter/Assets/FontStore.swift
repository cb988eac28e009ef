internal import CSDL2Painting
internal import DragSDL
internal import CSDL2
internal import DragFrameIO
internal import Synchronization

final class FontStore {
  private struct FontKey: Hashable {
    let file: String
    let size: Int
  }

  /// The resolution at which a point, 1/72 inch, is a quarter of a pixel.
  private static let dpi: UInt32 = 18

  static let fallbackFile = "CJK.otf"
  static let maximumFonts = 32

  private let folder: String
  // One SDL_ttf font per size: changing the size of a font would discard its glyphs.
  private var fonts: [FontKey: OpaquePointer?] = [:]
  /// The contents of the font files, by name.
  ///
  /// They are in memory because FreeType would otherwise read the disk for each new glyph.
  private var files: [String: UnsafeMutableRawBufferPointer] = [:]

  init(folder: String) throws(SDLError) {
    let status = Self.library.withLock { _ in TTF_Init() }
    guard status == 0 else { throw SDLError("TTF_Init") }
    self.folder = folder
  }

  deinit {
    closeFonts()
    Self.library.withLock { _ in TTF_Quit() }
    for file in files.values { SDL_free(file.baseAddress) }
  }

  /// The lock for starting and stopping SDL_ttf, and for opening and closing fonts.
  ///
  /// Several headless renderers can run at the same time, on different threads. They share
  /// SDL_ttf's count of its users and FreeType's list of fonts. Drawing needs no lock, since each
  /// renderer has its own fonts.
  static let library = Mutex(())

  /// Returns the height of a line in pixels; `size` is in quarters of a pixel.
  func lineHeight(of face: DragFrameIO.Font.Face, size: Int) -> (ascent: Int, descent: Int) {
    guard let font = font(face.file, size: size) else { return (size / 4, 0) }
    return (Int(TTF_FontAscent(font)), -Int(TTF_FontDescent(font)))
  }

  /// Returns a font; `size` is in quarters of a pixel.
  func font(_ file: String, size: Int) -> OpaquePointer? {
    let key = FontKey(file: file, size: size)
    if let known = fonts[key] { return known }
    let font = open(file, size: size)
    // Without horizontal hinting a line is as wide as in the advance table.
    if let font { TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL) }
    fonts[key] = .some(font)
    return font
  }

  private func open(_ name: String, size: Int) -> OpaquePointer? {
    guard let file = files[name] ?? load(name) else { return nil }
    files[name] = file
    // Pointers are not Sendable, so addresses cross the lock.
    let (start, count) = (UInt(bitPattern: file.baseAddress), Int32(clamping: file.count))
    let address = Self.library.withLock { _ in
      let stream = SDL_RWFromConstMem(UnsafeRawPointer(bitPattern: start), count)
      return UInt(bitPattern: TTF_OpenFontDPIRW(stream, 1, Int32(size), Self.dpi, Self.dpi))
    }
    return OpaquePointer(bitPattern: address)
  }

  private func load(_ file: String) -> UnsafeMutableRawBufferPointer? {
    var count = 0
    return SDL_LoadFile("\(folder)/\(file)", &count).map {
      UnsafeMutableRawBufferPointer(start: $0, count: count)
    }
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
  let face: DragFrameIO.Font.Face
  /// The side of the em square, in quarters of a device pixel.
  ///
  /// In whole pixels, text at a scale such as 1.5 could be wider than its box, which cuts it off.
  let size: Int
  let color: UInt32
}

extension DragFrameIO.Font.Face {
  var file: String {
    switch self {
    case .regular: "Regular.otf"
    case .semibold: "SemiBold.otf"
    case .mono: "Mono.ttf"
    }
  }
}
