import Support
import Testing

@testable import DragKit

/// The events of a scrollable area.
private enum ScrollAction: Hashable, Sendable {
  case begin
  case stop
  case drag(Length)
  case release(Length)
  case turn(Length)
  case scroll(Length, animated: Bool)
  case resize(ScrollRange)
  case pass(Int)
}

/// An area with what there is to scroll.
private struct ScrollTable: Hashable, Sendable {
  var scroll: ScrollState
  var range: ScrollRange
  var tuning = Tuning()

  mutating func apply(_ action: ScrollAction) {
    switch action {
    case .begin: scroll.begin(in: range, tuning)
    case .stop: _ = scroll.stop(in: range, tuning)
    case .drag(let way): scroll.drag(by: way, in: range, tuning)
    case .release(let velocity): scroll.release(at: velocity, in: range, tuning)
    case .turn(let turn): scroll.turn(by: turn, in: range, tuning)
    case .scroll(let target, let animated):
      scroll.scroll(to: target, animated: animated, in: range, tuning)
    case .resize(let range):
      self.range = range
      scroll.fit(in: range, tuning)
    case .pass(let count): pass(count)
    }
  }

  mutating func pass(_ count: Int) {
    for _ in 0..<count { scroll.step(in: range, tuning) }
  }

  /// `true` where no more than a viewport of nothing is seen.
  var isWithinViewport: Bool { excess.magnitude <= range.viewport }

  /// How far the offset is beyond the ends.
  var excess: Length { range.excess(of: scroll.offset) }

  /// The same, seen from the other end.
  func mirrored(_ action: ScrollAction) -> ScrollAction {
    switch action {
    case .begin, .stop, .resize, .pass: action
    case .drag(let way): .drag(-way)
    case .release(let velocity): .release(-velocity)
    case .turn(let turn): .turn(-turn)
    case .scroll(let target, let animated): .scroll(range.length - target, animated: animated)
    }
  }
}

struct ScrollLawTests {
  private static let seeds: [UInt64] = Array(1...60)

  @Test("Law: A scrollable area settles within its ends", arguments: seeds)
  func comesToRest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = generator.table()
    for _ in 0..<60 {
      table.apply(generator.action())
      table.pass(1)
      #expect(table.isWithinViewport, "seed \(seed)")
    }
    table.apply(.release(.zero))
    table.pass(10_000 * table.tuning.slowness)
    #expect(table.scroll.isSettled, "seed \(seed)")
    #expect(table.excess == 0, "seed \(seed)")
    #expect(table.scroll.offset == table.scroll.goal, "seed \(seed)")
  }

  @Test("Law: A scrollable area continues identically from its bytes", arguments: seeds)
  func bytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var table = generator.table()
    var copy = table
    for _ in 0..<60 {
      let action = generator.action()
      table.apply(action)
      if case .pass(let count) = action {
        for _ in 0..<count {
          copy.pass(1)
          copy.scroll = try ScrollState(canonicalBytes: copy.scroll.canonicalBytes)
        }
      } else {
        copy.apply(action)
      }
      #expect(copy == table, "seed \(seed)")
    }
  }

  @Test("Law: A scrollable area is symmetric", arguments: seeds)
  func mirrored(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = generator.table()
    var mirror = table
    mirror.scroll = ScrollState(offset: table.range.length - table.scroll.offset)
    for _ in 0..<60 {
      let action = generator.action()
      if case .resize = action { continue }
      table.apply(action)
      mirror.apply(table.mirrored(action))
      #expect(mirror.scroll.offset == table.range.length - table.scroll.offset, "seed \(seed)")
      #expect(mirror.scroll.isSettled == table.scroll.isSettled, "seed \(seed)")
    }
  }

  @Test("Law: The wheel, keys and the program never pass an end", arguments: seeds)
  func staysWithin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = generator.table()
    for _ in 0..<80 {
      switch generator.action() {
      case .turn(let turn): table.apply(.turn(turn))
      case .scroll(let target, let animated): table.apply(.scroll(target, animated: animated))
      default: continue
      }
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        table.pass(1)
        #expect(table.excess == 0, "seed \(seed)")
      }
    }
  }

  @Test(
    "Law: The velocity of a fling is v · 0.998^t",
    arguments: [60, 300, 1000, 2500, 8000, -1000, -8000])
  func coasts(speed: Int) {
    let range = ScrollRange(.vertical, viewport: 500, content: 100_000)
    let start: Length = 50_000
    var table = ScrollTable(scroll: ScrollState(offset: start), range: range)
    table.apply(.begin)
    table.apply(.release(-Length(pixels: speed)))
    var (place, velocity) = (0.0, Double(speed))
    while !table.scroll.isSettled {
      table.pass(1)
      place += velocity * 0.999 / 1000
      velocity *= 0.998
      #expect(abs(Double((table.scroll.offset - start).subpixels) / 256 - place) < 1)
    }
  }

  @Test("Law: A rubber band is at c · d · h / (c · d + h)", arguments: [0, 50, 500, 900])
  func stretches(height: Int) {
    let range = ScrollRange(.vertical, viewport: Length(pixels: height), content: 9000)
    var (scroll, drawn) = (ScrollState(), 0)
    scroll.begin(in: range, Tuning())
    for _ in 0..<400 {
      let before = scroll.offset
      drawn += 7
      scroll.drag(by: 7, in: range, Tuning())
      let (share, extent) = (0.55 * Double(drawn), Double(height))
      let expected = share * extent / (share + extent)
      #expect(abs(expected + Double(scroll.offset.subpixels) / 256) < 0.02)
      #expect(scroll.offset <= before)
      #expect(scroll.offset >= -range.viewport)
    }
  }

  @Test("Law: No extreme input of a scrollable area traps", arguments: seeds)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = ScrollTable(scroll: ScrollState(), range: generator.hostileRange())
    table.apply(.scroll(generator.hostileLength(), animated: false))
    table.tuning.scroll.notch = generator.hostileLength()
    table.tuning.scroll.slowestFling = generator.hostileLength()
    table.tuning.scroll.fastestFling = generator.hostileLength()
    table.tuning.scroll.rubberBand = Fraction(raw: generator.hostileLength().subpixels)
    table.tuning.scroll.reach = generator.hostileLength().subpixels
    table.tuning.scroll.friction = generator.hostileLength().subpixels
    table.tuning.slowMotion = Bool.random(using: &generator)
    table.tuning.slowMotionFactor = .min
    for _ in 0..<60 {
      table.apply(generator.hostileAction())
      table.pass(3)
    }
    table.apply(.release(generator.hostileLength()))
    table.pass(20_000)
    #expect(table.scroll.isSettled, "seed \(seed)")
    table.apply(.resize(table.range))
    #expect(table.excess == 0, "seed \(seed)")
  }

  @Test("Law: Damaged bytes of a scrollable area are refused, or decode to another valid one")
  func damaged() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      var table = generator.table()
      for _ in 0..<20 { table.apply(generator.action()) }
      var read = 0
      let all = Damage.ofEachBit(in: table.scroll.canonicalBytes)
      for damaged in all {
        guard let scroll = try? ScrollState(canonicalBytes: damaged) else { continue }
        read += 1
        #expect(scroll.canonicalBytes == damaged)
        table.scroll = scroll
        table.pass(20)
      }
      #expect(read > 0 && read < all.count)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func table() -> ScrollTable {
    let range = range()
    let offset = Length(pixels: Int.random(in: 0...range.length.pixels, using: &self))
    var table = ScrollTable(scroll: ScrollState(offset: offset), range: range)
    table.tuning.slowMotion = Int.random(in: 0...4, using: &self) == 0
    table.tuning.reducedMotion = Int.random(in: 0...4, using: &self) == 0
    return table
  }

  /// Something that fits, something a little too large, or a million rows.
  fileprivate mutating func range() -> ScrollRange {
    let viewport = length(0...900)
    let factors = [0, 1, 3, 40, 80_000]
    let factor = factors[Int.random(in: 0..<factors.count, using: &self)]
    return ScrollRange(.vertical, viewport: viewport, content: viewport * factor + length(0...400))
  }

  private mutating func length(_ pixels: ClosedRange<Int>) -> Length {
    Length(pixels: Int.random(in: pixels, using: &self))
  }

  fileprivate mutating func action() -> ScrollAction {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: .begin
    case 1: .stop
    case 2, 3, 4: .drag(length(-300...300))
    case 5: .release(length(-9000...9000))
    case 6: .release(length(-100...100))
    case 7: .turn(length(-5...5))
    case 8: .scroll(length(-100...20_000), animated: Bool.random(using: &self))
    case 9: .resize(range())
    default: .pass(Int.random(in: 1...400, using: &self))
    }
  }

  fileprivate mutating func hostileLength() -> Length {
    let numbers = [
      Int.min, -(1 << 50), -(1 << 30), -256, -1, 0, 1, 255, 1 << 16, 1 << 30, 1 << 41, .max,
    ]
    return Length(subpixels: numbers[Int.random(in: 0..<numbers.count, using: &self)])
  }

  fileprivate mutating func hostileRange() -> ScrollRange {
    ScrollRange(
      .vertical, viewport: hostileLength(), content: hostileLength(),
      isReversed: Bool.random(using: &self))
  }

  fileprivate mutating func hostileAction() -> ScrollAction {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .begin
    case 1: .stop
    case 2, 3: .drag(hostileLength())
    case 4: .release(hostileLength())
    case 5: .turn(hostileLength())
    case 6: .scroll(hostileLength(), animated: Bool.random(using: &self))
    default: .resize(hostileRange())
    }
  }
}
