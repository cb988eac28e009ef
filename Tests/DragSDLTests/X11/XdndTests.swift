import CDesktop
import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

extension X11Tests {
  @Suite("A drag to another program under X11")
  struct XdndSourceTests {
    private let session: XSession
    private let source: XdndSource
    private let server: XSelectionServer
    private let size = Size(width: 200, height: 200)
    private let text = DragData("text/plain", [UInt8]("hello".utf8))

    init() throws {
      session = try XSession()
      server = XSelectionServer(session.endpoint)
      source = XdndSource(for: session.window, by: session.endpoint, server)
      session.peer.property("XdndAware", type: "ATOM").set(to: 5)
      XSync(session.peer.display, 0)
      source.perform(.offer(OutgoingOffer(pointer: .mouse, data: [text])), at: .zero)
    }

    private var peer: XPeer { session.peer }

    /// Moves the pointer to the middle of the peer's window.
    private func enter(at now: Microseconds = .zero) {
      source.follow(to: Point(x: -300, y: 100), in: size, isLast: false, at: now)
    }

    private func answer(_ name: String, _ words: [UInt], at now: Microseconds = .zero) {
      peer.send(name, words, to: session.endpoint.window)
      session.deliver(to: source, server, at: now)
    }

    private var copy: UInt { peer.atom("XdndActionCopy") }

    @Test("nothing is sent while the pointer is over our window")
    func inside() {
      source.follow(to: Point(x: 100, y: 100), in: size, isLast: false, at: .zero)
      #expect(peer.takeMessages().isEmpty)
    }

    @Test("the window under the pointer gets the types and the location")
    func entered() throws {
      enter()
      let messages = peer.takeMessages()
      try #require(messages.map(\.name) == ["XdndEnter", "XdndPosition"])
      #expect(messages[0].words == [5 << 24, Int(peer.atom("text/plain")), 0, 0])
      #expect(messages[1].words[1] == 100 << 16 | 100)
      #expect(messages[1].words[3] == Int(copy))
    }

    @Test("a window that accepts no drags gets no message")
    func unaware() {
      XDeleteProperty(peer.display, peer.window, peer.atom("XdndAware"))
      XSync(peer.display, 0)
      enter()
      #expect(peer.takeMessages().isEmpty)
    }

    @Test("what the other program would do is passed on, once")
    func targeted() {
      enter()
      answer("XdndStatus", [1, 0, 0, copy])
      answer("XdndStatus", [1, 0, 0, copy])
      #expect(source.takeEvents() == [.targeted(.copy)])
    }

    @Test("a drop is sent after the answer, its data is served, and its end is passed on")
    func dropped() {
      enter()
      answer("XdndStatus", [1, 0, 0, copy])
      _ = source.takeEvents()
      source.perform(.drop, at: .zero)
      #expect(peer.takeMessages().map(\.name) == ["XdndEnter", "XdndPosition", "XdndDrop"])
      peer.convert("XdndSelection", to: "text/plain", into: "GOAL")
      session.deliver(to: source, server)
      #expect(
        peer.property("GOAL", type: "text/plain").value(UInt8.self, atMost: 100) == text.bytes)
      answer("XdndFinished", [1, copy, 0, 0])
      #expect(source.takeEvents() == [.delivered(.copy)])
    }

    @Test("a program that takes nothing for ten seconds has not got the items")
    func hanging() {
      enter()
      answer("XdndStatus", [1, 0, 0, copy])
      _ = source.takeEvents()
      source.perform(.drop, at: .seconds(1))
      #expect(source.deadline == .seconds(11))
      source.advance(to: .seconds(11))
      #expect(source.takeEvents() == [.delivered(nil)])
    }

    @Test("a drag that returns over our window leaves the other program")
    func returned() {
      enter()
      source.follow(to: Point(x: 100, y: 100), in: size, isLast: false, at: .milliseconds(100))
      #expect(peer.takeMessages().map(\.name) == ["XdndEnter", "XdndPosition", "XdndLeave"])
    }
  }

  @Suite("A drag from another program under X11")
  struct XdndTargetTests {
    private let session: XSession
    private let target: XdndTarget

    init() throws {
      session = try XSession()
      target = XdndTarget(for: session.window, by: session.endpoint)
    }

    private var peer: XPeer { session.peer }

    /// Sends a message to our window, whose filter takes it before SDL would see it.
    private func send(_ name: String, _ words: [UInt]) {
      peer.send(name, words, to: session.window.id)
      let display = session.window.display
      XSync(display, 0)
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        #expect(XFilterEvent(&event, 0) != 0 || event.type != ClientMessage, "SDL sees \(name)")
      }
      session.deliver(to: target)
      target.advance(to: .zero)
    }

    private func enter() {
      send("XdndEnter", [5 << 24, peer.atom("text/plain"), 0, 0])
      // Our window is at 400, 0.
      send("XdndPosition", [0, 430 << 16 | 20, 1, peer.atom("XdndActionCopy")])
    }

    private let offer = DragOffer(types: ["text/plain"], operations: [.copy, .move, .link])

    @Test("the window says that it accepts drags, and of which version")
    func aware() {
      let number = XProperty(
        "XdndAware", of: session.window.id, type: "ATOM", on: peer.display)
      #expect(number.value(UInt.self, atMost: 100) == [5])
    }

    @Test("an entry has the types, and locations in the window")
    func entered() {
      enter()
      #expect(
        target.takeEvents() == [
          .entered(offer, at: Point(x: 30, y: 20)),
          .moved(to: Point(x: 30, y: 20), requesting: .copy),
        ])
    }

    @Test("each location is answered with what a drop would do")
    func answered() {
      enter()
      _ = target.perform([.proposed(.copy)], at: .zero) { _ in false }
      #expect(peer.takeMessages().map(\.words[0]) == [3])
      send("XdndPosition", [0, 440 << 16 | 20, 2, 0])
      _ = target.perform([.proposed(nil)], at: .zero) { _ in false }
      let messages = peer.takeMessages()
      #expect(messages.map(\.name) == ["XdndStatus"] && messages.first?.words[0] == 2)
    }

    @Test("the data of a drop is read from its source, which learns of the end")
    func dropped() throws {
      enter()
      _ = target.perform([.proposed(.copy)], at: .zero) { _ in false }
      send("XdndDrop", [0, 3, 0, 0])
      _ = target.takeEvents()
      XSetSelectionOwner(peer.display, peer.atom("XdndSelection"), peer.window, 0)
      XSync(peer.display, 0)
      _ = target.perform([.read(["text/plain"])], at: .zero) { _ in false }
      let request = try #require(peer.take(SelectionRequest).last).xselectionrequest
      XProperty(request.property, of: request.requestor, type: "text/plain", on: peer.display)
        .set(to: [UInt8]("hello".utf8))
      var event = XEvent()
      event.xselection.type = SelectionNotify
      event.xselection.requestor = request.requestor
      event.xselection.selection = request.selection
      event.xselection.target = request.target
      event.xselection.property = request.property
      XSendEvent(peer.display, request.requestor, 0, 0, &event)
      session.deliver(to: target)
      #expect(
        target.takeEvents() == [.received([DragData("text/plain", [UInt8]("hello".utf8))])])
      _ = peer.takeMessages()
      _ = target.perform([.finished(.copy)], at: .zero) { _ in false }
      let end = peer.takeMessages()
      try #require(end.map(\.name) == ["XdndFinished"])
      #expect(end[0].words[0...1] == [1, Int(peer.atom("XdndActionCopy"))])
    }

    @Test("a source that ends in the middle of a drag has left")
    func lost() {
      enter()
      _ = target.takeEvents()
      XDestroyWindow(peer.display, peer.window)
      session.deliver(to: target)
      #expect(target.takeEvents() == [.exited])
    }
  }
}
