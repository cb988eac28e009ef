internal import DragKit

/// The parts of the diagram that are on, and the delay of the timer.
struct Signals: Hashable, Sendable {
  private var on = [Bool](repeating: false, count: DiagramNode.allCases.count)
  private(set) var delay = Delay.none

  static let offDelay = Microseconds.seconds(3)

  enum Delay: Hashable, Sendable {
    case none
    /// The delay starts at the next known time, because its cause, such as an undo, has no time.
    case pending
    case running(until: Microseconds)
  }

  subscript(node: DiagramNode) -> Bool {
    get { on[node.rawValue] }
    set { on[node.rawValue] = newValue }
  }

  var deadline: Microseconds? {
    switch delay {
    case .none: nil
    case .pending: .zero
    case .running(let end): end
    }
  }

  func isDelayed(at now: Microseconds?) -> Bool {
    guard self[.timer] else { return false }
    guard case .running(let end) = delay, let now else { return true }
    return now < end
  }

  mutating func settleDelay(isFed: Bool, at now: Microseconds?) {
    guard self[.timer], !isFed else { return delay = .none }
    if case .running = delay { return }
    delay = now.map { .running(until: $0 + Self.offDelay) } ?? .pending
  }

  mutating func moveDelay(earlierBy time: Microseconds) {
    if case .running(let end) = delay { delay = .running(until: max(end - time, .zero)) }
  }
}

extension Signals: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(on, delay) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (on, delay) = try reader.read()
    guard on.count == DiagramNode.allCases.count else { throw reader.invalid("signals") }
  }
}

extension Signals.Delay: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .none: writer.write(tag: 0)
    case .pending: writer.write(tag: 1)
    case .running(let end): writer.write(tag: 2, end)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .none
    case 1: self = .pending
    case 2: self = .running(until: try reader.read())
    default: throw reader.invalid("delay")
    }
  }
}
