/// What comes out of the world for one event, or for the passing of time.
public struct Output: Hashable, Sendable {
  /// The calls that were made, in order.
  public var calls: [Call]
  /// What the world asks of the outside, in order.
  public var requests: [Request]

  /// Creates an output.
  public init(calls: [Call] = [], requests: [Request] = []) {
    self.calls = calls
    self.requests = requests
  }

  /// `true` where nothing came out.
  public var isEmpty: Bool { calls.isEmpty && requests.isEmpty }

  /// Adds what came out later.
  public mutating func append(_ other: Output) {
    if calls.isEmpty { calls = other.calls } else { calls += other.calls }
    if !other.requests.isEmpty { requests += other.requests }
  }
}
