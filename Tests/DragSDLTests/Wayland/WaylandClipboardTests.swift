import DragEvents
import Glibc
import Testing
import WaylandSupport

@testable import DragSDL

@Suite("The clipboard under Wayland")
struct WaylandClipboardTests {
  private let session: WaylandSession
  private let text = WaylandSession.text
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
    try session.answer()
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

  @Test("asks SDL for two seconds for a text that another program does not send")
  func lateText() throws {
    _ = paste()
    close(try session.compositor.takeFile())
    #expect(session.update().pasted == [])
    #expect(session.connection.deadline == .milliseconds(50))
    #expect(
      session.update(at: .seconds(2)).pasted == [ClipboardContents([], problem: .unanswered)])
  }

  @Test("asks SDL for no text of an earlier request")
  func lateTextOfEarlierRequest() throws {
    _ = paste()
    clipboard.perform(.read([["text/plain"]]), at: .seconds(4))
    close(try session.compositor.takeFile())
    #expect(session.update(at: .seconds(4)).pasted == [])
    #expect(
      session.update(at: .seconds(5)).pasted == [ClipboardContents([], problem: .unanswered)])
    #expect(session.requests() == ["wl_data_offer.receive(text/plain, file)"])
    #expect(session.update(at: .seconds(7)).pasted == [])
    try session.answer()
    #expect(session.update(at: .seconds(8)).pasted == [ClipboardContents([text])])
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
