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
