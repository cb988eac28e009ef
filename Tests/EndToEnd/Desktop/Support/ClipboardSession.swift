import DragRecording
import Foundation
import ProgramSupport
import Testing

/// A recorded session of the example `Clippings`, which exchanges the clipboard with other programs.
final class ClipboardSession {
  let app: App
  private let folder: TemporaryFolder
  /// The contents of ``text``.
  let words: Data
  /// The paths of a text, a picture, and two files.
  let text, picture: String
  let files: [String]
  private var focused = 0

  init(on kind: Desktop.Kind, repeatingText times: Int = 1, isEmpty: Bool = true) throws {
    let folder = TemporaryFolder()
    self.folder = folder
    words = Data(String(repeating: "夜の海から the line\n", count: times).utf8)
    text = try folder.write(Array(words), to: "words.txt")
    let pixels = (0..<16 * 16).flatMap { number -> [UInt8] in [UInt8(number), 60, 200] }
    picture = try folder.write(
      Array(Screenshot(width: 16, height: 16, pixels: pixels).png), to: "picture.png")
    files = try ["one two.ogg", "三つ.flac"].map { try folder.write([1], to: $0) }
    app = try App(of: Program.example("Clippings"), on: kind)
    if isEmpty { try cutAll() }
  }

  /// The picture that the example contains.
  static let redPixel = Data([
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0,
    0, 0, 144, 119, 83, 222, 0, 0, 0, 12, 73, 68, 65, 84, 120, 156, 99, 120, 230, 101, 3, 0, 3,
    134, 1, 109, 13, 236, 117, 90, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ])

  /// The URIs of the two files.
  var uris: Data {
    let base = "file://\(folder.url.path)/"
    return Data("\(base)one%20two.ogg\r\n\(base)%E4%B8%89%E3%81%A4.flac".utf8)
  }

  /// Presses keys in the window.
  func key(_ names: String) throws {
    try app.activate()
    try app.key(names)
  }

  /// Has another program copy something, and pastes it as a number of clippings.
  func paste(
    _ contents: [String], from toolkit: OtherProgram.Toolkit, type: String? = nil, count: Int = 1
  ) throws {
    let (before, order) = (pasted.count, app.trace.order(of: "list"))
    let program = try OtherProgram(toolkit, ["copy"] + contents, beside: app)
    try program.click()
    let copied = try program.wait(for: "copied").data
    try key("Control_L+v")
    try until("a paste") { app.trace.order(of: "list").count == order.count + count }
    let pasted = self.pasted.dropFirst(before)
    let expected = contents[0] == "files" ? uris : copied
    #expect(
      pasted.contains { entry in
        let bytes = Data(entry.bytes)
        return (contents[0] == "files" ? bytes.withoutLastLineEnd : bytes) == expected
          && (type == nil || entry.type == type)
      }, "\(toolkit): \(pasted.map { ($0.type, $0.bytes.count) })")
  }

  /// The bytes that were pasted last.
  func lastPasted() throws -> Data { Data(try #require(pasted.last).bytes) }

  /// The number of pastes that were not accepted.
  var refusals: Int { app.trace.lines(of: "pasteCommand").count { $0["reason"] != nil } }

  /// The data that was pasted, in the order of the events.
  private var pasted: [DragData] {
    app.trace.events.flatMap { event -> [DragData] in
      if case .clipboardRead(let contents) = event.kind { contents.data } else { [] }
    }
  }

  /// Copies all clippings, and expects them in another program.
  func copy(_ kind: String, to toolkit: OtherProgram.Toolkit, arriving bytes: Data) throws {
    let count = app.trace.order(of: "list").count
    try copy(kind, of: count, to: toolkit, arriving: bytes) { try key("Control_L+c") }
  }

  /// Focuses the next clipping, copies it, and expects it in another program.
  func copyNext(_ kind: String, to toolkit: OtherProgram.Toolkit, arriving bytes: Data) throws {
    try copy(kind, of: 1, to: toolkit, arriving: bytes) {
      // Tab focuses the first one.
      try key("Tab")
      for _ in 0..<focused { try key("Down") }
      focused += 1
      try key("Control_L+c")
    }
  }

  private func copy(
    _ kind: String, of count: Int, to toolkit: OtherProgram.Toolkit, arriving bytes: Data,
    _ copy: () throws -> Void
  ) throws {
    let copies = app.trace.lines(of: "copyCommand").count
    let program = try OtherProgram(toolkit, ["paste", kind], beside: app)
    try copy()
    try app.wait(for: "copyCommand", times: copies + 1)
    #expect(app.trace.lines(of: "copyCommand").last?.count == count)
    try app.waitForTurn()
    try program.click()
    let received = try program.wait(for: "received").data
    #expect(received == bytes, "\(toolkit) \(kind): \(received.count) of \(bytes.count) bytes")
  }

  /// Cuts all clippings.
  func cutAll() throws {
    try key("Control_L+x")
    app.expectOrder([], of: "list")
  }

  /// Pastes, and expects a reason why nothing was.
  func pasteNothing(because reason: String) throws {
    try key("Control_L+v")
    try app.wait(for: "pasteCommand") { $0["reason"] == reason }
  }
}

extension Data {
  fileprivate var withoutLastLineEnd: Data {
    suffix(2) == Data([13, 10]) ? dropLast(2) : self
  }
}

extension TraceLine {
  /// The reported data, which is in a file; it is removed.
  fileprivate var data: Data {
    get throws {
      let file = URL(fileURLWithPath: self["file"] ?? "")
      defer { try? FileManager.default.removeItem(at: file) }
      return try Data(contentsOf: file)
    }
  }
}
