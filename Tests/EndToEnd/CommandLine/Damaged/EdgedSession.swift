import DragCoding
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support

/// The states of a generated session, mostly in the middle of gestures, of which recordings are made whose first state
/// has numbers at the edges of 64 bits.
///
/// The checksum of such a state is right, as anyone can compute it.
struct EdgedSession {
  let number: Int
  /// For each state, a recording that begins there, with the next events of the session.
  private let parts: [Recording]

  init(number: Int) throws {
    self.number = number
    let scene = SceneID.allCases[number % SceneID.allCases.count]
    let session = SessionGenerator.session(for: CaseKey(seed: 1, scene: scene, number: number))
    var world = Playground(session.options)
    _ = world.start()
    let stride = max(session.events.count / 8, 1)
    var parts: [Recording] = []
    for (index, event) in session.events.enumerated() {
      if index % stride == stride / 2 {
        let turns = session.events[index...].prefix(24).map {
          Recording.Entry.pump(Pump(time: max($0.time, world.now), events: [$0]))
        }
        parts.append(Recording(header: world.headerFromHere, entries: turns))
      }
      _ = world.apply(event)
    }
    self.parts = parts
  }

  /// The bytes of a recording whose first state has one to three other numbers.
  func edged(using generator: inout SeededGenerator) throws -> [UInt8] {
    var recording = generator.any(of: parts)
    guard case .state(var state) = recording.header.state else { return [] }
    for _ in 0..<generator.any(of: [1, 1, 1, 2, 3]) {
      Self.replaceNumber(in: &state, using: &generator)
    }
    recording.header.state = .state(state)
    return try recording.bytes
  }

  private static func replaceNumber(
    in state: inout [UInt8], using generator: inout SeededGenerator
  ) {
    // Numbers have variable lengths; one byte can also be a letter or the case of an enumeration.
    let starts = state.indices.filter { $0 == 0 || state[$0 - 1] < 0x80 }
    let long = starts.filter { state[$0] >= 0x80 }
    let places = long.isEmpty || Bool.random(using: &generator) ? starts : long
    let start = generator.any(of: places)
    let end = state[start...].firstIndex { $0 < 0x80 } ?? state.endIndex - 1
    state.replaceSubrange(start...end, with: generator.any(of: edges))
  }

  /// The bytes of powers of two, up to the largest, and of their neighbours, with both signs.
  private static let edges = [0, 7, 16, 22, 30, 31, 32, 38, 40, 47, 53, 60, 61, 62, 63].flatMap {
    let power = $0 == 63 ? Int64.max : 1 << Int64($0)
    return [power - 1, power, -power, -power - 1].map(\.canonicalBytes)
  }
}
