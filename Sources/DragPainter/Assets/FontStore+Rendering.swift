internal import CSDL2Painting
internal import CShaping
internal import DragDrawing
internal import DragGeometry
internal import CSDL2
internal import Synchronization

extension FontStore {
  /// Text that is drawn in one font.
  fileprivate struct Run {
    enum Source: Hashable {
      case bundled
      case system(SystemFont)
      /// No font has the characters.
      case missing
    }

    var font: OpaquePointer
    var source = Source.bundled
    /// A bundled font needs none.
    var script = HB_SCRIPT_UNKNOWN
    var isRightToLeft = false
    var text: String
  }

  private static let longestLine = 2048
  /// The parts of a pixel in which widths are summed: thousandths of an em whose size is in quarters of a pixel.
  private static let unit = 4000

  func render(_ text: StyledText) throws(PaintingError) -> Sprite? {
    trim()
    let runs = runs(of: text)
    // Without fonts of the system, each run begins where the pixels of the last one end.
    let isMeasured = runs.contains { $0.source != .bundled }
    var drawn: [Sprite?] = []
    for run in runs { drawn.append(try draw(run, in: text)) }
    if let share = fittingShare(of: runs, drawn, in: text) {
      for index in runs.indices where runs[index].isScalable {
        drawn[index] = try draw(runs[index], in: text, share: share)
      }
    }
    var pieces: [(sprite: Sprite, width: Int)] = []
    for (run, sprite) in zip(runs, drawn) {
      guard let sprite else { continue }
      let width = isMeasured && run.source == .bundled ? run.width(in: text) : nil
      pieces.append((sprite, width ?? sprite.size.width * Self.unit))
    }
    return try pieces.count > 1 ? joined(pieces) : pieces.first?.sprite
  }

  /// Draws a run, in a font of the system with a share of the text's size, in percent.
  private func draw(
    _ run: Run, in text: StyledText, share: Int = 100
  ) throws(PaintingError) -> Sprite? {
    switch run.source {
    case .bundled: try draw(run, color: text.color)
    case .system(let system): try draw(run, system, in: text, share: share)
    case .missing: try drawBoxes(run, in: text)
    }
  }

  /// Returns the share of the size, in percent, with which the runs in fonts of the system are as wide as in the layout.
  ///
  /// It is the same for all runs, and in steps, so that few sizes of a font are open.
  ///
  /// - Returns: `nil` if the runs are not wider.
  private func fittingShare(of runs: [Run], _ drawn: [Sprite?], in text: StyledText) -> Int? {
    var (room, width, count) = (0, 0, 0)
    for (run, sprite) in zip(runs, drawn) where run.isScalable {
      room += run.width(in: text)
      width += (sprite?.size.width ?? 0) * Self.unit
      count += 1
    }
    // The last pixel of a drawing is often empty.
    guard width > room + count * Self.unit else { return nil }
    return max(Self.smallestShare, room * 20 / width * 5)
  }

  /// Returns the runs of a line from left to right.
  private func runs(of text: StyledText) -> [Run] {
    guard let face = font(.bundled(text.face.file), size: text.size) else { return [] }
    let line = text.text.unicodeScalars.prefix(Self.longestLine)
    return TextSegment.segments(of: line).flatMap { segment in
      let runs = runs(of: segment, face, text)
      return segment.isRightToLeft ? runs.reversed() : runs
    }
  }

  /// Returns the runs of a part of a line in the order in which they are read.
  private func runs(of segment: TextSegment, _ face: OpaquePointer, _ text: StyledText) -> [Run] {
    var runs: [Run] = []
    var isJoined = false
    for scalar in segment.text.unicodeScalars {
      let last = runs.indices.last
      let joins = scalar.joinsPrevious || (isJoined && last.map { runs[$0].has(scalar) } ?? false)
      isJoined = scalar == "\u{200d}"
      if let last, joins {
        runs[last].text.unicodeScalars.append(scalar)
        continue
      }
      let run = run(of: scalar, face, text, isRightToLeft: segment.isRightToLeft)
      if let last, runs[last].canContinue(with: run) {
        runs[last].text.unicodeScalars.append(scalar)
        if runs[last].script == HB_SCRIPT_COMMON { runs[last].script = run.script }
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func run(
    of scalar: Unicode.Scalar, _ face: OpaquePointer, _ text: StyledText, isRightToLeft: Bool
  ) -> Run {
    if let font = bundledFont(for: scalar, face, text) {
      return Run(font: font, isRightToLeft: isRightToLeft, text: String(scalar))
    }
    let style = SystemFonts.Style(text.face, for: scalar)
    guard let system = SystemFonts.shared.withLock({ $0.font(for: scalar, style) }),
      let font = font(.system(system), size: text.size)
    else { return Run(font: face, source: .missing, text: String(scalar)) }
    return Run(
      font: font, source: .system(system), script: Run.script(of: scalar),
      isRightToLeft: isRightToLeft, text: String(scalar))
  }

  private func bundledFont(
    for scalar: Unicode.Scalar, _ face: OpaquePointer, _ text: StyledText
  ) -> OpaquePointer? {
    if TTF_GlyphIsProvided32(face, scalar.value) != 0 { return face }
    for file in text.face.fallbackFiles {
      guard let fallback = font(.bundled(file), size: text.size) else { continue }
      if TTF_GlyphIsProvided32(fallback, scalar.value) != 0 { return fallback }
    }
    return nil
  }

  private func draw(_ run: Run, color: UInt32) throws(PaintingError) -> Sprite? {
    let shade = SDL_Color(
      r: UInt8(color >> 16 & 255), g: UInt8(color >> 8 & 255), b: UInt8(color & 255),
      a: UInt8(color >> 24))
    csdl2_set_script(run.font, run.script.rawValue, run.isRightToLeft ? SDL_TRUE : SDL_FALSE)
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

  /// Joins pieces from left to right; their widths are in units.
  private func joined(_ pieces: [(sprite: Sprite, width: Int)]) throws(PaintingError) -> Sprite {
    let baseline = pieces.map(\.sprite.baseline).max() ?? 0
    let below = pieces.map { $0.sprite.size.height - $0.sprite.baseline }.max() ?? 0
    var (places, x, width) = ([Int](), 0, 0)
    for piece in pieces {
      places.append((x + Self.unit / 2) / Self.unit)
      width = max(width, (places.last ?? 0) + piece.sprite.size.width)
      x += piece.width
    }
    let sheet = try Surface(
      size: DeviceSize(width: width, height: baseline + below), hasAlpha: true)
    for (piece, x) in zip(pieces, places) {
      sheet.draw(piece.sprite, x: x, y: baseline - piece.sprite.baseline)
    }
    return Sprite(surface: sheet, baseline: baseline)
  }
}

extension FontStore {
  /// The smallest share of its size to which text is reduced, in percent.
  private static let smallestShare = 60

  private func draw(
    _ run: Run, _ system: SystemFont, in text: StyledText, share: Int
  ) throws(PaintingError) -> Sprite? {
    var sized = run
    if share < 100, let font = font(.system(system), size: text.size * share / 100) {
      sized.font = font
    }
    guard let drawn = try draw(sized, color: text.color) else { return nil }
    guard system.isBitmap else { return drawn }
    let width = max(1, run.width(in: text) / Self.unit)
    return try drawn.reduced(toWidth: min(width, run.width(of: drawn, text)))
  }

  /// Draws a box for each character.
  private func drawBoxes(_ run: Run, in text: StyledText) throws(PaintingError) -> Sprite? {
    let side = { (share: Int) in max(1, text.size * share / Self.unit) }
    let height = side(700)
    let width = run.width(in: text) / Self.unit
    guard width > 0 else { return nil }
    let sheet = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    var x = 0
    for scalar in run.text.unicodeScalars {
      let advance = AdvanceTable.advance(of: scalar, in: text.face)
      let size = DeviceSize(width: max(1, side(advance) - side(120)), height: height)
      let mask = CoverageMask.outline(size: size, radius: side(80) * 256, width: side(60))
      if advance > 0 {
        sheet.draw(
          try Sprite(coverage: mask, color: text.color), x: (x + side(60) * Self.unit) / Self.unit,
          y: 0)
      }
      x += advance * text.size
    }
    return Sprite(surface: sheet, baseline: height)
  }
}

extension FontStore.Run {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// Returns the script of a character, by which its letters are joined and arranged.
  fileprivate static func script(of scalar: Unicode.Scalar) -> hb_script_t {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_INHERITED ? HB_SCRIPT_COMMON : script
  }

  /// Common characters, such as the Arabic tatweel, belong to the script around them.
  fileprivate func canContinue(with other: Self) -> Bool {
    font == other.font && source == other.source
      && (script == other.script || [script, other.script].contains(HB_SCRIPT_COMMON))
  }

  /// Whether it is drawn in a font of the system that can have any size.
  fileprivate var isScalable: Bool {
    if case .system(let font) = source { !font.isBitmap } else { false }
  }

  /// The width of the text in the layout, in thousandths of an em times the size.
  fileprivate func width(in line: StyledText) -> Int {
    text.unicodeScalars.reduce(0) { $0 + AdvanceTable.advance(of: $1, in: line.face) } * line.size
  }

  /// The width in pixels of a drawing in a bitmap font if its first character becomes as wide as an em.
  fileprivate func width(of drawn: Sprite, _ line: StyledText) -> Int {
    var advance: Int32 = 0
    let first = text.unicodeScalars.first?.value ?? 0
    TTF_GlyphMetrics32(font, first, nil, nil, nil, nil, &advance)
    return max(1, drawn.size.width * line.size / (4 * max(Int(advance), 1)))
  }
}

extension Sprite {
  /// Returns the same drawing, reduced to a width.
  fileprivate func reduced(toWidth width: Int) throws(PaintingError) -> Sprite {
    guard width < size.width else { return self }
    let height = max(1, (size.height * width + size.width / 2) / size.width)
    let bitmap = Resampler.fill(DeviceSize(width: width, height: height), from: size) { y in
      surface.row(y).map { UnsafePointer($0) }
    }
    var reduced = try Sprite(bitmap)
    reduced.baseline = baseline * height / size.height
    return reduced
  }
}
