import DragGeometry
import PlaygroundWorkbench
import RecordingTools
import Testing

/// The recordings of the folder in smaller windows, where other things are visible.
@Suite("In a smaller window, a recording of the folder")
struct OtherWindowTests {
  private static let small = Size(width: 700, height: 600)
  private static let medium = Size(width: 900, height: 700)

  /// The things that a session does not find there, as messages: usually a switch that has no room.
  private static let missing: [Size: [String: String]] = [
    small: [
      "board-auto-scroll": "gesture 1 (drag item-8): the pointer is not over item-13",
      "board-finger-scroll": "gesture 2 (drag item-33): the pointer is not over item-34",
      "catch-in-flight": "gesture 1 (tap slow-motion): slow-motion is not visible in chrome",
      "dark-and-language": "gesture 1 (tap appearance): appearance is not visible in chrome",
      "drop-outside": "gesture 1 (drag red): the pointer is not over blue",
      "finger-cancel-strip": "gesture 1 (drag red): the pointer is not over green",
      "follow-fling": "gesture 1 (tap fling): fling is not visible in chrome",
      "follow-long-press":
        "gesture 1 (tap with-long-press): with-long-press is not visible in chrome",
      "long-press": "gesture 1 (tap long-press): long-press is not visible in chrome",
      "second-finger-in-drag": "gesture 2 (tap appearance): appearance is not visible in chrome",
      "slow-motion": "gesture 1 (tap slow-motion): slow-motion is not visible in chrome",
    ],
    medium: [
      "catch-in-flight": "gesture 1 (tap slow-motion): slow-motion is not visible in chrome",
      "follow-fling": "gesture 1 (tap fling): fling is not visible in chrome",
      "follow-long-press":
        "gesture 1 (tap with-long-press): with-long-press is not visible in chrome",
      "long-press": "gesture 1 (tap long-press): long-press is not visible in chrome",
      "slow-motion": "gesture 1 (tap slow-motion): slow-motion is not visible in chrome",
      "finger-cancel-strip": "gesture 1 (drag red): the pointer is not over green",
      "resize-in-drag": "gesture 1 (drag red): the pointer is not over blue",
    ],
  ]

  /// The sessions that make other calls there, because of what is on the path or how long the rows are: what the
  /// recorded and the actual line of the first one hold.
  private static let others: [Size: [String: (expected: String, actual: String)]] = [
    small: [
      // An arrow down advances by the tiles of a row.
      "keyboard-board": (#""focused","item":"item-7""#, #""focused","item":"item-8""#),
      // The tile is released elsewhere to come to stand where it did.
      "two-fingers-follow": (
        #""touchesEnded","item":"yellow""#, #""touchesMoved","item":"yellow""#
      ),
    ],
    medium: ["keyboard-board": (#""focused","item":"item-7""#, #""focused","item":"item-8""#)],
  ]

  @Test("is in the folder for each expectation")
  func names() {
    let names = Set(KeptRecording.all.map(\.name))
    for expected in Self.missing.values { #expect(Set(expected.keys).isSubset(of: names)) }
    for expected in Self.others.values { #expect(Set(expected.keys).isSubset(of: names)) }
  }

  @Test(
    "reproduces the orders, calls and models, or reports what is not visible",
    arguments: KeptRecording.all, [small, medium])
  func comes(_ kept: KeptRecording, window: Size) throws {
    let recording = try Recording(contentsOf: kept.path)
    switch try recording.retargeted(to: window, file: kept.name).outcome {
    case .same:
      #expect(Self.missing[window]?[kept.name] == nil && Self.others[window]?[kept.name] == nil)
    case .impossible(let error):
      let words = try #require(Self.missing[window]?[kept.name], "\(error)")
      #expect(error.description.hasPrefix(words))
    case .different(let difference):
      let other = try #require(Self.others[window]?[kept.name], "\(difference)")
      #expect(difference.tier == .calls, "\(difference)")
      #expect(difference.expected.contains(other.expected), "\(difference)")
      #expect(difference.actual.contains(other.actual), "\(difference)")
    }
  }
}
