import DragGeometry
import DragSDL
import Glibc
import Testing

@testable import DragPainter

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
  private func wait(for source: any EventSource, atMost milliseconds: Int32) {
    guard source.beginWait() else { return }
    var descriptor = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
    source.endWait(isReadable: poll(&descriptor, 1, milliseconds) > 0)
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
