package import DragKit

/// Which parts of the diagram are on, and since when the timer has waited to go out.
package struct Signals: Hashable, Sendable {
  private var on = [Bool](repeating: false, count: DiagramNode.allCases.count)
  /// What the timer does when nothing feeds it.
  package private(set) var delay = Delay.none

  /// How long the timer stays on when nothing feeds it any more.
  package static let offDelay = Microseconds.seconds(3)

  /// What keeps the timer on that nothing feeds.
  package enum Delay: Hashable, Sendable {
    /// Nothing: it is fed, or off.
    case none
    /// The delay, which starts with the next moment.
    case pending
    /// The delay, until a moment.
    case running(until: Microseconds)
  }

  /// Everything is off.
  package init() {}

  /// Whether a part is on.
  package internal(set) subscript(node: DiagramNode) -> Bool {
    get { on[node.rawValue] }
    set { on[node.rawValue] = newValue }
  }

  /// When the timer goes out, if nothing feeds it until then; one that is pending is due at once.
  var deadline: Microseconds? {
    switch delay {
    case .none: nil
    case .pending: .zero
    case .running(let end): end
    }
  }

  /// Whether the timer is on for a while yet, even if nothing feeds it from now on.
  func isDelayed(at now: Microseconds?) -> Bool {
    guard self[.timer] else { return false }
    guard case .running(let end) = delay, let now else { return true }
    return now < end
  }

  /// Lets the delay start where nothing feeds the timer any more, and end where something does.
  mutating func settleDelay(isFed: Bool, at now: Microseconds?) {
    guard self[.timer], !isFed else { return delay = .none }
    if case .running = delay { return }
    delay = now.map { .running(until: $0 + Self.offDelay) } ?? .pending
  }

  /// Lets the delay end that much earlier.
  mutating func setBack(by time: Microseconds) {
    guard case .running(let end) = delay else { return }
    delay = .running(until: max(end - time, .zero))
  }

  /// Whether a circuit keeps these signals as they are.
  func areAtRest(in circuit: Circuit) -> Bool {
    circuit.evaluate(from: self, at: nil) == self
  }
}

extension Signals: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(on, delay)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (on, delay) = try reader.read()
    guard on.count == DiagramNode.allCases.count else { throw reader.invalid("signals") }
  }
}

extension Signals.Delay: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .none: writer.write(tag: 0)
    case .pending: writer.write(tag: 1)
    case .running(let end): writer.write(tag: 2, end)
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .none
    case 1: self = .pending
    case 2: self = .running(until: try reader.read())
    default: throw reader.invalid("delay")
    }
  }
}
