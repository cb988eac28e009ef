@testable import PlaygroundScenes
import PlaygroundUI
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("The name of a page")
struct PageNameTests {
  @Test("is in the header of a recording, which opens the page", arguments: Page.allCases)
  func header(page: Page) throws {
    let header = Playground(PlaygroundOptions(page: page)).headerFromHere
    #expect(header.scene == page.name)
    #expect(try PlaygroundOptions(header, file: "a recording").page == page)
  }

  @Test(
    "is an argument in the headers of earlier versions",
    arguments: [("follow", "link", Page.follow), ("follow", "diagram", .diagram)]
      + [("colours", "guide", .guide)])
  func earlier(scene: String, name: String, page: Page) throws {
    var header = PlaygroundOptions().header
    (header.scene, header.arguments) = (scene, ["--page", name])
    #expect(try PlaygroundOptions(header, file: "a recording").page == page)
  }

  @Test(
    "makes a recording be called by the button of the page",
    arguments: [("guide", "How it works"), ("diagram", "Follow"), ("other", "other")])
  func title(name: String, title: String) throws {
    let details = RecordingDetails(length: 1, scene: name, thumbnail: nil, width: 1, height: 1)
    #expect(details.title.text(.english) == title)
  }
}
