import DragFrameIO
import DragGeometry
import DragRecording

extension FilmStrip.Moment {
  /// The state of the session, where it is known to be another than the replay's.
  public var expectedState: World? {
    switch expected {
    case .recorded(let world), .derived(let world, _): world
    case .same, .undisputed, .unknown: nil
    }
  }

  /// `true` where the recording tells something of the session's state.
  var isKnown: Bool { if case .unknown = expected { false } else { true } }

  /// What a player has come to by a time.
  init(
    of player: Player<World>, at time: Microseconds, line: Int, _ offset: Int
  ) {
    (self.offset, self.line, self.time) = (offset, line, time)
    (actual, expected) = (player.world.advanced(to: time), .unknown)
    pointers = player.pointers
  }

  /// What a player comes to where a difference was found behind the line that it has played.
  init(of player: Player<World>, at divergence: Divergence<World>) {
    var player = player
    player.advance(to: divergence.time)
    self.init(of: player, at: divergence.time, line: divergence.line, 0)
  }
}
