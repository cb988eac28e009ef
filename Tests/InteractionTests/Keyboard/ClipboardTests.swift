import DragEvents
import DragKit
import Support
import Testing

/// A list of notes, and a box of stamps beside it, which copy, cut and paste.
private struct Notes: InteractiveContent {
  var model = Model()
  var edited: ItemID?
  var typed = ""
  var pasted: [String] = []
  var refuses = false
  var showsStamps = true
  var leavesTransactionOpen = false

  init() {
    model.addContainer("notes", items: ["a", "b", "c"])
    model.addContainer("stamps", items: ["blue"])
  }

  var stage: Stage {
    let column = { (x: Length) in
      ColumnLayout(
        bounds: Rect(x: x, y: 0, width: 100, height: 300),
        itemSize: Size(width: 80, height: 30), spacing: 10)
    }
    return Stage(
      areas: [Stage.Area("notes", .column(column(0)))]
        + (showsStamps ? [Stage.Area("stamps", .column(column(200)))] : []))
  }

  var editedItem: ItemID? { edited }

  static let handlers = HandlerRegistry<Notes>()
    .items(in: "notes") { notes in
      notes.onDrag { content, item in ItemProvider(text: content.name(of: item)) }
      notes.onTextInput({ content, _, text in content.typed += text }, onEnd: { _, _ in })
    }
    .items(in: "stamps") { stamps in
      stamps.onDrag { content, item in ItemProvider(text: content.name(of: item)) }
    }
    .onKeyPress { content, key, _, _ in
      content.typed += "<\(key.name)>"
      return []
    }
    .onCopyCommand { content, item in
      item.map { [ItemProvider(text: content.name(of: $0))] } ?? []
    }
    .onCopyCommand(in: "stamps") { _, item in
      item == nil ? [] : [ItemProvider(data: [1, 2], as: .png)]
    }
    .onCutCommand { content, item in
      guard let item else { return [] }
      content.model.remove(item)
      return [ItemProvider(path: "/a b")]
    }
    .onPasteCommand(of: [.text, .url, .png]) { content, payloads, _ in
      if content.leavesTransactionOpen { content.model.begin() }
      for payload in payloads {
        let picture = payload.data(for: .png).map { "\($0.count) bytes" }
        content.pasted.append(payload.path ?? picture ?? payload.text)
        let note = content.model.registerItem(named: "new-\(content.pasted.count)")
        content.model.insert(note, at: InsertionPlace("notes", .start))
      }
      return !content.refuses
    }
}

extension Driver<ContentWorld<Notes>> {
  fileprivate mutating func key(_ key: Key, _ modifiers: Modifiers) {
    hold(modifiers)
    press(key)
    send(.keyReleased(key))
    hold([])
  }

  fileprivate mutating func read(_ data: DragData..., problem: ClipboardProblem? = nil) {
    send(.clipboardRead(ClipboardContents(data, problem: problem)))
  }

  fileprivate mutating func takeClipboard() -> [ClipboardRequest] {
    takeRequests().compactMap { if case .clipboard(let request) = $0 { request } else { nil } }
  }
}

private let plain = "text/plain;charset=utf-8"
private let fileTypes = ["text/uri-list", "x-special/gnome-copied-files"]
private let textTypes = ["UTF8_STRING", plain, "text/plain", "STRING", "TEXT"]

struct ClipboardTests {
  private var desk = ContentDriver(Notes())

  @Test("Ctrl+C and Ctrl+Insert copy the focused item", arguments: [Key("c"), "insert"])
  func copy(key: Key) {
    var desk = desk
    desk.press(.tab)
    desk.key(key, .control)
    #expect(desk.takeClipboard() == [.write(DragData.texts("a"))])
    #expect(desk.report(.copyCommand) == #"count 1, types ["public.plain-text"]"#)
    #expect(desk.content.typed == "")
  }

  @Test("The clipboard keeps what it has if nothing can be copied, or with other keys")
  mutating func copyOfNothing() {
    desk.key("c", .control)
    #expect(desk.takeClipboard() == [])
    #expect(desk.report(.copyCommand) == "count 0, types []")
    desk.press(.tab)
    desk.key("c", [.control, .shift])
    desk.key("v", .alt)
    desk.key("delete", [])
    #expect(desk.takeClipboard() == [])
    #expect(desk.content.typed == "<c><v><delete>")
  }

  @Test("A paste reports why nothing was pasted")
  mutating func problems() {
    for problem in ClipboardProblem.allCases {
      desk.read(problem: problem)
      #expect(desk.report(.pasteCommand) == #"accepted false, count 0, reason "\#(problem)""#)
    }
    desk.read(DragData("a/b", [1]))
    #expect(desk.report(.pasteCommand) == #"accepted false, count 0, reason "otherTypes""#)
  }

  @Test("A paste reports the files whose paths are not UTF-8")
  mutating func missingFiles() {
    let list = "copy\nfile:///caf%E9\nfile:///cut"
    desk.read(DragData("x-special/gnome-copied-files", text: list))
    #expect(desk.content.pasted == ["/cut"])
    #expect(desk.report(.itemsMissing) == #"count 1, of 2, reason "path""#)
  }

  @Test("The handler of a container copies before that of the whole content")
  mutating func copyInContainer() {
    desk.press(.tab, .tab)
    desk.key("c", .control)
    #expect(desk.takeClipboard() == [.write([DragData("image/png", [1, 2])])])
    desk.change { $0.showsStamps = false }
    desk.press(.tab)
    desk.key("c", .control)
    #expect(desk.takeClipboard() == [.write(DragData.texts("a"))])
  }

  @Test("Cut files are written as file managers paste them, and are one step to undo")
  mutating func cut() {
    desk.press(.tab)
    desk.key("x", .control)
    #expect(
      desk.takeClipboard() == [
        .write([
          DragData("x-special/gnome-copied-files", text: "cut\nfile:///a%20b"),
          DragData("text/uri-list", text: "file:///a%20b\r\n"),
        ])
      ])
    #expect(desk.names(in: "notes") == ["b", "c"])
    desk.undo()
    #expect(desk.names(in: "notes") == ["a", "b", "c"])
    #expect(!desk.content.model.canUndo)
  }

  @Test("The clipboard is asked for the accepted types, each with its names in order of preference")
  mutating func request() {
    let types = [fileTypes, textTypes + ["text/html"], ["image/png"]]
    desk.key("v", .control)
    #expect(desk.takeClipboard() == [.read(types)])
    #expect(ClipboardContents.types(types, among: ["TEXT", "text/plain", "a/b"]) == ["text/plain"])
    #expect(
      ClipboardContents.types(types, among: ["image/png", "text/plain;charset=UTF-8"])
        == ["text/plain;charset=UTF-8", "image/png"])
  }

  @Test("A paste goes in one line to the item whose text is edited, and no other key does")
  mutating func editedText() {
    desk.content.edited = desk.item("b")
    desk.key("c", .control)
    #expect(desk.content.typed == "<c>")
    desk.key("v", .control)
    #expect(desk.takeClipboard() == [.read([fileTypes, textTypes])])
    desk.read(DragData(plain, text: "one\ntwo\n"))
    #expect(desk.content.typed == "<c>one two")
    #expect(desk.content.pasted == [])
  }

  @Test("A paste inserts text, files and pictures, in one step to undo each")
  mutating func paste() {
    desk.read(DragData(plain, text: "two\nlines"))
    desk.read(DragData("text/uri-list", text: "file:///x\r\nfile:///y\r\n"))
    desk.read(DragData("x-special/gnome-copied-files", text: "copy\nfile:///p%20q\nfile:///r"))
    desk.read(DragData("image/png", [1, 2, 3]))
    #expect(desk.content.pasted == ["two\nlines", "/x", "/y", "/p q", "/r", "3 bytes"])
    #expect(desk.report(.pasteCommand) == "accepted true, count 1")
    desk.undo()
    desk.undo()
    #expect(desk.names(in: "notes") == ["new-3", "new-2", "new-1", "a", "b", "c"])
    desk.undo()
    desk.undo()
    #expect(desk.names(in: "notes") == ["a", "b", "c"])
  }

  @Test("A refused paste is reverted, and ends the transactions that a handler began")
  mutating func refused() {
    desk.content.refuses = true
    desk.read(DragData(plain, text: "x"))
    #expect(desk.names(in: "notes") == ["a", "b", "c"])
    #expect(desk.report(.pasteCommand) == #"accepted false, count 0, reason "refused""#)
    desk.content.refuses = false
    desk.content.leavesTransactionOpen = true
    desk.read(DragData(plain, text: "x"))
    #expect(!desk.content.model.isInTransaction)
    desk.undo()
    #expect(desk.names(in: "notes") == ["a", "b", "c"])
  }

  @Test("The keys of the clipboard change nothing during a drag")
  mutating func drag() {
    desk.drag("a", by: 0, 40)
    desk.key("x", .control)
    desk.key("v", .control)
    desk.read(DragData(plain, text: "x"))
    #expect(desk.takeClipboard() == [])
    #expect(desk.report(.pasteCommand) == #"accepted false, count 0, reason "dragging""#)
    #expect(desk.interaction.isDragging)
    #expect(desk.content.pasted == [])
  }

  @Test("The keys of the clipboard change nothing in a content without handlers of it")
  func noHandlers() {
    var shelf = ShelfDriver()
    shelf.hold(.control)
    shelf.press("v", "c")
    #expect(!shelf.requests.contains { if case .clipboard = $0 { true } else { false } })
    shelf.send(.clipboardRead(ClipboardContents([DragData("text/plain", text: "x")])))
    #expect(shelf.takeReported() == [])
  }
}
