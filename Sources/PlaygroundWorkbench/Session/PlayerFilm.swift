package import DragDrawing
internal import DragEvents
package import PlaygroundScenes
package import RecordingTools

/// The frames of a window in which a recording is played, and whose player the pointers of another recording use.
///
/// The other recording, of the hand, decides the times, and its pointers are drawn; its own content is invisible.
package struct PlayerFilm: FilmSource {
  private var hand: Film
  private var session: Session
  /// The events of the hand that have not happened yet.
  private var events: ArraySlice<InputEvent>

  package init(
    _ recording: Recording, file: String, by hand: Recording, file handFile: String
  ) throws(FileError) {
    self.hand = try Film(hand, file: handFile)
    var playback = try Playback(recording, file: file, speed: .one, at: .zero)
    playback.closesAtEnd = false
    session = Session(
      playing: playback,
      Session.Environment(
        trace: { _ in },
        newRecordingPath: { () throws(FileError) in throw FileError(file: file, .exists) }))
    events = hand.pumps.flatMap(\.events)[...]
  }

  package var size: Size { hand.size }

  package var world: Playground { session.seen }

  package mutating func advance(to moment: Microseconds) {
    hand.advance(to: moment)
    let due = events.prefix { $0.time <= moment }
    events = events.dropFirst(due.count)
    for event in due { _ = session.pump([event], until: event.time) }
    _ = session.pump([], until: moment)
  }

  package func frame() -> DrawList { session.frame() }

  package func overlay() -> DrawList {
    var operations = session.overlay()?.operations ?? []
    operations += hand.pointers()
    return DrawList(background: .clear, operations: operations)
  }
}
