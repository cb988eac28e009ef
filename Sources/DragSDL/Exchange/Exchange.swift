internal import DragEvents
internal import DragGeometry

/// The exchange of drags and of the clipboard with other programs, by one display server.
protocol Exchange: AnyObject {
  var target: (any DropTarget)? { get }
  var source: (any DragSource)? { get }
  var clipboard: (any Clipboard)? { get }
  /// All parts that can wait for something, these three among them.
  var parts: [any ExchangePart] { get }
  /// The connections by which something arrives.
  var connections: [any EventSource] { get }
  /// Passes on what has arrived.
  func receive(at now: Microseconds)
}

/// A part of an exchange, which it advances in each turn of the loop.
protocol ExchangePart<Event>: AnyObject {
  associatedtype Event
  /// The events that were not taken.
  var events: [Event] { get set }
  /// The time at which the part has to be advanced even if nothing arrives.
  var deadline: Microseconds? { get }
  /// Whether something waits to be taken, or to be handled by ``advance(to:)``.
  var hasEvents: Bool { get }
  /// Handles what has arrived, and ends what has taken too long.
  func advance(to now: Microseconds)
}

extension ExchangePart {
  var hasEvents: Bool { !events.isEmpty }

  /// Returns the events since the last call.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }
}

/// The events of an exchange since the last turn.
struct ExchangeEvents {
  var incoming: [IncomingDragEvent] = []
  var outgoing: [OutgoingDragEvent] = []
  var pasted: [ClipboardContents] = []
}

extension Exchange {
  func receive(at now: Microseconds) {}

  /// The time at which the events have to be taken even if nothing arrives.
  var deadline: Microseconds? { parts.lazy.compactMap(\.deadline).min() }

  /// Whether events wait to be taken.
  var hasEvents: Bool { parts.contains { $0.hasEvents } }

  func takeEvents(at now: Microseconds) -> ExchangeEvents {
    receive(at: now)
    for part in parts { part.advance(to: now) }
    return ExchangeEvents(
      incoming: target?.takeEvents() ?? [], outgoing: source?.takeEvents() ?? [],
      pasted: clipboard?.takeEvents() ?? [])
  }
}
