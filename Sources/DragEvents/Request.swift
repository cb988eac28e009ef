public import DragCoding
public import DragGeometry

/// A request to the app, as part of an ``Output``.
public enum Request: Hashable, Sendable {
  /// Sends a message of the content to the app, which then performs it: saves a file, for example.
  case send(Message)
  /// Accepts typed text for an item in this frame, in window coordinates; `nil` stops accepting it.
  ///
  /// An input method shows its suggestions beside the frame.
  case acceptText(in: Rect?)
  /// Copies data to the clipboard, or asks for the data that was copied last.
  case clipboard(ClipboardRequest)
  /// Answers a drag from another program.
  case incomingDrag(IncomingDragReply)
  /// Offers the data of a drag to other programs.
  case outgoingDrag(OutgoingDragRequest)
  /// Shows the given mouse cursor.
  case showCursor(Cursor)
}

/// The appearance of the mouse cursor.
public enum Cursor: Int, Hashable, Sendable, CaseIterable {
  /// The default arrow.
  case arrow
  /// A pointing hand, for an item that can be pressed or lifted and has no cursor of its own.
  case hand
  /// Four arrows, during a drag by the mouse or a finger.
  ///
  /// Over a target that proposes the operation `forbidden`, the cursor is ``forbidden`` instead.
  case grabbing
  /// A prohibition sign, over a target that proposes `forbidden`; not shown in a drag by keyboard.
  case forbidden
  /// A vertical bar, over an item whose text is edited.
  case text
}

extension Cursor: CanonicalCodable {}

/// The calls and requests that result from an event, or from the passing of time.
public struct Output: Hashable, Sendable {
  /// The calls of handlers and the other actions of the engine, in order.
  public var calls: [Call]
  /// The requests to the app, in order.
  public var requests: [Request]

  /// Creates an output.
  public init(calls: [Call] = [], requests: [Request] = []) {
    (self.calls, self.requests) = (calls, requests)
  }

  /// Whether there are neither calls nor requests.
  public var isEmpty: Bool { calls.isEmpty && requests.isEmpty }

  /// Appends the calls and the requests of a later output.
  public mutating func append(_ other: Output) {
    if calls.isEmpty { calls = other.calls } else { calls += other.calls }
    if !other.requests.isEmpty { requests += other.requests }
  }
}
