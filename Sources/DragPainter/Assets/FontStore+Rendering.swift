internal import CSDL2Painting
internal import DragSDL
internal import CSDL2
internal import DragFrameIO

extension FontStore {
  private struct Run {
    let font: OpaquePointer
    var text: String
  }

  private static let longestLine = 2048

  func render(_ text: StyledText) throws(SDLError) -> Sprite? {
    trim()
    var pieces: [Sprite] = []
    for run in runs(of: text) {
      if let piece = try draw(run, color: text.color) { pieces.append(piece) }
    }
    return try pieces.count > 1 ? joined(pieces) : pieces.first
  }

  private func runs(of text: StyledText) -> [Run] {
    guard let face = font(text.face.file, size: text.size) else { return [] }
    var runs: [Run] = []
    for scalar in text.text.unicodeScalars.prefix(Self.longestLine) {
      let own = scalar.joinsPrevious ? runs.last?.font : nil
      let font = own ?? self.font(for: scalar, face, text.size)
      if runs.last?.font == font {
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
      } else {
        runs.append(Run(font: font, text: String(scalar)))
      }
    }
    return runs
  }

  private func font(
    for scalar: Unicode.Scalar, _ face: OpaquePointer, _ size: Int
  ) -> OpaquePointer {
    if TTF_GlyphIsProvided32(face, scalar.value) != 0 { return face }
    for file in [File.regular, .cjk] {
      guard let fallback = font(file, size: size) else { continue }
      if TTF_GlyphIsProvided32(fallback, scalar.value) != 0 { return fallback }
    }
    return face
  }

  private func draw(_ run: Run, color: UInt32) throws(SDLError) -> Sprite? {
    let shade = SDL_Color(
      r: UInt8(color >> 16 & 255), g: UInt8(color >> 8 & 255), b: UInt8(color & 255),
      a: UInt8(color >> 24))
    // Characters without width have no surface.
    guard let made = TTF_RenderUTF8_Blended(run.font, run.text, shade) else { return nil }
    let surface = try Surface(converting: made)
    surface.premultiply()
    let ascent = Int(TTF_FontAscent(run.font))
    return Sprite(surface: surface, baseline: max(ascent, highest(run)))
  }

  private func highest(_ run: Run) -> Int {
    run.text.unicodeScalars.reduce(0) { highest, scalar in
      var top: Int32 = 0
      TTF_GlyphMetrics32(run.font, scalar.value, nil, nil, nil, &top, nil)
      return max(highest, Int(top))
    }
  }

  private func joined(_ pieces: [Sprite]) throws(SDLError) -> Sprite {
    let baseline = pieces.map(\.baseline).max() ?? 0
    let below = pieces.map { $0.size.height - $0.baseline }.max() ?? 0
    let width = pieces.reduce(0) { $0 + $1.size.width }
    let sheet = try Surface(
      size: DeviceSize(width: width, height: baseline + below), hasAlpha: true)
    var x = 0
    for piece in pieces {
      sheet.draw(piece, x: x, y: baseline - piece.baseline)
      x += piece.size.width
    }
    return Sprite(surface: sheet, baseline: baseline)
  }
}

extension Unicode.Scalar {
  fileprivate var joinsPrevious: Bool {
    properties.isGraphemeExtend || properties.isJoinControl || properties.isVariationSelector
  }
}
