package import DragFrameIO
package import DragGeometry
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
  package private(set) var change: FrameChange? = .content

  init(
    _ session: LiveSession<InteractionWorld<Content>>,
    onMessage perform: @escaping (Message, MessageQueue) -> Void
  ) {
    (self.session, self.perform) = (session, perform)
  }

  package var world: InteractionWorld<Content> { session.world }

  package mutating func begin(_ messages: MessageQueue) { self.messages = messages }

  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    let hover = world.interaction.hover
    change = world.interaction.greatestChange(by: events)
    let output = session.turn(events, until: now)
    // Without a frame of its own for what is carried, all is drawn.
    if change != nil || output.reportsChange || hover != world.interaction.hover {
      change = .content
    }
    return output.requests
  }

  package mutating func receive(_ message: Message) {
    if let messages { perform(message, messages) }
  }

  package var nextWake: Microseconds? { session.nextWake }

  package var isFinished: Bool { false }

  package mutating func close() { session.stopRecording() }
}

/// A recording that is replayed at its own speed, and compared.
package struct ReplayClient<Content: InteractiveContent & Equatable & CanonicalCodable>:
  ContentClient
{
  private(set) var player: Player<InteractionWorld<Content>>
  private var end: Microseconds?
  package private(set) var change: FrameChange? = .content

  /// The time for which the end stays visible.
  private static var rest: Microseconds { .milliseconds(700) }

  init(_ player: Player<InteractionWorld<Content>>) { self.player = player }

  package var world: InteractionWorld<Content> { player.world }

  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    let output = player.advance(to: player.recording.header.start + now)
    change = output.calls.isEmpty && events.isEmpty ? .animation : .content
    if player.isAtEnd, end == nil { end = now + Self.rest }
    if let end, now >= end { isFinished = true }
    return []
  }

  package var nextWake: Microseconds? {
    end ?? player.position - player.recording.header.start + .milliseconds(4)
  }

  package private(set) var isFinished = false

  package mutating func close() {}
}
