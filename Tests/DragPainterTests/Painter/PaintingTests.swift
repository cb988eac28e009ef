import DragPictures
import DragDrawing
import DragGeometry
import Testing

@testable import DragPainter

@Suite(.serialized)
struct PaintingTests {
  private func renderer(
    width: Length = 120, height: Length = 40, scale: Fraction = .one
  ) throws -> FrameRenderer {
    try FrameRenderer(
      size: Size(width: width, height: height), scale: scale, assets: TestAssets.open())
  }

  @Test("a translucent group is blended as one image")
  func groupAlpha() throws {
    let red = DrawContent.box(0, 0, 20, 20, Color(hex: 0xff0000))
    let blue = DrawContent.box(10, 0, 20, 20, Color(hex: 0x0000ff))
    let frame = try renderer().frame(of: DrawList([.group(.percent(50), [red, blue])]))
    #expect(frame[5, 5].isNear(0xff7f_7fff))
    #expect(frame[15, 5].isNear(0x7f7f_ffff))
    #expect(frame[25, 5].isNear(0x7f7f_ffff))
    #expect(frame[35, 5] == 0xffff_ffff)
  }

  @Test("a frame without its background has alpha in a tile and its shadow, and none beside them")
  func alpha() throws {
    let shadow = DrawContent.shadow(
      Rect(x: 20, y: 10, width: 40, height: 20), radius: 0, blur: 8,
      color: .black.opacity(percent: 50))
    let list = DrawList([
      shadow, .box(20, 10, 40, 20, Color(hex: 0x3366cc)),
      .box(80, 10, 20, 20, Color(hex: 0xff8000).opacity(percent: 20)),
    ])
    let frame = try FrameRenderer(
      size: Size(width: 120, height: 40), scale: .one, assets: TestAssets.open(), hasAlpha: true
    ).frame(of: list)
    #expect(frame[40, 20] == 0x3366_ccff)
    #expect(frame[40, 31] == 0x0000_0029)
    #expect(frame[90, 20] == 0xff82_0033)
    #expect(frame[115, 5] == 0)
    // What is clear has no colour that could mix with its neighbours.
    let small = frame.reduced(toWidth: 12, height: 4)
    #expect(small[4, 2] == 0x3366_ccff && small[8, 2] == 0xff82_0033 && small[11, 0] == 0)
    #expect(frame.reduced(toWidth: 60, height: 20)[45, 10] == 0xff82_0033)
  }

  @Test("a pixel over another is rounded once, and an opaque or clear one is exact")
  func blending() {
    let over = { (top: UInt32, bottom: UInt32) in PixelQuad(top).over(PixelQuad(bottom)).first }
    #expect(over(0x8080_0000, 0) == 0x8080_0000)
    #expect(over(0, 0x8080_0000) == 0x8080_0000)
    #expect(over(0xff12_3456, 0x8080_0000) == 0xff12_3456)
    #expect(over(0x8000_0000, 0xffff_ffff) == 0xff7f_7f7f)
    #expect(over(0x8000_0080, 0x8080_0000) == 0xc040_0080)
    for alpha in 0...255 {
      let (top, bottom) = (UInt32(alpha) << 24, UInt32(0xffff_ffff))
      let gray = UInt32((255 * (255 - alpha) + 127) / 255)
      #expect(over(top, bottom) == 0xff00_0000 | gray << 16 | gray << 8 | gray)
    }
  }

  @Test("a colour is blended over each pixel of a row, equal to its neighbours or not")
  func rowBlending() throws {
    let tint = DrawContent.box(0, 0, 120, 40, Color.black.opacity(percent: 50))
    let stripes = [3, 4, 9, 10, 11].map { x in
      DrawContent.box(Length(pixels: x), 0, 1, 40, Color(hex: 0xff0000))
    }
    let frame = try renderer().frame(of: DrawList(stripes + [tint]))
    let row = (0..<16).map { frame[$0, 20] }
    let (red, gray) = (UInt32(0x8000_00ff), UInt32(0x8080_80ff))
    #expect(
      row == [
        gray, gray, gray, red, red, gray, gray, gray, gray, red, red, red, gray, gray, gray, gray,
      ])
  }

  @Test("the margin of a shadow is clear, and wider for a fainter one")
  func shadowMargin() throws {
    for (color, margin) in [(UInt32(0xff00_0000), 2), (0x4d00_0000, 4), (0x0800_0000, 11)] {
      let size = DeviceSize(width: 149, height: 93)
      let mask = CoverageMask.shadow(size: size, radius: 8 << 8, blur: 24)
      let shadow = try Sprite(shadow: mask, blur: 24, color: color)
      #expect(shadow.margin == margin)
      let core = DeviceRect(size: size).insetBy(shadow.margin)
      var outside: [UInt32] = []
      for y in 0..<size.height {
        let row = try #require(shadow.surface.row(y))
        outside += (0..<size.width).filter {
          !core.contains(DeviceRect(x: $0, y: y, width: 1, height: 1))
        }.map { row[$0] }
      }
      #expect(outside.allSatisfy { $0 == 0 })
    }
  }

  @Test("a colour is multiplied by its alpha, rounded to the nearest")
  func premultiplying() {
    #expect(premultiplied(0x80ff_8001) == 0x8080_4001)
    #expect(premultiplied(0xff12_3456) == 0xff12_3456)
    #expect(premultiplied(0x00ff_ffff) == 0)
    for channel: UInt32 in 0...255 {
      for share: UInt32 in 0...255 {
        #expect(scaled(channel << 8, by: share) == ((channel * share + 127) / 255) << 8)
      }
    }
  }

  @Test("a translucent strip has one colour at any width and offset")
  func seenThrough() throws {
    let renderer = try renderer()
    let glass = Color(hex: 0x30d158).opacity(percent: 40)
    for (start, width) in zip([0, 1, 2, 3, 5, 7], [1, 2, 3, 4, 6, 9]) {
      let strip = DrawContent.box(Length(pixels: start), 0, Length(pixels: width), 2, glass)
      let frame = renderer.frame(of: DrawList([strip]))
      let colors = (0..<20).map { frame[$0, 1] }
      #expect(colors[start..<start + width].allSatisfy { $0 == colors[start] })
      #expect(colors[start].isNear(0xacec_bcff))
      #expect((colors[..<start] + colors[(start + width)...]).allSatisfy { $0 == 0xffff_ffff })
    }
  }

  @Test("a group that is opaque looks like its children")
  func opaqueGroup() throws {
    let things: [DrawContent] = [
      .shadow(
        Rect(x: 10, y: 10, width: 30, height: 20), radius: 6, blur: 8,
        color: Color.black.opacity(percent: 30)),
      .roundedRect(Rect(x: 10, y: 10, width: 30, height: 20), radius: 6, fill: .black),
    ]
    let plain = try renderer().frame(of: DrawList(things))
    #expect(try renderer().frame(of: DrawList([.group(.one, things)])) == plain)
  }

  @Test("a large shape drawn in pieces equals the shape drawn as one", arguments: [0, 5, 12])
  func ninePatch(radius: Int) throws {
    let rect = Rect(x: 2, y: 2, width: 290, height: 200)
    let round = Length(pixels: radius)
    for alpha in [100, 40] {
      let fill = Color(hex: 0x0a84ff).opacity(percent: alpha)
      let pieces = try renderer(width: 300, height: 210)
        .frame(of: DrawList([.roundedRect(rect, radius: round, fill: fill)]))
      let sprite = try Sprite(
        coverage: .roundedRect(size: DeviceSize(width: 290, height: 200), radius: radius * 256),
        color: fill.argb)
      let surface = try Surface(size: DeviceSize(width: 300, height: 210), hasAlpha: false)
      surface.fill(DeviceRect(size: surface.size), color: 0xffff_ffff)
      surface.draw(sprite, x: 2, y: 2)
      #expect(Picture(surface) == pieces)
    }
  }

  @Test("a large panel needs no large sprite")
  func panelMemory() throws {
    let renderer = try renderer(width: 900, height: 700)
    renderer.paint(DrawList(panel(Rect(x: 20, y: 20, width: 860, height: 660), blur: 20)))
    #expect(renderer.painter.placer.cache.byteCount < 200_000)
  }

  @Test("a translucent group that grows leaves nothing in the sprite cache, from frame to frame")
  func groupMemory() throws {
    let renderer = try renderer(width: 200, height: 200)
    for size in 10..<150 {
      let side = Length(pixels: size)
      let tile = panel(Rect(x: 20, y: 20, width: side, height: side), blur: 10)
      renderer.paint(DrawList([.group(.percent(50), tile)]))
    }
    #expect(renderer.painter.placer.cache.byteCount == 0)
  }

  private func panel(_ frame: Rect, blur: Length) -> [DrawContent] {
    [
      .shadow(frame, radius: 12, blur: blur, color: .black),
      .roundedRect(frame, radius: 12, fill: .white),
      .roundedRectOutline(frame, radius: 12, width: 1, color: .black),
    ]
  }

  @Test("the sprite cache stays within its budget")
  func cacheBudget() throws {
    let painter = Painter(scale: .one, assets: try TestAssets.open(), cacheBudget: 100_000)
    let surface = try Surface(size: DeviceSize(width: 100, height: 100), hasAlpha: false)
    painter.use(surface.size)
    var most = 0
    for size in 10..<90 {
      let side = Length(pixels: size)
      let square = Rect(x: 5, y: 5, width: side, height: side)
      let shadow = DrawContent.shadow(square, radius: side / 2, blur: 4, color: .black)
      painter.paint(DrawList([shadow])) { _ in surface }
      most = max(most, painter.placer.cache.byteCount)
      #expect(painter.placer.cache.byteCount <= 100_000)
    }
    #expect(most > 50_000)
  }

  @Test(
    "text is drawn in every face, in Japanese and in Korean",
    arguments: Font.Face.allCases, ["Drag and drop", "日本語のテキスト", "한국어 텍스트는", "mixed 日本 한국"])
  func words(face: Font.Face, text: String) throws {
    let line = TextLine(
      text, font: Font(face, size: 16), color: .black,
      box: Rect(x: 0, y: 0, width: 120, height: 40), alignment: .leading)
    let frame = try renderer().frame(of: DrawList([.text(line)]))
    #expect(frame.isInked(0..<40, 0..<40) && frame.isInked(40..<80, 0..<40))
    #expect(!frame.isInked(0..<120, 0..<6))
  }

  @Test("the baseline of a line does not depend on its letters")
  func stableBaseline() throws {
    let bottom = { (text: String) in
      let line = TextLine(
        text, font: Font(.regular, size: 16), color: .black,
        box: Rect(x: 0, y: 0, width: 120, height: 40))
      let frame = try renderer().frame(of: DrawList([.text(line)]))
      return (0..<40).last { frame.isInked(0..<12, $0..<$0 + 1) }
    }
    #expect(try bottom("HH") == bottom("HH 日本 Åg"))
  }

  @Test(
    "a line is no wider than in the advance table, at any scale",
    arguments: [100, 125, 150, 175, 200, 250, 300], [Font.Face.regular, .semibold])
  func widthOfLine(percent: Int, face: Font.Face) throws {
    let scale = Fraction.percent(percent)
    for size in 11...17 {
      let line = TextLine(
        "Copy as Swift", font: Font(face, size: Length(pixels: size)), color: .black,
        box: Rect(x: 0, y: 0, width: 160, height: 40))
      let frame = try renderer(width: 160, scale: scale).frame(of: DrawList([.text(line)]))
      let rows = 0..<40 * percent / 100
      let last = (0..<160 * percent / 100).last { frame.isInked($0..<$0 + 1, rows) }
      let width = DeviceSpace(scale: scale).fine(TextMetrics.width(of: line.text, in: line.font))
      #expect(try #require(last) <= width >> 8, "\(size)")
    }
  }

  @Test("missing assets have placeholders")
  func missingAssets() throws {
    let assets = try AssetStore(root: "/nonexistent")
    let renderer = try FrameRenderer(size: Size(width: 60, height: 20), scale: .one, assets: assets)
    let text = Rect(x: 40, y: 0, width: 20, height: 20)
    let frame = renderer.frame(
      of: DrawList([
        .image("no", Rect(x: 0, y: 0, width: 20, height: 20), radius: 4),
        .icon("no", Rect(x: 20, y: 0, width: 20, height: 20), .black),
        .text(TextLine("no", font: Font(size: 12), color: .black, box: text)),
      ]))
    #expect(frame[10, 10].isNear(0xf0f0_f0ff))
    #expect(frame[30, 10].isNear(0xf0f0_f0ff))
    #expect(frame[50, 10] == 0xffff_ffff)
  }

  @Test("extreme sizes and locations draw nothing and do not trap")
  func absurd() throws {
    let far = Length(subpixels: 1 << 55)
    let rect = Rect(x: -far, y: -far, width: far, height: far)
    let deep = (0..<200).reduce(
      DrawContent.roundedRect(rect, radius: far, fill: .black)
    ) { inner, _ in
      .group(
        alpha: .percent(99), transform: Transform(scale: Fraction(raw: 1 << 40), offset: .zero),
        [DrawOperation(part: 0, inner)])
    }
    let path = Path([
      .move(to: Point(x: -far, y: far)), .line(to: Point(x: far, y: -far)), .close,
    ])
    try renderer().paint(
      DrawList([
        deep, .shadow(rect, radius: far, blur: far, color: .black), .fill(path, .black),
        .stroke(path, width: far, color: .black), .clip(rect, []),
        .text(TextLine("x", font: Font(size: far), color: .black, box: rect)),
        .roundedRectOutline(rect, radius: far, width: far, color: .black),
        .image("x", rect, radius: far), .icon("x", rect, .black),
      ]))
  }
}

extension Picture {
  /// Whether any pixel of some columns and rows is not white.
  fileprivate func isInked(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    columns.contains { x in rows.contains { self[x, $0] != 0xffff_ffff } }
  }
}

extension UInt32 {
  /// Whether no channel differs by more than two.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) <= 2 }
  }
}
