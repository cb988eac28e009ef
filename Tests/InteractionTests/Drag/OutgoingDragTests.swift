import DragEvents
@testable import DragKit
import Support
import Testing

struct OutgoingDragTests {
  private var desk = InboxDriver()

  private mutating func dragOut(_ name: String) {
    desk.drag(name, to: Point(x: 500, y: 100))
  }

  @Test("A drag to another program offers the text of the items until it ends")
  mutating func offer() {
    dragOut("b")
    let names = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
    let offer = OutgoingOffer(pointer: .mouse, data: names.map { DragData($0, text: "b") })
    #expect(desk.takeOutgoing() == [.offer(offer)])
    desk.release()
    #expect(desk.takeOutgoing() == [.end])
    #expect(desk.content.ended == ["outside"])
  }

  @Test("A drag to another program offers the files that the delegate has, and nothing for none")
  mutating func several() {
    desk.content.payloadsOutside = [ItemProvider(path: "/a b"), ItemProvider(path: "/c")]
    dragOut("b")
    let files = DragData("text/uri-list", text: "file:///a%20b\r\nfile:///c\r\n")
    #expect(
      desk.takeOutgoing()
        == [.offer(OutgoingOffer(pointer: .mouse, data: [files], operations: [.copy]))])
    desk.release()
    _ = desk.takeOutgoing()
    desk.content.payloadsOutside = []
    dragOut("b")
    #expect(desk.takeOutgoing() == [])
  }

  @Test(
    "R20: A drag to another program survives a lost focus and a hidden window",
    arguments: [InputEvent.Kind.focusLost, .windowHidden])
  mutating func focusLost(event: InputEvent.Kind) {
    dragOut("b")
    desk.send(event)
    #expect(desk.interaction.isDragging)
    desk.send(.outgoingDrag(.targeted(.copy)))
    desk.release()
    desk.send(.outgoingDrag(.delivered(.copy)))
    #expect(desk.content.ended == ["dropped"])
  }

  @Test(
    "R20: A drag within the program ends with a lost focus and a hidden window",
    arguments: [InputEvent.Kind.focusLost, .windowHidden])
  mutating func focusLostInside(event: InputEvent.Kind) {
    desk.content.outside = []
    dragOut("b")
    desk.send(event)
    #expect(desk.content.ended == ["interrupted"])
  }

  @Test("A drag is not offered if the delegate permits no operation, or if keys drag")
  mutating func kept() {
    desk.content.outside = []
    dragOut("b")
    desk.release()
    #expect(desk.takeOutgoing() == [])
    desk.content.outside = [.copy]
    for key in [Key.tab, .space, .down, .space] { desk.send(.keyPressed(key)) }
    #expect(desk.takeOutgoing() == [])
  }

  @Test("A drag is offered again with the operation that held keys request, if it is permitted")
  mutating func modifiers() {
    desk.content.outside = [.copy, .move]
    dragOut("b")
    for held: Modifiers in [.shift, .control, [.control, .shift], []] {
      desk.send(.modifiersChanged(held))
    }
    let offers = desk.takeOutgoing().compactMap { request in
      if case .offer(let offer) = request { offer } else { nil }
    }
    #expect(offers.map(\.preferredOperation) == [nil, .move, .copy, nil, nil])
    #expect(offers.allSatisfy { $0.operations == [.move, .copy] })
  }

  @Test("The item is at its place, and a copy in the hand, over a program that copies")
  mutating func copying() {
    dragOut("b")
    desk.target(.copy)
    #expect(desk.interaction.scene(of: desk.content).last?.badge == .plus)
    #expect(desk.gap(in: Inbox.folder)?.place == nil)
    desk.target(nil)
    #expect(desk.interaction.scene(of: desk.content).last?.badge == nil)
  }

  @Test("A drag to another program waits for it after the release, and ends as dropped")
  mutating func delivered() {
    dragOut("b")
    desk.target(.copy)
    _ = desk.takeOutgoing()
    desk.release()
    #expect(desk.takeOutgoing() == [.drop])
    #expect(desk.interaction.isDropPending)
    #expect(desk.content.ended == [])
    desk.deliver(.copy)
    #expect(desk.takeOutgoing() == [.end])
    #expect(desk.content.ended == ["dropped"])
    #expect(desk.letters == ["a", "b", "c"])
    desk.settle()
    #expect(desk.overlays == [])
  }

  @Test(
    "A moved item is removed when the other program has it, and returns if that fails",
    arguments: [(DropOperation.move, "dropped", ["a", "c"]), (nil, "refused", ["a", "b", "c"])])
  mutating func moved(delivered: DropOperation?, reason: String, letters: [String]) {
    desk.content.outside = [.copy, .move]
    dragOut("b")
    desk.target(.move)
    desk.release()
    #expect(desk.letters == ["a", "b", "c"])
    desk.deliver(delivered)
    #expect(desk.content.ended == [reason])
    #expect(desk.letters == letters)
  }

  @Test("Escape cancels a drag to another program, also one that awaits the answer")
  mutating func escape() {
    dragOut("b")
    desk.target(.copy)
    desk.release()
    desk.send(.keyPressed(.escape))
    desk.deliver(.copy)
    #expect(desk.content.ended == ["cancelled"])
    #expect(desk.letters == ["a", "b", "c"])
  }

  @Test("A drag to another program is dropped inside if it comes back")
  mutating func back() {
    dragOut("b")
    desk.target(.copy)
    desk.target(nil)
    desk.drag(to: Point(x: 100, y: 110))
    desk.release()
    #expect(desk.letters == ["a", "c", "b"])
    #expect(desk.content.ended == ["dropped"])
  }
}
