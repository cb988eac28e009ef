import DragCoding
import DragFrameIO
import DragGeometry

/// Compares the last orders in a recording with those of a replay.
struct OrderComparison {
  private var expected: [String: Call] = [:]
  private var made: [String: Call] = [:]

  /// Appends recorded calls.
  mutating func expect(_ calls: [Call]) { Self.note(calls, in: &expected) }

  /// Appends calls of the world.
  mutating func make(_ calls: [Call]) { Self.note(calls, in: &made) }

  private static func note(_ calls: [Call], in orders: inout [String: Call]) {
    for call in calls where call.name == "order" {
      guard let container = call["container"]?.string else { continue }
      orders[container] = call
    }
  }

  /// The last orders of the containers in which they differ, by the names of the containers; `start`
  /// returns the initial order, for a container that only one of them reported.
  func difference(from start: (String) -> [String]?) -> Pair<[Call]> {
    var pair = Pair<[Call]>(expected: [], actual: [])
    for container in Set(expected.keys).union(made.keys).sorted() {
      let first = start(container).map { Call(orderOf: container, $0) }
      let (left, right) = (expected[container] ?? first, made[container] ?? first)
      guard left?.comparableOrder != right?.comparableOrder else { continue }
      pair.expected += [left].compactMap(\.self)
      pair.actual += [right].compactMap(\.self)
    }
    return pair
  }
}

extension Call {
  fileprivate init(orderOf container: String, _ names: [String]) {
    self.init(at: .zero, "order", ["container": .string(container), "items": .strings(names)])
  }

  /// The count and the hash of a long container, of which only the visible items are listed.
  fileprivate var comparableOrder: [JSONField] {
    self["hash"] == nil ? fields : fields.filter { $0.name != "items" }
  }
}
