package import DragEvents
package import DragKit
package import DragKitRecording
internal import DragRecording
internal import RecordingTools

/// A client whose frames show a content.
package protocol ContentClient<Content>: LoopClient {
  associatedtype Content: InteractiveContent & Equatable & CanonicalCodable
  var world: InteractionWorld<Content> { get }
}

/// A program with its user, in a session that can be recorded.
package struct ProgramClient<Content: InteractiveContent & Equatable & CanonicalCodable>:
  ContentClient
{
  private(set) var session: LiveSession<InteractionWorld<Content>>
  private let perform: (Message, MessageQueue) -> Void
  private var messages: MessageQueue?

  init(
    _ session: LiveSession<InteractionWorld<Content>>,
    onMessage perform: @escaping (Message, MessageQueue) -> Void
  ) {
    (self.session, self.perform) = (session, perform)
  }

  package var world: InteractionWorld<Content> { session.world }

  package mutating func begin(_ messages: MessageQueue) { self.messages = messages }

  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let hover = session.world.interaction.hover
    let canChange = session.world.interaction.greatestChange(by: events) != nil
    let output = session.turn(events, until: now)
    // Without a frame of its own for what is carried, all is drawn.
    let isChanged =
      canChange || output.reportsChange || hover != session.world.interaction.hover
    return LoopTurn(
      output.requests, change: isChanged ? .content : nil, nextWake: session.nextWake)
  }

  package mutating func receive(_ message: Message) {
    if let messages { perform(message, messages) }
  }

  package mutating func close() { session.stopRecording() }
}

/// A recording that is replayed at its own speed, and compared.
package struct ReplayClient<Content: InteractiveContent & Equatable & CanonicalCodable>:
  ContentClient
{
  private(set) var player: Player<InteractionWorld<Content>>
  private var end: Microseconds?

  /// The time for which the end stays visible.
  private static var rest: Microseconds { .milliseconds(700) }

  init(_ player: Player<InteractionWorld<Content>>) { self.player = player }

  package var world: InteractionWorld<Content> { player.world }

  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    let start = player.recording.header.start
    let output = player.advance(to: start + now)
    if player.isAtEnd, end == nil { end = now + Self.rest }
    return LoopTurn(
      [], change: output.calls.isEmpty && events.isEmpty ? .animation : .content,
      nextWake: end ?? player.position - start + .milliseconds(4),
      isFinished: end.map { now >= $0 } ?? false)
  }

  package mutating func close() {}
}
