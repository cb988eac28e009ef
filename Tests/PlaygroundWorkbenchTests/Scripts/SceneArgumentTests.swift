@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("The arguments of a scene")
struct SceneArgumentTests {
  private static let all = [
    "--bare", "--follow", "--items 7", "--grid", "--list", "--flow", "--masonry",
    "--images a.png/b c.png",
    "--appearance light", "--appearance dark", "--appearance system", "--language en",
    "--language ja", "--language ko",
    "--page link", "--page diagram", "--page colours", "--page guide", "--page board",
    "--page lessons", "--page playlist", "--page pictures", "--page recordings", "--feel default",
    "--feel ios", "--feel trello", "--feel snappy", "--feel heavy", "--no-inspector",
  ]

  @Test("are accepted by scripts with every value, defaults included", arguments: all)
  func accepted(text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let statement = Script.Statement.scene("board", arguments: words)
    let recording = try Script([statement, .wait(.milliseconds(10))]).compile(
      on: Playground.stage())
    #expect(recording.header.arguments == words)
    var options = PlaygroundOptions(page: .board)
    #expect(options.read(words) == [])
    // Neither defaults nor the page are written, because a header names the page as its scene.
    let isWritten = !Self.defaults.contains(text) && words[0] != "--page"
    #expect(options.arguments == (isWritten ? words : []))
  }

  @Test("set the numbers of a preset, which a script can change", arguments: FeelPreset.allCases)
  func feel(preset: FeelPreset) throws {
    let text = "scene board --feel \(preset.rawValue)\ntune lift-distance 2048\nwait 0.1s"
    let recording = try Recording.compiled(text)
    var tuning = preset.tuning
    tuning.liftDistance = 8
    #expect(recording.header.tuning == tuning.numbers)
    let explained = try recording.script(on: Playground.stage(), file: "board.dndrec").text
    let ownDistance = preset.tuning.liftDistance != 8
    #expect(explained.contains("tune") == ownDistance, "\(explained)")
    #expect(try Recording.compiled(explained).header == recording.header)
  }

  @Test("name a folder of pictures by those that are in it, a tile of the board for each")
  func folder() throws {
    let stage = Playground.stage { ["holiday": ["a.png", "b c.png"], "empty": []][$0] }
    func arguments(_ text: String) throws -> [String] {
      try Script(parsing: text).compile(on: stage).header.arguments
    }
    #expect(
      try arguments("scene board --images holiday")
        == ["--images", "a.png/b c.png", "--items", "2"])
    #expect(
      try arguments("scene board --items 7 --images holiday")
        == ["--items", "7", "--images", "a.png/b c.png"])
    #expect(try arguments("scene colours --images holiday") == ["--images", "a.png/b c.png"])
    #expect(try arguments("scene board --images c.png") == ["--images", "c.png"])
    #expect(throws: ScriptErrors.self) { try arguments("scene board --images empty") }
  }

  @Test("are followed by a zoom in the middle of a drag, which lands where it is aimed")
  func zoom() throws {
    let recording = try Recording.compiled(
      """
      scene colours
      with mouse
      press red
      move to blue over 0.3s
      scale 1.5
      expect dragging red
      move to green over 0.4s
      wait 0.5s
      release
      expect order blue black green red yellow
      """)
    let scaled = recording.turns.flatMap(\.calls).filter { $0.name == .scaled }
    #expect(scaled.map { $0["percent"] } == [150])
    #expect(try recording.failure(on: Playground.stage(), file: "zoom") == nil)
  }

  private static let defaults = [
    "--grid", "--appearance light", "--appearance system", "--language en", "--feel default",
  ]

  @Test("are all in the list of this test")
  func complete() {
    let names = Self.all.map { text in String(text.prefix { $0 != " " }) }
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(SceneArgument.all.map(\.name) == names)
  }

  @Test(
    "are refused with the values that they need",
    arguments: [
      ("--language", "--language needs one of en, ja, ko"),
      ("--language xx", "--language needs one of en, ja, ko"),
      ("--appearance blue", "--appearance needs one of light, dark, system"),
      ("--items many", "--items needs a number of items, such as --items 100"),
      ("--feel", "--feel needs one of default, ios, trello"),
      (
        "--item 7",
        "the scene board takes no argument '--item'; there are --bare, --follow, --items …, --grid, "
          + "--list, --flow, --masonry, --images …, --appearance …, --language …, --page …, --feel …, "
          + "--no-inspector"
      ),
    ])
  func refused(text: String, words: String) {
    #expect(expectErrors("scene board \(text)").contains(words))
  }

  @Test("are read from the header of a recording", arguments: [false, true])
  func header(isOn: Bool) throws {
    var options = PlaygroundOptions(isBare: true, followsTouches: isOn)
    options.isDark = isOn
    options.tuning.mouseLongPressLifts = true
    #expect(options.header.arguments.contains("dark") == isOn)
    #expect(try PlaygroundOptions(options.header, file: "a recording") == options)
    #expect(Playground(options).content.chrome.isDark == isOn)
  }
}
