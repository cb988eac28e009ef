import Support
import Testing

@testable import DragKit

struct SwipeStateTests {
  private let measures = SwipeState.Measures(
    row: 400, trailing: .init(actions: 74, allowsFullSwipe: true))

  /// Swipes by a translation and releases; returns the row's final offset and the result.
  private func swipe(
    _ way: Length, velocity: Length = 0, _ measures: SwipeState.Measures? = nil
  ) -> (SwipeState.Outcome, Length) {
    let measures = measures ?? self.measures
    var swipe = SwipeState()
    for _ in 0..<10 { swipe.drag(by: way / 10, in: measures) }
    let outcome = swipe.release(velocity: velocity, in: measures)
    for _ in 0..<3000 { swipe.step(Tuning().gapSpring) }
    #expect(swipe.isSettled)
    return (outcome, swipe.offset)
  }

  @Test("E18: A swipe across half of the row performs the first action, if it has one")
  func full() {
    #expect(swipe(210) == (.full, 400))
    let guarded = SwipeState.Measures(row: 400, trailing: .init(actions: 74))
    #expect(swipe(210, guarded).0 == .open)
    let nothing = SwipeState.Measures(row: 400, trailing: .init())
    #expect(swipe(300, velocity: 900, nothing) == (.closed, 0))
  }

  @Test("A swipe towards an edge without actions meets resistance, and returns")
  func otherWay() {
    var swipe = SwipeState()
    swipe.drag(by: -100, in: measures)
    #expect(swipe.offset == -25)
    #expect(swipe.release(velocity: 0, in: measures) == .closed)
  }

  @Test("A row with leading actions alone resists a swipe in the other direction")
  func leadingAlone() {
    let leading = SwipeState.Measures(row: 400, trailing: .init(), leading: .init(actions: 74))
    var swipe = SwipeState()
    swipe.drag(by: 100, in: leading)
    #expect(swipe.offset == 25)
    swipe.drag(by: -125, in: leading)
    #expect(swipe.offset == -100)
    // Without a full swipe, it resists beyond its open position.
    swipe.drag(by: -40, in: leading)
    #expect(swipe.offset == -110)
    #expect(swipe.release(velocity: 0, in: leading) == .open)
    swipe.finish()
    #expect(swipe.offset == -74)
  }

  @Test("A swipe from the leading edge is the mirror image of one from the trailing edge")
  func leading() {
    let both = SwipeState.Measures(
      row: 400, trailing: .init(actions: 74, allowsFullSwipe: true),
      leading: .init(actions: 148, allowsFullSwipe: true))
    #expect(swipe(-70, both) == (.closed, 0))
    #expect(swipe(-80, both) == (.open, -148))
    #expect(swipe(-20, velocity: -400, both) == (.open, -148))
    #expect(swipe(-90, velocity: 400, both) == (.closed, 0))
    #expect(swipe(-210, both) == (.full, -400))
    #expect(swipe(-210, velocity: 400, both) == (.closed, 0))
    #expect(swipe(40, both) == (.open, 74))
  }

  @Test("Law: A row settles closed, open or across", arguments: [1, 2] as [UInt64])
  func comesToRest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      func side() -> SwipeState.Measures.Side {
        SwipeState.Measures.Side(
          actions: Length(pixels: .random(in: -5..<300, using: &random)),
          allowsFullSwipe: .random(using: &random))
      }
      let measures = SwipeState.Measures(
        row: Length(pixels: .random(in: -5..<900, using: &random)), trailing: side(),
        leading: .random(using: &random) ? side() : .init())
      var swipe = SwipeState()
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        swipe.drag(by: Length(pixels: .random(in: -9000..<9000, using: &random)), in: measures)
        swipe.step(Tuning().gapSpring)
        #expect(try SwipeState(canonicalBytes: swipe.canonicalBytes) == swipe, "seed \(seed)")
      }
      swipe.release(
        velocity: Length(pixels: .random(in: -9000..<9000, using: &random)), in: measures)
      for _ in 0..<5000 { swipe.step(Tuning().gapSpring) }
      #expect(swipe.isSettled, "seed \(seed)")
      let ends = [measures.trailing, measures.leading].map(\.actions) + [measures.row]
      #expect(swipe.offset == .zero || ends.contains(swipe.offset.magnitude), "seed \(seed)")
    }
  }

  private func outcome(at way: Length, _ velocity: Length = 0) -> SwipeState.Outcome {
    var swipe = SwipeState()
    swipe.drag(by: way, in: measures)
    return swipe.outcome(velocity: velocity, in: measures)
  }

  @Test("A swipe counts where it is released: half of the actions opens, half of the row commits")
  func places() {
    #expect([36, 37, 199, 200].map { outcome(at: $0) } == [.closed, .open, .open, .full])
  }

  @Test("A swipe at 300 px a second opens or closes a row however far it is, and no speed commits")
  func speeds() {
    #expect([299, 300].map { outcome(at: 1, $0) } == [.closed, .open])
    #expect([-299, -300].map { outcome(at: 60, $0) } == [.open, .closed])
    #expect(outcome(at: 199, 9000) == .open)
    #expect([-299, -300].map { outcome(at: 230, $0) } == [.full, .closed])
  }

  @Test("A swipe that comes back past half takes back what it would have done")
  func comesBack() {
    var swipe = SwipeState()
    let outcomes = [230, -40, -160].map { (way: Length) in
      swipe.drag(by: way, in: measures)
      return swipe.outcome(velocity: 0, in: measures)
    }
    #expect(outcomes == [.full, .open, .closed])
  }
}

struct RowLayoutTests {
  struct Playlist {}
  typealias Accessory = RowAccessory<Playlist>

  private let item = ItemID(rawValue: 0)
  private let row = Rect(x: 10, y: 100, width: 400, height: 44)

  private func parts(_ accessories: [Accessory], editing: Fraction = .zero) -> [String] {
    let layout = Row(
      item, in: row, accessories: accessories.map(\.style), editing: editing, Row.Swipe())
    return layout.accessories.map { "\($0.name) \($0.frame.minX.pixels)+\($0.frame.width.pixels)" }
  }

  @Test("E27: The accessories of a row are beside each other, and not wider than the row")
  func several() {
    let accessories = [
      Accessory(.disclosureIndicator), Accessory(.detail),
      Accessory(.checkmark, displayed: .whenNotEditing),
      Accessory(.label("3"), reservedLayoutWidth: .custom(30)),
      Accessory(.multiselect, displayed: .always),
    ]
    #expect(
      parts(accessories) == [
        "disclosure 366+44", "detail 322+44", "checkmark 278+44", "label 248+30", "select 10+44",
      ])
    #expect(parts(accessories, editing: .one).contains("checkmark 278+44") == false)
    let grip = Accessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(9000))
    let layout = Row(item, in: row, accessories: [grip.style])
    #expect(layout.content.width == 0)
    #expect(layout.accessories.first?.frame == row)
    #expect(layout.control(at: Point(x: 11, y: 101))?.name == "reorder")
  }
}
