import DragKit
import Support
import Testing

struct RowSwipeTests {
  private var list = SongsDriver()

  @Test("E16, E21: A swipe shows actions at the end", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    list.pointer = pointer
    list.swipe("song-2", by: -60)
    #expect(list.controls("song-2").first == "swipe-delete 326+74")
    #expect(list.offset(of: "song-2") == -74)
    let kind = pointer.kind.rawValue
    #expect(list.takeCalls() == ["swipeBegan song-2 \(kind)", "swipeEnded song-2 \(kind) open"])
  }

  @Test("E17: The button of a destructive action is red and has a picture alone")
  mutating func look() {
    list.swipe("song-2", by: -60)
    let button = list.row("song-2")?.actions.first
    #expect(button?.isDestructive == true)
    #expect(button?.title == nil)
    #expect(button?.image == "trash")
  }

  @Test("E18: The first action is the outermost, and a swipe across the row performs it")
  mutating func full() {
    list.change { $0.actionCount = 2 }
    list.swipe("song-2", by: -100)
    #expect(list.controls("song-2").prefix(2) == ["swipe-delete 326+74", "swipe-pin 252+74"])
    list.turnSideways(over: "song-2", by: -1)
    _ = list.takeCalls()
    list.swipe("song-2", by: -230)
    #expect(list.content.reported == ["delete song-2"])
    #expect(list.order.count == 5)
    let calls = list.takeCalls()
    #expect(calls.dropFirst().first == "swipeEnded song-2 mouse full")
    #expect(calls.last == "contextualAction song-2 swipe-delete true")
  }

  @Test("A swipe along the list scrolls it, and opens no row")
  mutating func scrolls() {
    list.pointer = .finger(1)
    list.press(on: "song-2", x: 200)
    list.drag(by: 5, -60)
    #expect(list.interaction.gesture(of: .finger(1)) == .scroll)
    list.release()
    #expect(list.controls("song-2").count == 2)
  }

  @Test("E19: An action's result removes or closes the row", arguments: [true, false])
  mutating func performs(completes: Bool) {
    list.content.completes = completes
    list.swipe("song-2", by: -60)
    list.tap("song-2", x: 360)
    list.settle()
    #expect(list.takeCalls().last == "contextualAction song-2 swipe-delete \(completes)")
    let others = ["song-3", "song-4", "song-5", "song-6"]
    #expect(list.order == ["song-1"] + (completes ? [] : ["song-2"]) + others)
    if !completes { #expect(list.offset(of: "song-2") == 0) }
  }

  @Test("E29: Opening one row closes the one that was open")
  mutating func oneAtATime() {
    list.swipe("song-2", by: -60)
    list.turnSideways(over: "song-3", by: 1)
    #expect(list.offset(of: "song-2") == 0)
    #expect(list.offset(of: "song-3") == -74)
    list.turnSideways(over: "song-3", by: -1)
    #expect(list.offset(of: "song-3") == 0)
  }

  @Test("Edit mode closes the open row, and rows that are edited cannot be swiped")
  mutating func editMode() {
    list = SongsDriver { $0.isEditPage = false }
    list.turnSideways(over: "song-2", by: 1)
    #expect(list.offset(of: "song-2") == -74)
    list.change { $0.isEditing = true }
    list.settle()
    #expect(list.offset(of: "song-2") == 0)
    list.swipe("song-2", by: -60, from: 200)
    #expect(list.offset(of: "song-2") == 0)
  }

  @Test("A row removed while it is held leaves no state")
  mutating func removed() {
    list.press(on: "song-2", x: 200)
    list.drag(by: -60)
    list.change { $0.model.remove(ItemID(rawValue: 1)) }
    list.drag(by: -60)
    list.release()
    list.settle()
    list.undo()
    list.settle()
    #expect(list.offset(of: "song-2") == 0)
  }

  /// A gesture that closes the open row song-2, and what else it does.
  struct Closing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var reported: [String] = []
    let gesture: @Sendable (inout SongsDriver) -> Void
  }

  private static let closings = [
    Closing(testDescription: "a press on another row") { $0.tap("song-5", x: 20) },
    Closing(testDescription: "a tap on the row") { $0.tap("song-2", x: 200) },
    Closing(testDescription: "a press on a button beside the list", reported: ["tap"]) {
      $0.press(at: Point(x: 520, y: 20))
      $0.release()
    },
    Closing(testDescription: "a lift by the handle, which is aside with its row") { list in
      list.press(on: "song-2", x: 300)
      #expect(list.interaction.session?.item == list.item("song-2"))
      list.release()
    },
    Closing(testDescription: "a turn of the wheel") {
      $0.send(.wheelScrolled(at: Point(x: 200, y: 100), by: Vector(dx: 0, dy: 1)))
    },
  ]

  @Test("E29: Another gesture closes the open row and does nothing else to it", arguments: closings)
  mutating func closes(closing: Closing) {
    list = SongsDriver(Songs(40))
    list.swipe("song-2", by: -60)
    closing.gesture(&list)
    list.settle()
    #expect(list.content.reported == closing.reported)
    #expect(list.offset(of: "song-2") == 0)
    #expect(list.interaction.isIdle)
  }

  @Test("E16: A swipe is mirrored from right to left")
  mutating func mirrored() {
    list = SongsDriver { $0.isRightToLeft = true }
    list.swipe("song-2", by: 60, from: 200)
    #expect(list.controls("song-2").first == "swipe-delete 0+74")
    #expect(list.offset(of: "song-2") == 74)
  }

  @Test("Law: A swipe does not depend on how time is divided", arguments: [1, 2, 3] as [UInt64])
  mutating func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var list = SongsDriver {
        $0.isEditPage = Bool.random(using: &random)
        $0.leadingCount = Int.random(in: 0..<3, using: &random)
      }
      for _ in 0..<12 {
        list.doSomething(using: &random)
        list.checkGoesOnAlike(seed, Int.random(in: 1..<200, using: &random))
      }
      for pointer in [PointerID.mouse, .finger(1), .finger(2)] {
        list.send(.pointerCancelled(pointer))
      }
      list.settle()
      #expect(list.interaction.isIdle, "seed \(seed)")
    }
  }
}

extension SongsDriver {
  fileprivate mutating func doSomething(using random: inout SeededGenerator) {
    guard let name = order.randomElement(using: &random) else { return change { $0.model.undo() } }
    pointer = [.mouse, .finger(1), .finger(2)][Int.random(in: 0..<3, using: &random)]
    let x = Length(pixels: .random(in: 1..<400, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: tap(name, x: x)
    case 1: change { $0.isEditing.toggle() }
    case 2: send(.wheelScrolled(at: Point(x: x, y: 66), by: Vector(dx: 1, dy: 0)))
    case 3: change { $0.model.undo() }
    case 4: send(.keyPressed(.escape))
    case 5:
      press(on: name, x: x)
      drag(by: Length(pixels: .random(in: -300..<300, using: &random)), 4)
    default:
      press(on: name, x: x)
      drag(by: Length(pixels: .random(in: -300..<300, using: &random)), 4)
      release()
    }
  }

  fileprivate func checkGoesOnAlike(_ seed: UInt64, _ milliseconds: Int) {
    var (whole, cut) = (self, self)
    whole.wait(.milliseconds(Int64(milliseconds)))
    for _ in 0..<milliseconds { cut.wait(.milliseconds(1)) }
    #expect(whole.interaction == cut.interaction, "seed \(seed)")
    #expect(whole.content == cut.content, "seed \(seed)")
  }
}
