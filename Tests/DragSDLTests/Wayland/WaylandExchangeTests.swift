import CDesktop
import DragEvents
import DragGeometry
import Glibc
import Testing

@testable import DragSDL

private let text = DragData("text/plain", [UInt8]("hello".utf8))

/// Writes a text into a pipe of our window, as its source does, and closes it.
private func answer(_ file: Int32) {
  _ = text.bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  close(file)
}

extension WaylandSession {
  /// Asks the program for data; returns what it writes, up to the end.
  fileprivate func ask(for type: String) -> [UInt8] {
    var files: [Int32] = [-1, -1]
    #expect(cdesktop_pipe(&files) == 0)
    defer { close(files[0]) }
    compositor.send("wl_data_source.send", type, file: files[1])
    update()
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(files[0], &buffer, buffer.count)
    return Array(buffer.prefix(count))
  }
}

@Suite("A drag from another program under Wayland")
struct WaylandDropTargetTests {
  private let session: WaylandSession
  private let offer: UInt32

  init() throws {
    session = try WaylandSession()
    offer = session.introduce(["text/plain", "SAVE_TARGETS"], actions: 3)
  }

  private func enter(_ surface: UInt32? = nil) -> [IncomingDragEvent] {
    session.compositor.send(
      "wl_data_device.enter", 5, surface ?? session.surface, 10 * 256, 20 * 256 + 128, offer)
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
    answer(try session.compositor.takeFile())
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
  }
}

@Suite("The source of a drag under Wayland")
struct WaylandDragSourceTests {
  private let session: WaylandSession
  private let source: any DragSource

  init() throws {
    session = try WaylandSession()
    session.press(7)
    source = try #require(session.connection.source)
    source.perform(.offer(OutgoingOffer(pointer: .mouse, data: [text])), at: .zero)
  }

  /// Drags out of the window.
  private func leave() {
    let size = Size(width: 100, height: 50)
    source.follow(to: Point(x: 120, y: 25), in: size, isLast: false, at: .zero)
  }

  @Test("starts a drag with its types, its actions and the serial number of the press")
  func started() {
    leave()
    #expect(
      session.requests() == [
        "wl_data_device_manager.create_data_source()", "wl_data_source.offer(text/plain)",
        "wl_data_source.set_actions(1)", "wl_compositor.create_surface()",
        "wl_data_device.start_drag(wl_data_source, wl_surface, wl_surface, 7)",
      ])
  }

  @Test("sends its data, and ends once the other program has finished")
  func delivered() {
    leave()
    session.compositor.send("wl_data_source.target", "text/plain")
    session.compositor.send("wl_data_source.action", 1)
    #expect(session.update().outgoing == [.targeted(.copy)])
    session.compositor.send("wl_data_source.dnd_drop_performed")
    #expect(session.update().outgoing == [])
    #expect(session.ask(for: "text/plain") == text.bytes)
    #expect(session.ask(for: "image/png") == [])
    session.compositor.send("wl_data_source.dnd_finished")
    #expect(session.update().outgoing == [.delivered(.copy)])
    #expect(session.requests() == ["wl_data_source.destroy()", "wl_surface.destroy()"])
  }

  @Test("gives up a drag that the compositor ignores")
  func ignored() {
    leave()
    #expect(session.connection.deadline == .milliseconds(100))
    session.update(at: .milliseconds(100))
    #expect(session.requests() == ["wl_data_source.destroy()", "wl_surface.destroy()"])
    #expect(source.pointer == nil)
  }

  @Test("accepts its drag over our window, where it moves and releases the mouse")
  func overWindow() {
    leave()
    session.compositor.send("wl_pointer.leave", 8, session.surface)
    let offer = session.introduce(["text/plain"], actions: 1)
    session.compositor.send(
      "wl_data_device.enter", 9, session.surface, 10 * 256, 20 * 256, offer)
    #expect(session.update().incoming == [])
    #expect(
      session.requests() == [
        "wl_data_offer.accept(9, text/plain)", "wl_data_offer.set_actions(3, 1)",
        "wl_surface.attach(nil, 0, 0)", "wl_surface.commit()",
      ])
    #expect(
      session.connection.seat?.takeEvents() == [
        .pointer(.mouseMoved(device: 0, buttons: 1, x: 10, y: 20))
      ])
    session.compositor.send("wl_data_device.drop")
    #expect(session.update().incoming == [])
    #expect(
      session.connection.seat?.takeEvents().last
        == .pointer(.mouseReleased(device: 0, button: 1, x: 10, y: 20)))
  }

  @Test("shows a picture of whole units of the window, with the pointer on its hot spot")
  func picture() throws {
    leave()
    session.update()
    let image = DragImage(
      size: DeviceSize(width: 3, height: 2), pixels: [UInt32](repeating: .max, count: 6),
      hotSpot: (x: 2, y: 2), density: 2)
    source.show(try #require(image))
    #expect(
      session.requests() == [
        "wl_shm.create_pool(file, 32)", "wl_shm_pool.create_buffer(0, 4, 2, 16, 0)",
        "wl_shm_pool.destroy()", "wl_surface.set_buffer_scale(2)",
        "wl_surface.attach(wl_buffer, -1, -1)", "wl_surface.damage(0, 0, 2147483647, 2147483647)",
        "wl_surface.commit()",
      ])
  }
}

@Suite("The clipboard under Wayland")
struct WaylandClipboardTests {
  private let session: WaylandSession
  private let clipboard: any Clipboard

  init() throws {
    session = try WaylandSession()
    clipboard = try #require(session.connection.clipboard)
  }

  /// Copies a text with the serial number of a key.
  private func copy() {
    session.compositor.send("wl_keyboard.key", 9, 0, 30, 1)
    session.update()
    clipboard.perform(.write([text]), at: .zero)
  }

  /// Begins to paste another program's text.
  private func paste() -> [String] {
    let offer = session.introduce(["text/plain"])
    session.compositor.send("wl_data_device.selection", offer)
    session.update()
    clipboard.perform(.read([["text/plain"]]), at: .zero)
    return session.requests()
  }

  @Test("gets copied data with the serial number of the last key, and not before an input")
  func copied() {
    clipboard.perform(.write([text]), at: .zero)
    #expect(session.requests() == [])
    copy()
    #expect(
      session.requests() == [
        "wl_data_device_manager.create_data_source()", "wl_data_source.offer(text/plain)",
        "wl_data_device.set_selection(wl_data_source, 9)",
      ])
  }

  @Test("sends our data to other programs, and returns it without the compositor")
  func ours() {
    copy()
    #expect(session.ask(for: "text/plain") == text.bytes)
    #expect(paste() == [])
    #expect(session.update().pasted == [ClipboardContents([text])])
  }

  @Test("has our data no longer once another program has copied")
  func replaced() {
    copy()
    session.compositor.send("wl_data_source.cancelled")
    session.update()
    #expect(session.requests() == ["wl_data_source.destroy()"])
    #expect(paste() == ["wl_data_offer.receive(text/plain, file)"])
  }

  @Test("reads another program's data from a pipe")
  func pasted() throws {
    #expect(paste() == ["wl_data_offer.receive(text/plain, file)"])
    answer(try session.compositor.takeFile())
    #expect(session.update().pasted == [ClipboardContents([text])])
  }

  @Test("does not wait longer than five seconds for another program")
  func hanging() throws {
    _ = paste()
    let file = try session.compositor.takeFile()
    defer { close(file) }
    #expect(session.update(at: .milliseconds(4_999)).pasted == [])
    #expect(
      session.update(at: .seconds(5)).pasted == [ClipboardContents([], problem: .unanswered)])
  }

  @Test("is empty if nothing was copied")
  func empty() {
    clipboard.perform(.read([["text/plain"]]), at: .zero)
    #expect(session.update().pasted == [ClipboardContents([], problem: .empty)])
  }

  @Test("forgets data that is replaced")
  func forgotten() {
    let offers = [session.introduce(["text/plain"]), session.introduce(["image/png"])]
    for offer in offers { session.compositor.send("wl_data_device.selection", offer) }
    session.update()
    #expect(session.requests() == ["wl_data_offer.destroy()"])
  }
}
