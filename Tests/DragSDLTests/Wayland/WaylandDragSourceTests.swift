import DragEvents
import DragGeometry
import Testing
import WaylandSupport

@testable import DragSDL

@Suite("The source of a drag under Wayland")
struct WaylandDragSourceTests {
  private let session: WaylandSession
  private let text = WaylandSession.text
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

  @Test("starts a drag by a finger with the serial number of its touch")
  func byFinger() {
    session.compositor.send("wl_touch.down", 11, 0, session.surface, 3, 90 * 256, 25 * 256)
    session.update()
    source.perform(.offer(OutgoingOffer(pointer: .finger(1), data: [text])), at: .zero)
    leave()
    #expect(
      session.requests().last
        == "wl_data_device.start_drag(wl_data_source, wl_surface, wl_surface, 11)")
  }

  @Test("starts a drag by a finger after the compositor has cancelled the touch of three")
  func byFingerAfterCancellation() {
    for finger in 3..<6 {
      session.compositor.send("wl_touch.down", 11, 0, session.surface, finger, 90 * 256, 25 * 256)
    }
    session.compositor.send("wl_touch.cancel")
    session.compositor.send("wl_touch.down", 12, 0, session.surface, 9, 90 * 256, 25 * 256)
    session.update()
    source.perform(.offer(OutgoingOffer(pointer: .finger(1), data: [text])), at: .zero)
    leave()
    #expect(
      session.requests().last
        == "wl_data_device.start_drag(wl_data_source, wl_surface, wl_surface, 12)")
  }

  /// The last event of the mouse that the drag has caused.
  private var mouse: SeatEvent? { session.connection.seat?.takeEvents().last }

  @Test("releases the mouse where it left if nothing takes the items")
  func overNothing() {
    leave()
    session.compositor.send("wl_data_source.action", 0)
    session.update()
    #expect(mouse == .pointer(.mouseMoved(device: 0, buttons: 1, x: -4096, y: -4096)))
    session.compositor.send("wl_data_source.cancelled")
    #expect(session.update().outgoing == [.targeted(nil)])
    #expect(mouse == .pointer(.mouseReleased(device: 0, button: 1, x: 120, y: 25)))
  }

  @Test("loses the mouse if the engine ends the drag outside, as by Escape")
  func escaped() {
    leave()
    session.compositor.send("wl_data_source.target", "text/plain")
    session.update()
    source.perform(.end, at: .zero)
    #expect(mouse == .pointer(.mouseLost))
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
