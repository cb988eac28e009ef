import DragCoding
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support

extension Recording {
  /// The next events of the session after some turn, in a recording whose first state has numbers at the edges of 64 bits.
  ///
  /// The checksum of such a state is right, as anyone can compute it.
  func edged(using generator: inout SeededGenerator) throws -> Recording {
    let turn = generator.any(of: Array(turns.indices))
    var player = try Player.of(self, file: "sound").player
    player.advance(to: turns[turn].time)
    var header = player.world.headerFromHere
    guard case .state(var state) = header.state else { throw Failure("the header has no state") }
    for _ in 0..<generator.any(of: [1, 1, 1, 2, 3]) {
      Self.replaceNumber(in: &state, using: &generator)
    }
    header.state = .state(state)
    let next = turns[(turn + 1)...].prefix(24)
    return Recording(
      header: header, entries: next.map { .turn(Turn(time: $0.time, events: $0.events)) })
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
