import DragEvents
@testable import DragKit
import Support
import Testing

struct IncomingDragTests {
  private let text = "text/plain;charset=utf-8"
  private let list = "text/uri-list"
  private var desk = InboxDriver()

  @Test("A drag from another program opens a gap, and replies that a drop would copy")
  mutating func gap() {
    desk.dragIn([text], to: 45)
    #expect(desk.gap(in: Inbox.folder)?.place == InsertionPlace(Inbox.folder, Gap(1)))
    #expect(desk.takeReplies() == [.proposed(.copy)])
    #expect(desk.interaction.session?.item == nil)
    #expect(desk.interaction.session?.pointer == .otherProgram)
  }

  @Test("A drag from another program is moved only if its source permits nothing else")
  mutating func moves() {
    desk.dragIn([text], to: 45, operations: [.move, .link])
    #expect(desk.takeReplies() == [.proposed(.move)])
  }

  @Test("A drag from another program that leaves closes the gap, and may come back")
  mutating func leaves() {
    desk.dragIn([text], to: 45)
    desk.send(.incomingDrag(.exited))
    #expect(desk.gap(in: Inbox.folder)?.place == nil)
    #expect(!desk.interaction.isGestureLive)
    desk.dragIn([text], to: 5)
    #expect(desk.takeReplies() == [.proposed(.copy), .proposed(.copy)])
  }

  @Test("A drag from another program continues without the focus, and keys do nothing")
  mutating func withoutFocus() {
    desk.dragIn([text], to: 45)
    desk.send(.focusLost)
    desk.send(.keyPressed(.down))
    #expect(desk.gap(in: Inbox.folder)?.place.gap == Gap(1))
  }

  @Test("A drag from another program is read on release, and lands as one step to undo")
  mutating func drop() {
    desk.dragIn(["text/html", text, "text/plain"], to: 45)
    _ = desk.takeReplies()
    desk.dropIn()
    #expect(desk.takeReplies() == [.read([text])])
    #expect(desk.interaction.isDropPending)
    desk.wait(.seconds(1))
    #expect(desk.gap(in: Inbox.folder)?.place.gap == Gap(1))
    desk.receive(DragData(text, text: "日本\n\nz"))
    #expect(desk.letters == ["a", "new-1", "b", "c"])
    #expect(desk.content.received == ["日本\n\nz"])
    #expect(desk.takeReplies() == [.finished(.copy)])
    #expect(desk.interaction.session == nil)
    desk.undo()
    #expect(desk.letters == ["a", "b", "c"])
  }

  @Test("A drag of a picture is asked for the format that the view accepts")
  mutating func picture() {
    desk.dragIn(["image/bmp", "image/jpeg", "image/png"], to: 5)
    desk.dropIn()
    #expect(desk.takeReplies() == [.proposed(.copy), .read(["image/png"])])
    desk.receive(DragData("image/png", [1, 2, 3]))
    #expect(desk.content.received == ["3 bytes"])
  }

  @Test("A drag of files from another program is read at once, and lands as one item for each file")
  mutating func files() {
    desk.dragIn([text, list], to: 85)
    #expect(desk.takeReplies() == [.read([list]), .proposed(.copy)])
    desk.receive(DragData(list, text: "# c\r\nfile:///a%20b.png\r\nfile:///c.txt\r\n"))
    #expect(desk.interaction.session?.items.map(\.itemProvider.path) == ["/a b.png", "/c.txt"])
    #expect(desk.interaction.session?.items[0].itemProvider.hasItem(conformingTo: .image) == true)
    desk.dropIn()
    #expect(desk.letters == ["a", "b", "new-1", "new-2", "c"])
    #expect(desk.content.received == ["/a b.png", "/c.txt"])
  }

  @Test(
    "A drag of many files lands whole, or reports those that exceed a list, as a failure to its source",
    arguments: [
      (1_500, 1_500, nil),
      (10_002, 10_000, #"target "inbox", count 2, of 10002, reason "limit""#),
    ])
  mutating func manyFiles(count: Int, landed: Int, missing: String?) {
    desk.dragIn([list], to: 5)
    desk.receive(DragData(list, text: (1...count).map { "file:///\($0)\r\n" }.joined()))
    desk.dropIn()
    #expect(desk.letters.count == landed + 3)
    #expect(desk.takeReplies().last == .finished(missing == nil ? .copy : nil))
    #expect(desk.report(.itemsMissing) == missing)
  }

  @Test(
    "A drag of files reports a path that is not UTF-8, and a link that its target refuses; the others land",
    arguments: [("file:///caf%E9.png", "path"), ("https://example.org/", "refused")])
  mutating func notTaken(uri: String, reason: String) {
    desk.content.takesFilesOnly = true
    desk.dragIn([list], to: 5)
    desk.receive(DragData(list, text: "\(uri)\r\nfile:///b.png\r\n"))
    desk.dropIn()
    #expect(desk.letters == ["new-1", "a", "b", "c"])
    #expect(desk.takeReplies().last == .finished(nil))
    #expect(desk.report(.itemsMissing) == #"target "inbox", count 1, of 2, reason "\#(reason)""#)
  }

  @Test("A drag from another program whose data does not come changes nothing")
  mutating func noData() {
    desk.dragIn([text], to: 45)
    desk.dropIn()
    desk.receive()
    #expect(desk.takeReplies().last == .finished(nil))
    #expect(desk.letters == ["a", "b", "c"])
    #expect(!desk.interaction.isDropPending)
    #expect(desk.report(.itemsMissing) == #"target "inbox", count 1, of 1, reason "unsent""#)
  }

  @Test("A drag from another program is cancelled by Escape while its data is awaited")
  mutating func escapeAfterRelease() {
    desk.dragIn([text], to: 45)
    desk.dropIn()
    desk.send(.keyPressed(.escape))
    #expect(desk.takeReplies().last == .finished(nil))
    desk.receive(DragData(text, text: "late"))
    #expect(desk.letters == ["a", "b", "c"])
  }

  @Test("A drag from another program that Escape has cancelled is refused from then on")
  mutating func escape() {
    desk.dragIn([text], to: 45)
    desk.send(.keyPressed(.escape))
    desk.send(.incomingDrag(.moved(to: Point(x: 100, y: 50))))
    desk.dropIn()
    #expect(desk.takeReplies() == [.proposed(.copy), .proposed(nil), .finished(nil)])
    #expect(desk.letters == ["a", "b", "c"])
  }

  @Test("A drag from another program of types that the view does not accept is refused")
  mutating func otherTypes() {
    desk.dragIn(["application/pdf"], to: 45)
    #expect(desk.gap(in: Inbox.folder)?.place == nil)
    desk.dropIn()
    #expect(desk.takeReplies() == [.finished(nil)])
    #expect(desk.letters == ["a", "b", "c"])
  }

  @Test("A drag from another program is refused while the user drags something else")
  mutating func duringDrag() {
    desk.drag("a", to: "b")
    _ = desk.takeReplies()
    desk.dragIn([text], to: 100)
    desk.dropIn()
    #expect(desk.takeReplies() == [.finished(nil)])
    desk.release()
    #expect(desk.letters == ["b", "a", "c"])
  }
}

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

  @Test("A drag is not offered if the delegate permits no operation, or if keys drag")
  mutating func noOffer() {
    desk.content.outside = []
    dragOut("b")
    desk.release()
    #expect(desk.takeOutgoing() == [])
    desk.content.outside = [.copy]
    desk.press(.tab, .space, .down, .space)
    #expect(desk.takeOutgoing() == [])
  }

  @Test("A drag to another program offers the files that the delegate has, and nothing for none")
  mutating func files() {
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

  @Test("A drag to another program is offered again with the operation of held keys")
  mutating func heldKeys() {
    desk.content.outside = [.copy, .move]
    dragOut("b")
    for held: Modifiers in [.shift, .control, [.control, .shift], []] { desk.hold(held) }
    let offers = desk.takeOutgoing().compactMap { request in
      if case .offer(let offer) = request { offer } else { nil }
    }
    #expect(offers.map(\.preferredOperation) == [nil, .move, .copy, nil, nil])
    #expect(offers.allSatisfy { $0.operations == [.move, .copy] })
  }

  @Test("The item is at its place, and a copy in the hand, over a program that copies")
  mutating func copies() {
    dragOut("b")
    desk.target(.copy)
    #expect(desk.interaction.scene(of: desk.content).last?.badge == .plus)
    #expect(desk.gap(in: Inbox.folder)?.place == nil)
    desk.target(nil)
    #expect(desk.interaction.scene(of: desk.content).last?.badge == nil)
  }

  @Test(
    "R20: A lost focus and a hidden window end a drag, but not one to another program",
    arguments: [InputEvent.Kind.focusLost, .windowHidden], [true, false])
  mutating func focusLost(event: InputEvent.Kind, isOffered: Bool) {
    if !isOffered { desk.content.outside = [] }
    dragOut("b")
    desk.send(event)
    #expect(desk.interaction.isDragging == isOffered)
    desk.target(.copy)
    desk.release()
    desk.deliver(.copy)
    #expect(desk.content.ended == [isOffered ? "dropped" : "interrupted"])
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

  @Test("A drag to another program is dropped inside if it comes back")
  mutating func comesBack() {
    dragOut("b")
    desk.target(.copy)
    desk.target(nil)
    desk.drag(to: Point(x: 100, y: 110))
    desk.release()
    #expect(desk.letters == ["a", "c", "b"])
    #expect(desk.content.ended == ["dropped"])
  }

  @Test("Escape cancels a drag to another program that awaits the answer")
  mutating func escape() {
    dragOut("b")
    desk.target(.copy)
    desk.release()
    desk.send(.keyPressed(.escape))
    desk.deliver(.copy)
    #expect(desk.content.ended == ["cancelled"])
    #expect(desk.letters == ["a", "b", "c"])
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
}
