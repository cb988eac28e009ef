import DragKit
import DragRecording
import PlaygroundScenes
import PlaygroundWorkbench
import Support
import Testing

@Suite("The layout of the state")
struct StateLayoutTests {
  private let midDrag: PlaygroundDriver = {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue")
    return table
  }()

  /// Where this fails, other things are stored than before: take the new number, and give
  /// `PlaygroundOptions.stateLayout` another name, so that older recordings are held to their calls
  /// and not to hashes that cannot be the same.
  @Test("is that of its name")
  func isNamed() {
    let fields = Set(StateDescription(of: midDrag.playground).paths.map(Self.withoutPlace))
    #expect(PlaygroundOptions.stateLayout == "1")
    #expect(
      StableHash.of(Array(fields.sorted().joined(separator: "\n").utf8))
        == 6_560_553_212_427_788_116)
  }

  @Test("keeps everything: a world read back from its bytes is the same world")
  func keepsEverything() throws {
    let copy = try Playground(canonicalBytes: midDrag.playground.canonicalBytes)
    #expect(copy == midDrag.playground)
  }

  /// The way to a field, without its value and without the places in the arrays on the way.
  private static func withoutPlace(_ path: String) -> String {
    path.prefix { $0 != ":" }.split(separator: "[").map { part in
      part.drop { $0.isNumber }.drop { $0 == "]" }
    }.joined()
  }
}
