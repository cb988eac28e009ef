public import DragCoding

/// A message between a program and its content: a name and bytes.
///
/// A message reaches the content as an event (``InputEvent/Kind/messageReceived(_:)``), so it is
/// recorded and replayed like a press. It reports something outside the content, such as a server's
/// answer. In the other direction, a handler returns ``Request/send(_:)``.
///
/// ```swift
/// Message("loaded", text: "milk, bread")
/// Message("moved", ["milk", "bread"])  // Any canonical value: message.value() returns it.
/// ```
public struct Message: Hashable, Sendable {
  /// The name, which selects the handler.
  public var name: String
  /// The contents, in a format on which the program and its content agree.
  public var bytes: [UInt8]

  /// Creates a message with a name and bytes.
  public init(_ name: String, bytes: [UInt8] = []) { (self.name, self.bytes) = (name, bytes) }

  /// Creates a message whose bytes are the UTF-8 code units of a text.
  public init(_ name: String, text: String) { self.init(name, bytes: Array(text.utf8)) }

  /// Creates a message whose bytes are the canonical bytes of a value.
  public init(_ name: String, _ value: some CanonicalCodable) {
    self.init(name, bytes: value.canonicalBytes)
  }

  /// The bytes as text; `nil` if they are not UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// Returns the value that the message's bytes encode; `nil` if they are not such a value.
  public func value<Value: CanonicalCodable>(of type: Value.Type = Value.self) -> Value? {
    try? Value(canonicalBytes: bytes)
  }
}
