import DragCoding
import Support
import Testing

@testable import DragKit
@testable import PlaygroundScenes

@Suite("The pages of a window")
struct PagesTests {
  private func pages(_ scene: SceneID = .colours, _ window: Size) -> Pages {
    var playground = Playground(PlaygroundOptions(scene: scene, window: window))
    _ = playground.start()
    return playground.content.pages
  }

  @Test("pages that nothing has changed are not encoded, whatever the size of the window")
  func fresh() {
    for side in stride(from: 300, through: 2100, by: 300) {
      let window = Size(width: Length(pixels: side), height: Length(pixels: side * 2 / 3))
      #expect(pages(window).canonicalBytes == [Page]().canonicalBytes)
    }
  }

  private func pages(_ window: Size) -> Pages { pages(.colours, window) }

  @Test("only the page that was changed is encoded, and it is decoded as it was")
  func changed() throws {
    var pages = pages(Size(width: 900, height: 700))
    pages[BoardScene.self].hasHeaders.toggle()
    let bytes = pages.canonicalBytes
    #expect(bytes.starts(with: [Page.board].canonicalBytes))
    var reader = CanonicalReader(bytes)
    let decoded = try Pages(decoding: &reader)
    #expect(decoded[BoardScene.self].hasHeaders)
    #expect(decoded.canonicalBytes == bytes)
  }

  @Test("a change of a page that is not shown changes the hash of the state")
  func hidden() {
    var playground = Playground(PlaygroundOptions(scene: .colours))
    _ = playground.start()
    let before = playground.hashes
    var content = playground.content
    content.pages[BoardScene.self].hasHeaders.toggle()
    let changed = Playground(
      content: content, interaction: playground.interaction, scale: playground.scale)
    #expect(changed.hashes != before)
    content.pages[BoardScene.self].hasHeaders.toggle()
    let again = Playground(
      content: content, interaction: playground.interaction, scale: playground.scale)
    #expect(again.hashes == before)
  }

  @Test("a copy of the pages does not change with the pages")
  func copies() {
    var pages = pages(Size(width: 900, height: 700))
    let copy = pages
    pages[.board].model.move(
      [ItemID(rawValue: 3)], to: InsertionPlace(BoardScene.container, .start))
    #expect(copy[.board].model != pages[.board].model)
    #expect(copy != pages)
    #expect(copy[BoardScene.self].model == BoardScene().model)
  }
}
