import CDesktop
import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

extension X11Tests {
  @Suite("The data of a selection under X11")
  struct XSelectionTests {
    private let session: XSession
    private let server: XSelectionServer
    private let owner: Owner
    private let text = DragData("text/plain", [UInt8]("hello".utf8))
    private let picture = DragData("image/png", (0..<100_000).map { UInt8(truncatingIfNeeded: $0) })

    /// Serves the requests for a selection.
    private final class Owner: X11Role {
      let server: XSelectionServer
      let data: [DragData]

      init(_ server: XSelectionServer, _ data: [DragData]) {
        (self.server, self.data) = (server, data)
      }

      func handle(_ event: XEvent, at now: Microseconds) {
        guard event.type == SelectionRequest else { return }
        server.serve(event.xselectionrequest, data, ownedSince: 7, longest: 1 << 14, at: now)
      }
    }

    init() throws {
      session = try XSession()
      server = XSelectionServer(session.endpoint)
      owner = Owner(server, [text, picture])
      XSetSelectionOwner(
        session.endpoint.connection.display, session.endpoint.atom("TEST"), session.endpoint.window,
        0)
      XSync(session.endpoint.connection.display, 0)
    }

    private var peer: XPeer { session.peer }

    private func deliver(at now: Microseconds = .zero) {
      session.deliver(to: owner, server, at: now)
    }

    /// The name of the property that the owner's answer names; `nil` for a refusal.
    private func answer() -> String? {
      peer.take(SelectionNotify).last.flatMap {
        $0.xselection.property == 0 ? nil : peer.name($0.xselection.property)
      }
    }

    @Test("short data is in one property, of its type")
    func short() {
      peer.convert("TEST", to: "text/plain", into: "GOAL")
      deliver()
      #expect(answer() == "GOAL")
      #expect(
        peer.property("GOAL", type: "text/plain").value(UInt8.self, atMost: 100) == text.bytes)
    }

    @Test("a type that is not offered is refused")
    func refused() {
      peer.convert("TEST", to: "text/html", into: "GOAL")
      deliver()
      #expect(answer() == nil)
    }

    @Test("the types are listed, and with them what each owner answers")
    func targets() throws {
      peer.convert("TEST", to: "TARGETS", into: "GOAL")
      deliver()
      let types = try #require(
        peer.property("GOAL", type: "ATOM").value(UInt.self, atMost: 1 << 10))
      #expect(
        types.map(peer.name) == ["TARGETS", "TIMESTAMP", "MULTIPLE", "text/plain", "image/png"])
    }

    @Test("of several types at once, those that are not offered are marked in the list")
    func several() throws {
      let (a, b) = (peer.atom("A"), peer.atom("B"))
      peer.property("LIST", type: "ATOM_PAIR").set(
        to: [peer.atom("text/plain"), a, peer.atom("text/html"), b])
      peer.convert("TEST", to: "MULTIPLE", into: "LIST")
      deliver()
      #expect(answer() == "LIST")
      let list = peer.property("LIST", type: "ATOM_PAIR").value(UInt.self, atMost: 1 << 10)
      #expect(list == [peer.atom("text/plain"), a, peer.atom("text/html"), 0])
      #expect(peer.property("A", type: "text/plain").value(UInt8.self, atMost: 100) == text.bytes)
    }

    @Test("long data is sent in pieces, each as soon as the last one was taken")
    func pieces() {
      peer.convert("TEST", to: "image/png", into: "GOAL")
      deliver()
      #expect(answer() == "GOAL")
      #expect(
        peer.property("GOAL", type: "INCR").value(UInt.self, atMost: 100) == [100_000])
      var received: [UInt8] = []
      var sizes: [Int] = []
      repeat {
        XDeleteProperty(peer.display, peer.window, peer.atom("GOAL"))
        XSync(peer.display, 0)
        deliver()
        let piece =
          peer.property("GOAL", type: "image/png").value(UInt8.self, atMost: 1 << 16) ?? []
        sizes.append(piece.count)
        received += piece
      } while sizes.last != 0
      #expect(sizes == [16_384, 16_384, 16_384, 16_384, 16_384, 16_384, 1_696, 0])
      #expect(received == picture.bytes)
      #expect(server.deadline == nil)
    }

    @Test("a receiver that takes no piece for ten seconds is given up")
    func hanging() {
      peer.convert("TEST", to: "image/png", into: "GOAL")
      deliver(at: .seconds(3))
      #expect(server.deadline == .seconds(13))
      server.advance(to: .milliseconds(12_999))
      #expect(server.deadline == .seconds(13))
      server.advance(to: .seconds(13))
      #expect(server.deadline == nil)
    }

    @Test("a receiver whose window is closed is given up at once")
    func closed() {
      peer.convert("TEST", to: "image/png", into: "GOAL")
      deliver()
      #expect(server.deadline != nil)
      XDestroyWindow(peer.display, peer.window)
      deliver()
      #expect(server.deadline == nil)
    }
  }
}
