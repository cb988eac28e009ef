import DragTesting
import Foundation
import Testing

@Suite("A picture that a test expects")
struct ExpectLooksTests {
  private let stage = ScriptStage<InteractionWorld<Errands>>.errands()
  private let lifted = Script([.press("milk", hold: .milliseconds(600)), .wait(.seconds(1))])

  private static var isComparison: Bool { getenv("DRAGPLAY_UPDATE") == nil }

  /// A small picture of a list: each row in a grey of its own, 10 pixels wide.
  private func draw(_ world: InteractionWorld<Errands>) -> Picture {
    var rgba = [UInt8](repeating: 255, count: 32 * 48 * 4)
    for landmark in world.seenLandmarks where landmark.id.container == "to-do" {
      let (top, name) = (landmark.frame.minY.pixels / 10, landmark.id.name)
      for y in max(top, 0)..<min(top + 4, 48) where y >= 0 {
        for x in 0..<32 {
          for channel in 0..<3 { rgba[(y * 32 + x) * 4 + channel] = UInt8(name.utf8.count * 20) }
        }
      }
    }
    guard let picture = Picture(width: 32, height: 48, rgba: rgba) else {
      preconditionFailure("the bytes are those of 32 × 48 pixels")
    }
    return picture
  }

  @Test("passes if it equals the file beside the test's source")
  func passes() { expectLooks("milk-lifted.png", after: lifted, on: stage, drawing: draw) }

  @Test(
    "fails at the line of the call, with the number of pixels that differ",
    .enabled(if: isComparison))
  func fails() {
    let other = Script([.drag("milk", to: "letter")])
    let start = "milk-lifted.png: 384 pixels differ, by ΔE "
    let end = "at most, the first at 0,0\n  if that is meant: DRAGPLAY_UPDATE=failing swift test"
    expectFailure({ $0.hasPrefix(start) && $0.contains(end) }) {
      expectLooks("milk-lifted.png", after: other, on: stage, drawing: draw)
    }
  }

  @Test("fails if there is no file", .enabled(if: isComparison))
  func missing() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    let words = "none.png: the picture does not exist; DRAGPLAY_UPDATE=failing makes it"
    expectFailure({ $0 == words }) {
      expectLooks("none.png", picture)
    }
  }

  @Test("is in the page of a failure, once for each state")
  func page() throws {
    let recording = try Script([.drag("milk", to: "letter")]).compile(on: stage)
    let wrong = ScriptStage.errands(isWrong: true)
    let report = try #require(try recording.failure(on: wrong, file: "reorder.dndrec"))
    let page = report.page(drawing: draw)
    #expect(page.contains("\"expected\":"))
    #expect(page.ranges(of: "data:image/png;base64,").count > 3)
    #expect(!report.page().contains("data:image/png;base64,"))
  }
}
