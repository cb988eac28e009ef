import DragEvents
import DragGeometry
import Glibc
import Testing
import WaylandSupport

@testable import DragSDL

@Suite("A drag from another program under Wayland")
struct WaylandDropTargetTests {
  private let session: WaylandSession
  private let text = WaylandSession.text
  private let offer: UInt32

  init() throws {
    session = try WaylandSession()
    offer = session.introduce(["text/plain", "SAVE_TARGETS"], actions: 3)
  }

  private func enter(_ surface: UInt32? = nil, with other: UInt32? = nil) -> [IncomingDragEvent] {
    session.compositor.send(
      "wl_data_device.enter", 5, surface ?? session.surface, 10 * 256, 20 * 256 + 128,
      other ?? offer)
    return session.update().incoming
  }

  private func drop() -> [IncomingDragEvent] {
    session.compositor.send("wl_data_offer.action", 1)
    session.compositor.send("wl_data_device.drop")
    // mutter says that before the data is read.
    session.compositor.send("wl_data_device.leave")
    return session.update().incoming
  }

  private func reply(_ replies: IncomingDragReply...) -> [String] {
    _ = session.connection.target?.perform(replies, at: .zero) { _ in false }
    return session.requests()
  }

  @Test("enters with its types and operations, at a fraction of a unit")
  func entered() {
    #expect(
      enter() == [
        .entered(
          DragOffer(types: ["text/plain"], operations: [.copy, .move]),
          at: Point(x: 10, y: Length(subpixels: 20 * 256 + 128)))
      ])
  }

  @Test("offers a copy if its source is of a version without actions")
  func withoutActions() {
    let offer = DragOffer(types: ["text/plain"], operations: [.copy])
    let point = Point(x: 10, y: Length(subpixels: 20 * 256 + 128))
    #expect(enter(with: session.introduce(["text/plain"])) == [.entered(offer, at: point)])
  }

  @Test("is asked for its list of files as soon as it enters")
  func files() throws {
    _ = enter(with: session.introduce(["text/uri-list"], actions: 1))
    #expect(session.requests() == ["wl_data_offer.receive(text/uri-list, file)"])
    close(try session.compositor.takeFile())
  }

  @Test("leaves, and its offer is destroyed")
  func left() {
    _ = enter()
    session.compositor.send("wl_data_device.leave")
    #expect(session.update().incoming == [.exited])
    #expect(session.requests() == ["wl_data_offer.destroy()"])
  }

  @Test("is accepted with the action of a drop there, once")
  func accepted() {
    _ = enter()
    #expect(
      reply(.proposed(.move)) == [
        "wl_data_offer.accept(5, text/plain)", "wl_data_offer.set_actions(2, 2)",
      ])
    #expect(reply(.proposed(.move)) == [])
    #expect(
      reply(.proposed(nil)) == ["wl_data_offer.accept(5, nil)", "wl_data_offer.set_actions(0, 0)"])
  }

  @Test("moves with the action that the compositor has chosen, for example by a modifier key")
  func moved() {
    _ = enter()
    session.compositor.send("wl_data_offer.action", 2)
    session.compositor.send("wl_data_device.motion", 0, 30 * 256, 40 * 256)
    #expect(session.update().incoming == [.moved(to: Point(x: 30, y: 40), requesting: .move)])
  }

  @Test("is dropped, read and finished, although it has left by then")
  func dropped() throws {
    _ = enter()
    _ = reply(.proposed(.copy))
    #expect(drop() == [.released])
    #expect(reply(.read(["text/plain"])) == ["wl_data_offer.receive(text/plain, file)"])
    try session.answer()
    #expect(session.update().incoming == [.received([text])])
    #expect(reply(.finished(.copy)) == ["wl_data_offer.finish()", "wl_data_offer.destroy()"])
  }

  @Test("is accepted again before it is finished if the last answer was a refusal")
  func returned() {
    _ = enter()
    _ = reply(.proposed(nil))
    // A motion can come with the drop, whose end is then the next answer.
    #expect(drop() == [.released])
    #expect(
      reply(.proposed(.copy), .finished(.copy)) == [
        "wl_data_offer.accept(5, text/plain)", "wl_data_offer.set_actions(1, 1)",
        "wl_data_offer.finish()", "wl_data_offer.destroy()",
      ])
  }

  @Test("is not finished if its drop is refused, which the protocol forbids")
  func refused() {
    _ = enter()
    #expect(drop() == [.released])
    #expect(reply(.finished(nil)) == ["wl_data_offer.destroy()"])
  }

  @Test("whose program sends nothing for five seconds has no data")
  func hanging() throws {
    _ = enter()
    _ = reply(.proposed(.copy))
    _ = drop()
    _ = reply(.read(["text/plain"]))
    let file = try session.compositor.takeFile()
    defer { close(file) }
    #expect(session.update(at: .milliseconds(4_999)).incoming == [])
    #expect(session.connection.deadline == .seconds(5))
    #expect(session.update(at: .seconds(5)).incoming == [.received([])])
  }

  @Test("over the title bar, another surface of the program, is refused")
  func titleBar() {
    #expect(enter(session.titleBar) == [])
    #expect(session.requests() == ["wl_data_offer.accept(5, nil)"])
    session.compositor.send("wl_data_device.leave")
    #expect(session.update().incoming == [])
    #expect(session.requests() == ["wl_data_offer.destroy()"])
  }

  @Test("leaves with its seat")
  func seatLost() {
    _ = enter()
    session.compositor.send("wl_registry.global_remove", 4)
    #expect(session.update().incoming == [.exited])
    let requests = session.requests()
    #expect(requests.contains("wl_data_offer.destroy()"))
    #expect(requests.contains("wl_data_device.release()"))
    #expect(!requests.contains("wl_data_device_manager.get_data_device(wl_seat)"))
  }

  @Test("enters again with the next seat, such as that of a remote desktop")
  func nextSeat() {
    session.compositor.send("wl_registry.global_remove", 4)
    session.compositor.send("wl_registry.global", 5, "wl_seat", 7)
    session.update()
    session.compositor.send("wl_seat.capabilities", 7)
    session.update()
    #expect(session.requests().contains("wl_data_device_manager.get_data_device(wl_seat)"))
    #expect(enter(with: session.introduce(["text/plain"], actions: 3)).count == 1)
  }
}
