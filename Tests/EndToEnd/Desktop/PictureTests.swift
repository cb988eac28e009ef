import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// A board of the user's own pictures.
  @Suite(.serialized) struct PictureTests {
    private static let (blue, orange): ([UInt8], [UInt8]) = ([0, 48, 128], [224, 128, 0])

    /// A folder of pictures under consecutive names, blue and orange in turn.
    private func folder(of count: Int) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let files = try [Self.blue, Self.orange].enumerated().map { index, color in
        let pixels = Array(repeating: color, count: 1200 * 900).flatMap(\.self)
        return try folder.write(
          Screenshot(width: 1200, height: 900, pixels: pixels).png, to: "\(1000 + index).png")
      }
      for number in 2..<count {
        try FileManager.default.linkItem(
          atPath: files[number % 2], toPath: folder.path("\(1000 + number).png"))
      }
      return folder
    }

    @Test(
      "2,000 pictures have a tile each, which shows its picture in every layout and while dragged")
    func photos() throws {
      let folder = try folder(of: 2000)
      let app = try App(
        "board", "--images", folder.url.path, "--document", folder.path("board.json"))
      try until("2,000 tiles") {
        app.trace.lines(of: "order").contains { $0.text.contains("2000") }
      }
      try app.expectColor(Self.blue, of: "picture-1", in: "pictures")
      try app.expectColor(Self.orange, of: "picture-2", in: "pictures")
      for layout in ["pictures-masonry", "pictures-square", "pictures-flow"] {
        let mark = app.trace.count
        try app.tap(layout)
        try app.settle(after: mark)
        try app.expectColor(Self.orange, of: "picture-2", in: "pictures")
      }
      let (first, second) = (
        try app.place(of: "picture-1", in: "pictures"),
        try app.place(of: "picture-2", in: "pictures")
      )
      try app.press(at: first)
      try app.glide(to: second.moved(x: 85))
      try app.expectColor(Self.orange, at: first)
      let mark = app.trace.count
      try app.release()
      try app.expectEnd(reason: "dropped")
      try app.settle(after: mark)
      try app.move(to: Spot(x: first.x, y: 20))
      try app.expectColor(Self.orange, of: "picture-2", in: "pictures")
    }
  }
}
