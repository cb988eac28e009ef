import DragKit
import Support
import Testing

struct ReorderingCadenceTests {
  private var table = ContentDriver(Folders(notes: 6))

  /// Lifts the first note, which is the third row, and opens a gap in its place.
  init() {
    table.press(on: "note-1")
    move(118)
  }

  private mutating func move(_ y: Length, after span: Microseconds = .milliseconds(8)) {
    table.interval = span
    table.drag(to: Point(x: table.location.x, y: y), steps: 1)
  }

  private var gap: Int? { table.interaction.session?.target?.gap?.gap.index }

  @Test("R4: A gap that has just opened stays for 150 ms of motions")
  mutating func rests() {
    #expect(gap == 2)
    move(160, after: .milliseconds(149))
    #expect(gap == 2, "It opened 149 ms ago.")
    move(161, after: .milliseconds(1))
    #expect(gap == 4)
  }

  @Test("R4: A gap follows a resting pointer when its 150 ms are over")
  mutating func follows() {
    move(160)
    #expect(gap == 2)
    #expect(table.interaction.nextWake(table.content) != nil)
    table.wait(Microseconds(149_999) - table.now)
    #expect(gap == 2)
    table.wait(.milliseconds(158) - table.now)
    #expect(gap == 4)
  }

  @Test("R28: A release before the gap has followed drops under the pointer")
  mutating func release() {
    move(160)
    table.release()
    #expect(table.names(in: "list").prefix(4) == ["folder", "locked", "note-2", "note-1"])
  }
}

struct ScrolledGapTests {
  private static let list: any CollectionLayout = ListConfiguration(rowHeight: 44).layout
  private static let grid: any CollectionLayout = TileConfiguration(
    itemSize: Size(width: 100, height: 100), spacing: 12
  ).grid

  /// Three hundred items whose gap rests 150 ms between its moves.
  private func table(
    _ layout: any CollectionLayout, speed: Length = 900
  ) -> ContentDriver<PlainView> {
    var view = PlainView(count: 300, as: layout, in: Rect(x: 0, y: 0, width: 448, height: 400))
    view.reorderingCadence = .fast
    view.tuning.autoScroll.speed = speed
    return ContentDriver(view)
  }

  @Test(
    "A release under auto-scroll takes the gap that is shown, once the hand is still",
    arguments: [100, 300, 900, 3000],
    [true, false])
  func shown(speed: Length, isList: Bool) {
    var table = self.table(isList ? Self.list : Self.grid, speed: speed)
    table.drag("item-2", to: Point(x: 150, y: 385), steps: 30)
    table.wait(.milliseconds(160))
    for moment in 0..<26 {
      var released = table
      let gap = released.gap(in: "items")?.place
      released.drop()
      let place = released.names(in: "items").firstIndex(of: "item-2")
      #expect(place.map { $0 + 1 } == gap?.gap.index, "at moment \(moment)")
      table.wait(.milliseconds(37))
    }
  }

  @Test("A release before the gap has followed a flick goes where the hand is")
  func flick() {
    var table = self.table(Self.list)
    table.drag("item-2", to: Point(x: 150, y: 374), steps: 3)
    #expect(table.gap(in: "items")?.place != InsertionPlace("items", Gap(9)))
    table.drop()
    #expect(table.names(in: "items").firstIndex(of: "item-2") == 8)
  }
}

struct PassingTests {
  private var folders = ContentDriver(Folders())

  /// Moves along the axis a pixel a second; says what a drop would do, and an open gap, as they change.
  private mutating func proposals(from start: Int, to end: Int) -> [String] {
    var proposals: [String] = []
    for place in stride(from: start, through: end, by: start < end ? 1 : -1) {
      // The second time, a gap that has waited for the first motion to rest is open.
      for _ in 0..<2 { folders.drag(to: point(place), steps: 1) }
      guard let session = folders.interaction.session, let target = session.target else { continue }
      let gap = target.gap.map { "gap \($0.gap.index)" } ?? "no gap"
      let into = session.intoItem.map { "into \(folders.content.name(of: $0)), " } ?? ""
      let proposal = into + gap
      if proposals.last != proposal { proposals.append(proposal) }
    }
    return proposals
  }

  private func point(_ place: Int) -> Point {
    let place = Length(pixels: place)
    return folders.content.isGrid ? Point(x: place, y: 40) : Point(x: 100, y: place)
  }

  init() {
    folders.interval = .milliseconds(500)
    // A folder opens when it is stayed over; none of these does.
    folders.change { $0.tuning.springLoading = .seconds(1000) }
  }

  @Test(
    "R16: A row or tile that accepts the drop is the only one to show it",
    arguments: [(false, 92), (false, 110), (false, 130), (true, 232), (true, 258), (true, 284)])
  mutating func only(isGrid: Bool, grab: Int) {
    folders.change { $0.isGrid = isGrid }
    let end = isGrid ? 13 : 1
    folders.press(at: point(grab))
    let there = proposals(from: grab - 6, to: end)
    let expected = ["gap 2", "into locked, no gap", "gap 1", "into folder, no gap", "gap 0"]
    #expect(there == (isGrid ? ["gap 3"] : []) + expected)
    let back = proposals(from: end, to: grab)
    #expect(back == there.reversed())
  }

  @Test("R16: A row that accepts the drop opens and closes no gap under a tremor")
  mutating func tremor() {
    folders.press(at: point(110))
    _ = proposals(from: 104, to: 76)
    let trembling = (0..<4).flatMap { _ in proposals(from: 76, to: 79) }
    #expect(Set(trembling) == ["into locked, no gap"])
    let leaving = proposals(from: 79, to: 81)
    #expect(leaving == ["into locked, no gap", "gap 2"])
  }
}
