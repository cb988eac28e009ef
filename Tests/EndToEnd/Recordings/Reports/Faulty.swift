import DragDrawing
import PlaygroundWorkbench
import RecordingTools

@testable import DragKit
@testable import DragModel
@testable import PlaygroundScenes

/// A mistake that could be made in one part of the playground.
protocol Mistake: Sendable {
  /// The part in which it shows first.
  static var subsystem: String { get }

  /// An event as the playground takes it in.
  static func corrupted(_ event: InputEvent.Kind, in playground: Playground) -> InputEvent.Kind

  /// Changes the playground after an event.
  static func corrupt(_ playground: inout Playground, after output: Output, motions: Int)
}

extension Mistake {
  static func corrupted(_ event: InputEvent.Kind, in playground: Playground) -> InputEvent.Kind {
    event
  }

  static func corrupt(_ playground: inout Playground, after output: Output, motions: Int) {}
}

/// Dropped items land one place too far.
enum DropsTooFar: Mistake {
  static let subsystem = "model"

  static func corrupt(_ playground: inout Playground, after output: Output, motions: Int) {
    var content = playground.content
    guard output.calls.contains(where: { $0["reason"] == "dropped" }),
      let red = content.colours.model.item(named: "red"),
      let place = content.colours.model.position(of: red)
    else { return }
    content.pages[ColoursScene.self].model.move(
      [red], to: InsertionPlace("colours", Gap(place.offset + 2)))
    content.layOut()
    playground = Playground(
      content: content, interaction: playground.interaction, scale: playground.scale)
  }
}

/// The dragged item hangs below the pointer.
enum HangsLow: Mistake {
  static let subsystem = "gestures"

  static func corrupted(_ event: InputEvent.Kind, in playground: Playground) -> InputEvent.Kind {
    guard case .pointerMoved(let id, let point, isDown: true) = event,
      playground.interaction.session != nil
    else { return event }
    return .pointerMoved(id, to: point + Vector(dx: 0, dy: 12), isDown: true)
  }
}

/// Neighbours that make room jump aside at first.
enum Jumps: Mistake {
  static let subsystem = "motion"

  static func corrupt(_ playground: inout Playground, after output: Output, motions: Int) {
    var interaction = playground.interaction
    let displacements = interaction.screen.motion.displacements
    guard displacements.count > motions else { return }
    for item in displacements.map(\.item) {
      interaction.screen.motion.shift(item, by: Vector(dx: 30, dy: 0))
    }
    playground = Playground(
      content: playground.content, interaction: interaction, scale: playground.scale)
  }
}

/// A playground with a mistake, whose state is laid out as a sound one's: a recording of a sound one can
/// be played into it.
struct Faulty<Bug: Mistake>: PlaygroundWorld {
  private var playground: Playground

  init(_ playground: Playground) {
    self.playground = playground
  }

  mutating func start() -> Output { playground.start() }

  mutating func apply(_ event: InputEvent) -> Output {
    var output = playground.advance(to: event.time)
    let motions = playground.interaction.screen.motion.displacements.count
    let kind = Bug.corrupted(event.kind, in: playground)
    output.append(playground.apply(InputEvent(time: event.time, kind)))
    Bug.corrupt(&playground, after: output, motions: motions)
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
