import Foundation
import ProgramSupport
import Testing

/// A board of pictures of one colour each, in a folder of its own, and its file.
final class PictureBoard {
  let folder: TemporaryFolder
  let file: String
  /// The paths of the pictures.
  private(set) var paths: [String] = []

  static let colors: [[UInt8]] = [[224, 64, 0], [0, 128, 64], [32, 64, 224]]

  /// Writes pictures, and a board of them, unless it is to be empty; the last ones can be in a group.
  init(_ names: String..., grouping count: Int = 0, isEmpty: Bool = false) throws {
    folder = TemporaryFolder()
    file = folder.path("board.json")
    for (name, color) in zip(names, Self.colors) {
      paths.append(try Self.write(color, 120, 90, to: name, in: folder))
    }
    if !isEmpty { try writeFile(grouping: count) }
  }

  @discardableResult
  static func write(
    _ color: [UInt8], _ width: Int, _ height: Int, to name: String, in folder: TemporaryFolder
  ) throws -> String {
    let pixels = Array(repeating: color, count: width * height).flatMap(\.self)
    let picture = Screenshot(width: width, height: height, pixels: pixels)
    return try folder.write(picture.png, to: name)
  }

  /// Writes a board of all pictures.
  func writeFile(grouping count: Int = 0) throws {
    var items = paths.map { "{\"path\":\"\($0)\"}" }
    if count > 0 {
      let group = items.suffix(count).joined(separator: ",")
      items = items.dropLast(count) + ["{\"group\":\"Trip\",\"items\":[\(group)]}"]
    }
    let board = "{\"board\":1,\"items\":[\(items.joined(separator: ","))]}"
    try folder.write(board.utf8, to: "board.json")
  }

  /// Opens the board, and waits until its first picture is visible, if it has any.
  func open(on kind: Desktop.Kind = .mouse, isRecorded: Bool = false) throws -> App {
    let app = try App("pictures", "--document", file, on: kind, isRecorded: isRecorded)
    try app.wait(for: "message") { $0["name"] == "pictures-document" }
    return app
  }

  /// The names of the files on the board, in order.
  var names: [String] {
    get throws {
      let text = try Program.run(["export", file]).output
      let json =
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]]
      return (json?["board"] ?? []).map { item in
        (item["path"] as? String).map { String($0.split(separator: "/").last ?? "") }
          ?? "group of \((item["items"] as? [Any] ?? []).count)"
      }
    }
  }

  /// The list of files that a program receives with some of the pictures.
  func uris(of names: String...) -> String {
    names.map { "file://\(folder.url.path)/\($0)\r\n" }.joined()
  }
}

extension App {
  /// Deletes a picture from the board, and waits until the others are left.
  func delete(_ picture: String, leaving others: [String]) throws {
    try tap(picture, in: "pictures")
    try key("Delete")
    expectOrder(others, of: "pictures")
  }

  /// Drags something of another program to a point of the board.
  func dropOnBoard(from spot: Spot, to goal: Spot = Spot(x: 500, y: 300)) throws {
    let mark = trace.count
    try press(at: spot)
    try move(to: goal, steps: 25)
    try wait(for: "dropEntered", after: mark) { $0["target"] == "pictures" }
    hold(0.2)
    try release()
    try expectEnd(reason: "dropped", after: mark)
    try rest(after: mark)
  }

  /// Drags an item to another program, and returns what it receives.
  func carry(
    _ item: String, of container: String = "pictures", to program: OtherProgram,
    as operation: String = "copy"
  ) throws -> TraceLine {
    let mark = trace.count
    try press(on: item, in: container)
    try move(to: program.place(), steps: 25)
    try waitOutside(for: operation, after: mark)
    try release()
    let received = try program.wait(for: "received")
    expect(received["action"] == operation, received.text)
    try expectEnd(reason: "dropped", after: mark)
    try rest(after: mark)
    return received
  }
}
