import Foundation
import ProgramSupport
import Testing

extension DesktopTests.PictureBoardTests {
  @Test(
    "a picture is moved to the trash, undo takes it back, and one that cannot be moved keeps its tile"
  )
  func trash() throws {
    let folder = try TemporaryFolder()
    let paths = try pictures("é one.png", "b.png", in: folder)
    try writeBoard(of: paths, in: folder)
    let app = try open(folder.path("board.json"))
    func moveToTrash() throws {
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      let mark = app.trace.count
      try app.press(at: app.place(of: "picture-1", in: "pictures"), button: 3)
      try app.release(button: 3)
      try app.wait(for: "contextMenu", after: mark)
      try app.press(on: "menu-trash", in: "menu")
      try app.release()
      try app.wait(for: "message", after: mark) { $0["name"] == "picture-reports" }
      try app.settle(after: mark)
    }
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(
        atPath: app.desktop.dataFolder.appendingPathComponent("Trash/\(path)").path)
    }
    try moveToTrash()
    app.expectOrder(["picture-2"], of: "pictures")
    #expect(exists("files/é one.png") && !FileManager.default.fileExists(atPath: paths[0]))
    let info = app.desktop.dataFolder
      .appendingPathComponent("Trash/info/é one.png.trashinfo")
    let path = "Path=\(folder.url.path)/%C3%A9%20one.png\n"
    #expect(try String(contentsOf: info, encoding: .utf8).contains(path))

    try app.keyDown("Control_L")
    try app.key("z")
    try app.keyUp("Control_L")
    try until("the file") { FileManager.default.fileExists(atPath: paths[0]) }
    #expect(!exists("files/é one.png") && !exists("info/é one.png.trashinfo"))
    // What is in the way of the trash.
    let trash = app.desktop.dataFolder.appendingPathComponent("Trash")
    try FileManager.default.removeItem(at: trash)
    try Data().write(to: trash)
    try moveToTrash()
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")
    #expect(FileManager.default.fileExists(atPath: paths[0]))
    #expect(try app.terminate() == 0)
  }
}
