import DragKit
import Hand
import Testing

@Suite("The code of the page Coming from SwiftUI")
struct ComingFromSwiftUITests {
  @Test("a note targets the bin until it is dropped there, and is received with the location")
  func closures() {
    var hand = Hand(Notes())
    hand.press(on: "bread")
    hand.drag(to: "bin")
    #expect(hand.content.isTargeted)
    #expect(
      hand.interaction.scene(of: hand.content).contains { $0.preview?.cornerRadius == 12 })
    hand.release()
    hand.settle()
    #expect(!hand.content.isTargeted)
    #expect(hand.content.dropped == ["bread at 50"])
    #expect(hand.content.lastReason == .dropped)
  }

  @Test("a delegate receives the payload of the drop")
  func delegate() {
    var hand = Hand(Notes())
    hand.press(on: "milk")
    hand.drag(to: "archive")
    #expect(hand.interaction.session?.proposal == DropProposal(operation: .move))
    hand.release()
    hand.settle()
    #expect(hand.content.dropped == ["milk"])
  }

  @Test("a drag that ends outside of all targets reports its reason")
  func outside() {
    var hand = Hand(Notes())
    hand.press(on: "milk")
    hand.drag(to: Point(x: 300, y: 600))
    hand.release()
    hand.settle()
    #expect(hand.content.lastReason == .outside)
    #expect(hand.content.dropped.isEmpty)
  }

  @Test("a delegate can be called without a window")
  func delegateAlone() {
    var notes = Notes()
    let archive = ItemID(rawValue: 3)
    callDelegate(of: archive, &notes)
    #expect(notes.dropped == ["milk"])
    let info = DropInfo(items: [], preferredOperation: .copy)
    let delegate = ArchiveDropDelegate(archive: archive)
    #expect(delegate.dropUpdated(info: info, content: &notes)?.operation == .copy)
    #expect(!delegate.validateDrop(info: info, content: &notes))
  }

  @Test("a reminder moves by its row, and the first one does not")
  func moves() {
    var hand = Hand(Reminders())
    hand.press(on: "call")
    hand.drag(to: "walk", at: 90)
    hand.release()
    hand.settle()
    #expect(hand.names(in: "reminders") == ["inbox", "post", "walk", "call"])
    hand.press(on: "inbox")
    hand.drag(to: "walk", at: 90)
    hand.release()
    hand.settle()
    #expect(hand.names(in: "reminders") == ["inbox", "post", "walk", "call"])
  }

  @Test("a full swipe deletes at the trailing edge, and only opens the row at the leading edge")
  func swipes() {
    var hand = Hand(Reminders())
    hand.pointer = .finger(1)
    hand.swipe("post", to: 310)
    #expect(hand.names(in: "reminders") == ["inbox", "call", "post", "walk"])
    #expect(hand.content.pinned == nil)
    hand.press(at: Point(x: 30, y: 110))
    hand.release()
    hand.settle()
    #expect(hand.content.pinned == hand.content.model.item(named: "post"))
    hand.swipe("call", to: 10)
    #expect(hand.names(in: "reminders") == ["inbox", "post", "walk"])
  }

  @Test("in edit mode, the delete accessory reveals the action that deletes")
  func accessory() {
    var reminders = Reminders()
    reminders.isEditing = true
    var hand = Hand(reminders)
    hand.press(at: Point(x: 22, y: 66))
    hand.release()
    hand.settle()
    #expect(hand.names(in: "reminders") == ["inbox", "call", "post", "walk"])
    hand.press(at: Point(x: 300, y: 66))
    hand.release()
    hand.settle()
    #expect(hand.names(in: "reminders") == ["inbox", "post", "walk"])
  }

  @Test("the secondary button opens the menu of a row")
  func menu() {
    var (interaction, reminders) = (Interaction(), Reminders())
    _ = interaction.start(&reminders)
    let press = InputEvent.Kind.pointerPressed(
      .mouse, at: Point(x: 160, y: 66), button: .secondary)
    _ = interaction.handle(InputEvent(time: .zero, press), content: &reminders)
    #expect(reminders.menuItem == reminders.model.item(named: "call"))
  }

  @Test("items move from one offset to another, counted as in SwiftUI")
  func offsets() {
    var reminders = Reminders()
    reminders.move(from: 0, to: 2)
    #expect(reminders.model.names(in: "reminders") == ["call", "inbox", "post", "walk"])
  }
}

extension Hand {
  fileprivate mutating func swipe(_ name: String, to x: Length) {
    let item = content.model.item(named: name)
    let row = item.flatMap { interaction.frame(of: $0) } ?? .zero
    press(at: Point(x: x < row.center.x ? row.maxX - 20 : row.minX + 20, y: row.center.y))
    drag(to: Point(x: x, y: row.center.y))
    wait(.milliseconds(150))
    release()
    settle()
  }
}
