import DragDrawing
import DragGeometry
import DragPictures
import Glibc
import Testing

@testable import DragPainter

@Suite(.serialized)
struct DamageTests {
  let renderer: FrameRenderer

  init() throws {
    renderer = try FrameRenderer(
      size: Size(width: 400, height: 300), scale: .one, assets: TestAssets.open())
  }

  /// A tile with its shadow, seen through as one where `alpha` is less than one.
  private func tile(at x: Length, alpha: Fraction = .percent(90)) -> DrawList {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    let children = [
      DrawContent.shadow(square, radius: 12, blur: 16, color: Color.black.opacity(percent: 30)),
      .roundedRect(square, radius: 12, fill: Color(hex: 0x0a84ff)),
    ]
    let operations = children.enumerated().map {
      DrawOperation(part: 1, role: $0.offset, $0.element)
    }
    let transform = Transform(offset: Vector(dx: x, dy: 80))
    return DrawList([.group(alpha: alpha, transform: transform, operations)])
  }

  private func area(_ rects: [DeviceRect]) -> Int { rects.reduce(0) { $0 + $1.area } }

  @Test(
    "a lifted tile that moves by a pixel repaints little more than its shadow",
    arguments: [90, 100])
  func liftedTile(percent: Int) {
    renderer.paint(tile(at: 50, alpha: .percent(percent)))
    let damage = renderer.paint(tile(at: 51, alpha: .percent(percent)))
    #expect(area(damage) <= 3 * 132 * 132)
    #expect(area(damage) > 0)
  }

  @Test("an opaque row that moves by two pixels repaints its edges and its words")
  func opaqueRow() {
    let row = { (y: Length) in
      let frame = Rect(x: 0, y: y, width: 400, height: 44)
      let line = TextLine("item", font: Font(.regular, size: 14), color: .black, box: frame)
      return DrawList([
        .shadow(frame, radius: 0, blur: 4, color: Color.black.opacity(percent: 30)),
        .roundedRect(frame, radius: 0, fill: .white), .text(line),
      ])
    }
    renderer.paint(row(100))
    let damage = renderer.paint(row(102))
    #expect(area(damage) < 400 * 44 / 2)
    #expect(area(damage) >= 2 * 400 * 2)
    renderer.painter.isStale = true
    let frame = renderer.frame
    #expect(renderer.frame(of: row(102)) == frame)
  }

  @Test("a list that has not changed, or by less than a pixel, repaints nothing")
  func unchanged() {
    renderer.paint(tile(at: 50))
    #expect(renderer.paint(tile(at: 50 + Length(subpixels: 60))).isEmpty)
    #expect(renderer.paint(tile(at: 50)).isEmpty)
  }

  @Test("changes in twenty-one places far from each other are repainted in sixteen rectangles")
  func manyPlaces() {
    let boxes = { (fill: Color) in
      let places = stride(from: 0, to: 42, by: 2).map { place in
        Point(x: Length(pixels: place % 7 * 55), y: Length(pixels: place / 7 * 55))
      }
      return DrawList(places.map { .box($0.x, $0.y, 24, 24, fill) })
    }
    let red = boxes(Color(hex: 0xff0000))
    renderer.paint(boxes(.black))
    #expect(renderer.paint(red).count == 16)
    renderer.painter.isStale = true
    let frame = renderer.frame
    #expect(renderer.frame(of: red) == frame)
  }

  @Test("a changed child of an opaque group or a clip repaints only itself")
  func childOfGroup() {
    let frame = { (moved: Length) in
      let dots = (0..<10).map { index in
        DrawContent.box(Length(pixels: 30 * index) + (index == 4 ? moved : 0), 10, 20, 20)
      }
      let clip = Rect(x: 0, y: 0, width: 400, height: 300)
      return DrawList([.group(.one, [.clip(clip, DrawList(dots).operations)])])
    }
    renderer.paint(frame(0))
    #expect(renderer.paint(frame(1)) == [DeviceRect(x: 120, y: 10, width: 21, height: 20)])
  }

  @Test("a drawing that is moved to the front repaints only itself")
  func reorder() {
    let boxes = (0..<4).map { part in
      DrawOperation(part: part, .box(Length(pixels: 10 * part), 0, 40, 40))
    }
    renderer.paint(DrawList(background: .white, operations: boxes))
    let damage = renderer.paint(DrawList(background: .white, operations: boxes[1...] + [boxes[0]]))
    #expect(damage == [DeviceRect(x: 0, y: 0, width: 40, height: 40)])
  }

  @Test("the overlay is painted in front and removed again")
  func overlay() {
    let badge = DrawList([.box(10, 10, 8, 8)], background: .clear)
    let without = renderer.frame(of: DrawList([]))
    #expect(renderer.frame(of: DrawList([]), overlay: badge)[12, 12] == 0x0000_00ff)
    #expect(renderer.frame(of: DrawList([])) == without)
  }
}

/// Law 12: what is painted by damage is what a full repaint would paint.
@Suite(.serialized)
struct PainterLawTests {
  static let size = Size(width: 120, height: 90)

  @Test(
    "law 12: painting only the damage gives the same pixels as painting everything",
    arguments: [1, 2])
  func damageEqualsFullRepaint(seed: UInt64) throws {
    let (failure, generator) = try firstDifference(seed: seed, frames: 5000, scale: Fraction(3, 2))
    #expect(failure == nil, "seed \(seed), frame \(failure ?? 0)")
    for change in ["inserted", "removed", "reordered", "replaced", "moved", "background"] {
      #expect(generator.counts[change, default: 0] > 20, "seed \(seed) tried too few: \(change)")
    }
  }

  @Test("damage is repainted exactly while pictures are loaded and fade in")
  func whileLoading() throws {
    let assets = try TestAssets.open()
    let loader = try #require(assets.pictures.startLoading())
    let incremental = try FrameRenderer(size: Self.size, scale: .one, assets: assets)
    let full = try FrameRenderer(size: Self.size, scale: .one, assets: assets)
    var generator = DrawListGenerator(seed: 5)
    var provisional = 0
    for frame in 0..<1500 {
      let now = Microseconds.milliseconds(Int64(frame) * 8)
      // The threads that load pictures have a low priority: a busy machine runs them only if this one waits.
      if provisional <= 100 { wait(for: loader, atMost: 6) }
      _ = assets.pictures.takeArrivals(at: now)
      incremental.paint(generator.list, at: now)
      full.painter.isStale = true
      full.paint(generator.list, at: now)
      try #require(incremental.frame == full.frame, "seed 5, frame \(frame)")
      if incremental.painter.needsFrame { provisional += 1 }
      generator.advance()
    }
    #expect(provisional > 100)
  }

  /// Waits as the program's loop does.
  private func wait(for source: PictureLoader, atMost milliseconds: Int32) {
    guard source.isTaken else { return }
    var descriptor = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&descriptor, 1, milliseconds) > 0 { source.clearDescriptor() }
  }

  @Test("the law notices damage that is one pixel too small")
  func plantedBug() throws {
    let (failure, _) = try firstDifference(seed: 3, frames: 50, scale: .one, shrinkage: 1)
    #expect(failure != nil)
  }

  /// The first frame in which a painter that repaints damage and one that repaints all disagree.
  private func firstDifference(
    seed: UInt64, frames: Int, scale: Fraction, shrinkage: Int = 0
  ) throws -> (frame: Int?, generator: DrawListGenerator) {
    let assets = try TestAssets.open()
    let incremental = try FrameRenderer(size: Self.size, scale: scale, assets: assets)
    let full = try FrameRenderer(size: Self.size, scale: scale, assets: assets)
    incremental.painter.plantedShrinkage = shrinkage
    var generator = DrawListGenerator(seed: seed)
    for frame in 0..<frames {
      let damage = incremental.paint(generator.list)
      expectDisjoint(damage)
      full.painter.isStale = true
      if frame.isMultiple(of: 500) { full.painter.placer.cache.removeAll { _ in true } }
      full.paint(generator.list)
      guard incremental.frame == full.frame else { return (frame, generator) }
      generator.advance()
    }
    return (nil, generator)
  }

  private func expectDisjoint(_ rects: [DeviceRect]) {
    #expect(rects.count <= 16)
    for (index, one) in rects.enumerated() {
      #expect(!rects[(index + 1)...].contains { $0.intersects(one) })
    }
  }
}
