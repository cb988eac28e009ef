internal import CSDL2
internal import DragFrameIO
internal import Synchronization

/// The fonts by face and size, and words as sprites.
final class FontStore {
  /// How far letters reach above and below the line they stand on.
  struct LineHeight {
    let ascent: Int
    let descent: Int
  }

  private struct FontKey: Hashable {
    let file: String
    let size: Int
  }

  /// The file that has the letters which a face lacks.
  static let fallbackFile = "CJK.otf"
  /// A flying label may pass through many sizes; all the fonts are closed when there are more.
  static let mostFonts = 32

  private let folder: String
  // An SDL_ttf font of one size keeps its letters; changing the size would throw them away.
  private var fonts: [FontKey: OpaquePointer] = [:]
  private var missing: Set<FontKey> = []
  /// The files as they are on disk: FreeType would else go back to the disk for each new letter.
  private var files: [String: LoadedFile] = [:]

  /// A file in memory that belongs to SDL.
  private struct LoadedFile {
    let address: UnsafeMutableRawPointer
    let count: Int
  }

  init(folder: String) throws(SDLError) {
    try Self.start()
    self.folder = folder
  }

  deinit {
    Self.library.withLock { _ in
      for font in fonts.values { TTF_CloseFont(font) }
      TTF_Quit()
    }
    for file in files.values { SDL_free(file.address) }
  }

  /// Held while fonts are opened and closed.
  ///
  /// FreeType draws with different fonts on different threads, but keeps one list of all of them, and
  /// SDL_ttf one count of who uses it. Several headless renderers may run at the same time.
  static let library = Mutex(())

  private static func start() throws(SDLError) {
    let status = library.withLock { _ in TTF_Init() }
    guard status == 0 else { throw SDLError("TTF_Init") }
  }

  /// The files that the folder lacks, of those that are always needed.
  var missingFiles: [String] {
    (DragFrameIO.Font.Face.allCases.map(\.file) + [Self.fallbackFile])
      .filter { font($0, size: 12) == nil }
  }

  /// The height of a line in a face, the same whatever letters stand in it.
  func lineHeight(of face: DragFrameIO.Font.Face, size: Int) -> LineHeight {
    guard let font = font(face.file, size: size) else {
      return LineHeight(ascent: size, descent: 0)
    }
    return LineHeight(font)
  }

  /// The font of a file in a size, where the file is there.
  func font(_ file: String, size: Int) -> OpaquePointer? {
    let key = FontKey(file: file, size: size)
    if let font = fonts[key] { return font }
    guard !missing.contains(key) else { return nil }
    guard let loaded = load(file), let font = open(loaded, size: size) else {
      missing.insert(key)
      return nil
    }
    // Not snapped to whole pixels across: a line is then as wide as the advance table says.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    fonts[key] = font
    return font
  }

  private func open(_ file: LoadedFile, size: Int) -> OpaquePointer? {
    // As bare addresses: a pointer must not cross the lock as anything that could be shared.
    let (start, count) = (UInt(bitPattern: file.address), Int32(clamping: file.count))
    let address = Self.library.withLock { _ in
      let stream = SDL_RWFromConstMem(UnsafeRawPointer(bitPattern: start), count)
      return UInt(bitPattern: TTF_OpenFontRW(stream, 1, Int32(size)))
    }
    return OpaquePointer(bitPattern: address)
  }

  private func load(_ file: String) -> LoadedFile? {
    if let loaded = files[file] { return loaded }
    var count = 0
    guard let address = SDL_LoadFile("\(folder)/\(file)", &count) else { return nil }
    files[file] = LoadedFile(address: address, count: count)
    return files[file]
  }

  /// Closes the fonts when there have come to be too many.
  ///
  /// It is called between lines only, for a line holds on to the fonts that it uses.
  func trim() {
    guard fonts.count > Self.mostFonts else { return }
    Self.library.withLock { _ in
      for font in fonts.values { TTF_CloseFont(font) }
    }
    fonts.removeAll()
  }
}

extension FontStore.LineHeight {
  init(_ font: OpaquePointer) {
    ascent = Int(TTF_FontAscent(font))
    descent = -Int(TTF_FontDescent(font))
  }
}

extension DragFrameIO.Font.Face {
  /// The name of the file that holds the face.
  var file: String {
    switch self {
    case .regular: "Regular.otf"
    case .semibold: "SemiBold.otf"
    case .mono: "Mono.ttf"
    }
  }
}
