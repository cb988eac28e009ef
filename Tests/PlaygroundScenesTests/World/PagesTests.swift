import DragCoding
import Support
import Testing

@testable import DragKit
@testable import PlaygroundScenes

@Suite("The pages of a window")
struct PagesTests {
  private func pages(_ window: Size = Size(width: 900, height: 700)) -> Pages {
    PlaygroundDriver(page: .colours, window: window).content.pages
  }

  @Test("pages that nothing has changed are not encoded, whatever the size of the window")
  func fresh() {
    for side in stride(from: 300, through: 2100, by: 300) {
      let window = Size(width: Length(pixels: side), height: Length(pixels: side * 2 / 3))
      #expect(pages(window).canonicalBytes == [Page]().canonicalBytes)
    }
  }

  @Test("a change of a page that is not shown changes the hash of the state")
  func hash() {
    let playground = PlaygroundDriver(page: .colours).playground
    var content = playground.content
    for isOther in [true, false] {
      content.pages[BoardScene.self].hasHeaders.toggle()
      let changed = Playground(
        content: content, interaction: playground.interaction, scale: playground.scale)
      #expect((changed.hashes != playground.hashes) == isOther)
    }
  }

  @Test("only the page that was changed is encoded and decoded")
  func changed() throws {
    var pages = self.pages()
    pages[BoardScene.self].hasHeaders.toggle()
    let bytes = pages.canonicalBytes
    #expect(bytes.starts(with: [Page.board].canonicalBytes))
    var reader = CanonicalReader(bytes)
    let decoded = try Pages(decoding: &reader)
    #expect(decoded[BoardScene.self].hasHeaders)
    #expect(decoded.canonicalBytes == bytes)
  }

  @Test("a copy of the pages does not change with them")
  func copied() {
    var pages = self.pages()
    let copy = pages
    pages[.board].model.move(
      [ItemID(rawValue: 3)], to: InsertionPlace(BoardScene.container, .start))
    #expect(copy[.board].model != pages[.board].model)
    #expect(copy != pages)
    #expect(copy[BoardScene.self].model == BoardScene().model)
  }
}

@Suite("Invalid input")
struct ErrorRecoveryTests {
  @Test("a hold that is long enough since a switch changed lifts now, not in the past")
  func pastHold() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.wait(.seconds(2))
    table.pointer = .finger(1)
    table.tap("long-press")
    let turned = table.now
    table.wait(.milliseconds(10))
    #expect(table.calls.first { $0.name == .dragBegan }?.time == turned)
  }
}

@Suite("Reset")
struct ResetTests {
  @Test("with nothing to reset makes no undo step", arguments: LookMoment.pages)
  func nothing(page: LookMoment) {
    var table = page.driver()
    table.tap("reset", "reset")
    #expect(!table.content.canUndo)
  }

  @Test("is one step, and an undo takes it back", arguments: changes)
  func oneStep(change: LookMoment) {
    var table = change.driver()
    let before = PlaygroundDriver(page: change.scene).content.model.orderHash
    let changed = table.content.model.orderHash
    #expect(changed != before)
    for (button, expected) in [("reset", before), ("undo", changed), ("redo", before)] {
      table.tap(button)
      #expect(table.content.model.orderHash == expected, "\(button)")
    }
  }

  private static let changes = [
    LookMoment("colours", .colours) { $0.drop("red", on: "green") },
    LookMoment("lessons", .lessons) { $0.drop("variables", on: "drawing") },
    LookMoment("playlist", .playlist) {
      $0.tapControl("delete", of: "track-2")
      $0.tapControl("add", of: "song-3")
    }, LookMoment("board", .board) { $0.drop("item-1", on: "item-3") },
  ]
}

@Suite("Names of pictures in encoded state")
struct PictureNamesTests {
  @Test(
    "are decoded if they are those of files, and refused if they are paths",
    arguments: [
      ("a.png", true), ("..a", true), ("봄.jpg", true), ("a b", true), ("../x.png", false),
      ("a/b.png", false), ("/etc/x.png", false), ("..", false), (".", false), ("", false),
      ("a\u{0}b", false),
    ])
  func decode(name: String, isFile: Bool) {
    let names = PictureNames(["a.png", name])
    let decoded = try? PictureNames(canonicalBytes: names.canonicalBytes)
    #expect(decoded == (isFile ? names : nil))
  }
}

/// A misspelt name makes a test fail, and at its own line.
@Suite("The driver of the playground")
struct PlaygroundDriverTests {
  typealias Verb = @Sendable (inout PlaygroundDriver, SourceLocation) -> Void

  private static let verbs: [(Verb, words: String)] = [
    ({ $0.press(on: "redd", sourceLocation: $1) }, "visible redd"),
    ({ $0.drag(to: "redd", sourceLocation: $1) }, "visible redd"),
    ({ $0.tap("redd", sourceLocation: $1) }, "visible redd"),
    ({ _ = $0.place(of: "redd", sourceLocation: $1) }, "visible redd"),
    ({ _ = $0.seen("redd", sourceLocation: $1) }, "visible redd"),
    ({ _ = $0.item("redd", sourceLocation: $1) }, "item redd"),
    ({ _ = $0.shows("redd", sourceLocation: $1) }, "item redd"),
    ({ _ = $0.names(in: "colors", sourceLocation: $1) }, "container colors"),
  ]

  @Test("records an issue for a misspelt name", arguments: verbs.indices)
  func misspelt(number: Int) {
    var table = PlaygroundDriver()
    let (verb, words) = Self.verbs[number]
    let here = #_sourceLocation
    withKnownIssue {
      verb(&table, here)
    } matching: {
      $0.comments.map(\.rawValue) == ["There is no \(words)."] && $0.sourceLocation == here
    }
  }
}
