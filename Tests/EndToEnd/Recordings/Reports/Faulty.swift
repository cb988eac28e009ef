import DragDrawing
import PlaygroundWorkbench
import RecordingTools

@testable import DragKit
@testable import DragModel
@testable import PlaygroundScenes

/// A playground with a mistake: dropped items land one place too far.
///
/// Its state is laid out as a sound one's, so a recording of a sound one can be played into it.
struct Faulty: PlaygroundWorld {
  private var playground: Playground

  init(_ playground: Playground) {
    self.playground = playground
  }

  mutating func start() -> Output { playground.start() }

  mutating func apply(_ event: InputEvent) -> Output {
    let output = playground.apply(event)
    var content = playground.content
    guard output.calls.contains(where: { $0["reason"] == "dropped" }),
      let red = content.colours.model.item(named: "red"),
      let place = content.colours.model.position(of: red)
    else { return output }
    content.pages[ColoursScene.self].model.move(
      [red], to: InsertionPlace("colours", Gap(place.offset + 2)))
    content.layOut()
    playground = Playground(
      content: content, interaction: playground.interaction, scale: playground.scale)
    return output
  }

  mutating func advance(to time: Microseconds) -> Output { playground.advance(to: time) }

  var hashes: StateHashes { playground.hashes }
  var isGestureLive: Bool { playground.isGestureLive }
  var now: Microseconds { playground.now }
  var nextWake: Microseconds? { playground.nextWake }
  var content: PlaygroundContent { playground.content }
  var interaction: Interaction { playground.interaction }
  func frame(reusing cache: FrameCache) -> DrawList { playground.frame(reusing: cache) }
}

extension Faulty: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { playground.encode(into: &writer) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read())
  }
}
