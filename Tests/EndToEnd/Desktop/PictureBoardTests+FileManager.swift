import Foundation
import ProgramSupport
import Testing

extension DesktopTests.PictureBoardTests {
  @Test(
    "a file manager copies a picture, and moves it while Shift is held; undo shows that its file is gone"
  )
  func intoFolder() throws {
    let folder = try TemporaryFolder()
    let paths = try pictures("a.png", "b.png", in: folder)
    try writeBoard(of: paths, in: folder)
    let app = try open(folder.path("board.json"))
    try app.expectColor(Self.colors[1], of: "picture-2", in: "pictures")
    let manager = try FileManagerWindow(showing: "red.png", beside: app)
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    func carry(_ item: String, steps: Int) throws {
      let mark = app.trace.count
      try app.press(on: item, in: "pictures")
      try app.move(to: try app.place(of: item, in: "pictures").moved(x: 40, y: 0), steps: 4)
      try app.move(to: manager.icon.moved(x: 0, y: 150), steps: steps)
      try app.waitOutside(for: "copy", after: mark)
    }
    // PCManFM refuses the first location, and is asked again while the mouse rests there.
    try carry("picture-1", steps: 1)
    try app.hold(1)
    try app.release()
    try app.expectEnd(reason: "dropped")
    try until("the copy") { try manager.contents().contains("a.png") }
    #expect(exists(paths[0]))
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")

    let mark = app.trace.count
    try carry("picture-2", steps: 25)
    try app.keyDown("Shift_L")
    try app.waitOutside(for: "move", after: mark)
    try app.release()
    try app.keyUp("Shift_L")
    try app.expectEnd(reason: "dropped", after: mark)
    try until("the moved file") { try manager.contents().contains("b.png") }
    try until("the end of the original") { !exists(paths[1]) }
    app.expectOrder(["picture-1"], of: "pictures")
    try app.activate()
    try app.key("Control_L+z")
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")
    try app.settle(after: mark)
    let seen = try app.desktop.picture()
      .color(at: app.onScreen(try app.place(of: "picture-2", in: "pictures").moved(x: 40, y: 0)))
    app.expect(seen != Self.colors[1], "the tile shows a file that is gone")
    #expect(try app.terminate() == 0)
  }

  @Test("a program that hangs in the middle of a picture gets nothing more after ten seconds")
  func hangingReceiver() throws {
    let folder = try TemporaryFolder()
    let paths = try pictures("a.png", in: folder)
    // More than the X server takes at once.
    let picture = try folder.bytes("a.png") + [UInt8](repeating: 0, count: 20 << 20)
    try folder.write(picture, to: "a.png")
    try writeBoard(of: paths, in: folder)
    let app = try open(folder.path("board.json"))
    let receiver = try HangingReceiver(on: app.desktop)
    try app.press(on: "picture-1", in: "pictures")
    try app.move(to: Spot(x: 1_265 - app.origin.x, y: 475 - app.origin.y), steps: 25)
    try receiver.accept()
    try app.waitOutside(for: "copy")
    try app.release()
    try receiver.takeFirstPiece(of: "image/png")
    try app.expectEnd(reason: "refused")
    // The ten seconds of the transfer begin after those of the drop.
    try app.hold(1)
    try receiver.takePiece()
    try app.hold(0.5)
    #expect(!receiver.hasPiece)
    #expect(try app.terminate() == 0)
  }
}
