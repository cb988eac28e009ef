internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import DragKitRecording
internal import DragRecording
internal import DragSDL
internal import RecordingTools

/// A content with its user, in a session that can be recorded.
struct LiveProgram<Content: InteractiveContent & Equatable & CanonicalCodable, Drawing>: Program {
  var session: LiveSession<InteractionWorld<Content>>
  let draw: (ProgramFrame<Content>) -> Drawing
  let perform: (Message) -> Void

  mutating func turn(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let hover = session.world.interaction.hover
    let canChange = session.world.interaction.greatestChange(by: events) != nil
    let output = session.turn(events, until: now)
    // Without a frame of its own for what is carried, all is drawn.
    let isChanged =
      canChange || output.reportsChange || hover != session.world.interaction.hover
    return LoopTurn(
      output.requests, change: isChanged ? .content : nil, nextWake: session.nextWake)
  }

  func draw(_ size: Size, animated: Bool) -> Drawing {
    draw(ProgramFrame(of: session.world, size: size))
  }

  func receive(_ message: Message) { perform(message) }
}

/// A program that replays a recording at its own speed, and compares the result.
struct ReplayProgram<Content: InteractiveContent & Equatable & CanonicalCodable, Drawing>: Program {
  var player: Player<InteractionWorld<Content>>
  let draw: (ProgramFrame<Content>) -> Drawing
  private var end: Microseconds?

  /// The time for which the end stays visible.
  private static var rest: Microseconds { .milliseconds(700) }

  init(
    _ player: Player<InteractionWorld<Content>>, draw: @escaping (ProgramFrame<Content>) -> Drawing
  ) {
    (self.player, self.draw) = (player, draw)
  }

  mutating func turn(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let start = player.recording.header.start
    let output = player.advance(to: start + now)
    if player.isAtEnd, end == nil { end = now + Self.rest }
    return LoopTurn(
      [], change: output.calls.isEmpty && events.isEmpty ? .animation : .content,
      nextWake: end ?? player.position - start + .milliseconds(4),
      isFinished: end.map { now >= $0 } ?? false)
  }

  func draw(_ size: Size, animated: Bool) -> Drawing {
    draw(ProgramFrame(of: player.world, size: size))
  }
}
