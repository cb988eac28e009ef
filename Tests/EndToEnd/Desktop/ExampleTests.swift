import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The programs of the package `Examples`, which record themselves.
  @Suite(.serialized) struct ExampleTests {
    @Test(
      "tiles are reordered by the mouse, and drawn from the recording",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func tilesByMouse(kind: Desktop.Kind) throws {
      let window = try RecordedWindow(of: Program.example("Minimal"), on: kind)
      try window.drag(from: Spot(x: 160, y: 48), to: Spot(x: 160, y: 210))
      try window.expect(dropped: "red", order: ["orange", "green", "red", "blue", "violet"])
      try window.expectReplay()
      try window.expectFilm(width: 320, height: 400)
    }

    @Test("tiles are reordered by a finger", arguments: [Desktop.Kind.touch, .wayland()])
    func tilesByFinger(kind: Desktop.Kind) throws {
      let window = try RecordedWindow(of: Program.example("Minimal"), on: kind)
      try window.dragByFinger(from: Spot(x: 160, y: 48), to: Spot(x: 160, y: 210))
      try window.expect(dropped: "red", order: ["orange", "green", "red", "blue", "violet"])
      try window.expectReplay()
    }

    @Test(
      "a card is dragged to another column, and one is added and named",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func cardsByMouse(kind: Desktop.Kind) throws {
      let window = try RecordedWindow(of: Program.example("Kanban"), on: kind)
      try window.drag(from: Spot(x: 150, y: 145), to: Spot(x: 440, y: 215))
      try window.expect(dropped: "card-1", in: "doing", order: ["card-4", "card-1"])
      try window.click(at: Spot(x: 150, y: 518))
      try window.expect(
        line: "\"order\",\"container\":\"to-do\",\"items\":[\"card-2\",\"card-3\",\"card-6\"]")
      for key in ["h", "i", "Return"] { try window.desktop.devices.key(key) }
      try window.expect(line: "\"call\":\"textInput\",\"item\":\"card-6\",\"text\":\"i\"")
      try window.expectReplay()
    }

    @Test(
      "a renderer for which SDL replaces the window after the loop was made leaves drags as they are",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func replacedWindow(kind: Desktop.Kind) throws {
      let window = try RecordedWindow(
        of: Program.example("Clippings"), on: kind,
        variables: ["SDL_RENDER_DRIVER": "opengles2"])
      try window.drag(from: Spot(x: 160, y: 36), to: Spot(x: 160, y: 90))
      try window.expect(dropped: "clipping-1", order: ["clipping-2", "clipping-1", "clipping-3"])
      func program(_ arguments: String...) throws -> OtherProgram {
        try OtherProgram(.gtk3, arguments, on: window.desktop) { window.origin }
      }
      do {
        let target = try program("target")
        try window.drag(from: Spot(x: 160, y: 84), to: target.place())
        #expect(try target.wait(for: "received").bytes == "Hello")
        try window.expect(drags: 2)
      }
      // SDL itself would accept it.
      let source = try program("source", "text")
      try window.drag(from: source.text, to: Spot(x: 160, y: 132))
      try source.wait(for: "failed")
      try window.expectReplay()
    }

    @Test("a card is dragged to another column by a finger")
    func cardsByFinger() throws {
      let window = try RecordedWindow(of: Program.example("Kanban"), on: .touch)
      try window.dragByFinger(from: Spot(x: 150, y: 145), to: Spot(x: 440, y: 215))
      try window.expect(dropped: "card-1", in: "doing", order: ["card-4", "card-1"])
      try window.expectReplay()
    }
  }
}
