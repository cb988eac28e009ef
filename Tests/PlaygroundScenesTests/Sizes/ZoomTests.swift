@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("The size of the interface")
struct ZoomTests {
  private static let half = Fraction(3, 2)

  private func zoomed(_ scale: Fraction = half) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .board)
    table.settle()
    _ = table.takeFullCalls()
    table.receive(.scale(scale))
    return table
  }

  @Test("a scale gives the window of the same pixels another size")
  func size() {
    let table = zoomed()
    #expect(table.playground.scale == Self.half)
    let window = table.chrome.window
    #expect(abs(window.width.subpixels * 3 - 1120 * 256 * 2) <= 3)
    #expect(abs(window.height.subpixels * 3 - 760 * 256 * 2) <= 3)
  }

  @Test("the frames that are reported are in the window's pixels")
  func frames() throws {
    var table = zoomed(Fraction(2, 1))
    let calls = table.takeFullCalls()
    #expect(calls.contains { $0.name == .scaled && $0["percent"] == .integer(200) })
    let layout = try #require(
      calls.last { $0.name == .layout && $0["container"]?.string == "chrome" })
    let record = try #require(
      layout["items"]?.array?.first { $0["id"]?.string == "record" }?["frame"]?.array)
    let place = table.place(of: "record")
    #expect(
      record.compactMap(\.integer) == [
        Int64(place.minX.pixels * 2), Int64(place.minY.pixels * 2), Int64(place.width.pixels * 2),
        Int64(place.height.pixels * 2),
      ])
  }

  @Test("a drag continues while the interface becomes larger")
  func drag() {
    var table = PlaygroundDriver(page: .board)
    table.drag("item-2", by: 60)
    table.receive(.scale(Self.half))
    #expect(table.interaction.session != nil)
    table.drag(to: "item-1")
    table.drop()
    #expect(table.takeFullCalls().contains { $0.name == .dragEnded && $0["reason"] == "dropped" })
  }

  @Test(
    "other texts, and scales beyond all reason, change nothing",
    arguments: ["", "2", "x", "99999999999", "-65536"])
  func absurd(text: String) {
    var table = PlaygroundDriver(page: .board)
    let before = table.playground
    table.receive(Message("interface-scale", text: text))
    #expect(table.playground.scale == before.scale)
    #expect(table.chrome.window == before.content.chrome.window)
  }
}
