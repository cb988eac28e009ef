import DragCoding
import DragEvents
import DragGeometry

/// Compares the calls of a recording and of its replay.
///
/// If the required tiers include ``Tier/order`` without ``Tier/calls``, only the last order of each
/// container is compared. `ahead` are calls of a copy of the world. The copy was advanced to the
/// end of a recorded turn. The world itself makes the same calls later.
struct CallComparison {
  private let tiers: ComparedTiers
  /// The names of calls that count, if another version made the recording; else `nil`.
  private let knownNames: Set<Call.Name>?
  private var expected = CallStream()
  private var made = CallStream()
  private var settled: [Call] = []
  private static let shownBefore = 2

  init(_ tiers: ComparedTiers, with recording: Recording) {
    self.tiers = tiers
    knownNames = tiers.isSameLayout ? nil : UntimedCalls.namesKnown(to: recording)
  }

  mutating func expect(_ calls: [Call]) { expected.append(calls, tiers) }

  mutating func make(_ calls: [Call]) { made.append(calls.named(in: knownNames), tiers) }

  func calls(ahead: [Call] = []) -> Pair<[Call]> {
    let before = tiers.comparesTimes ? [] : settled
    return Pair(expected: before + expected.calls, actual: before + made.calls + ahead)
  }

  /// Returns whether the calls differ.
  ///
  /// If times are not compared, one side may have more calls than the other, until `isLast`.
  func differs(ahead: [Call], isLast: Bool) -> Bool {
    guard !tiers.comparesTimes else {
      return !expected.calls.areEqual(to: ahead.isEmpty ? made.calls : made.calls + ahead)
    }
    let isShort = isLast && expected.calls.count != made.calls.count
    return isShort || zip(expected.calls, made.calls).contains { !$0.repeats($1) }
  }

  /// Removes the calls that both sides have.
  ///
  /// Call this only after ``differs(ahead:isLast:)`` returned `false`.
  mutating func settle() {
    let count = min(expected.calls.count, made.calls.count)
    guard count > 0 else { return }
    if !tiers.comparesTimes {
      settled = (settled + made.calls.prefix(count)).suffix(Self.shownBefore)
    }
    expected.calls.removeFirst(count)
    made.calls.removeFirst(count)
  }

  func orderDifference(from start: (String) -> [String]?) -> Pair<[Call]> {
    var pair = Pair<[Call]>(expected: [], actual: [])
    for container in Set(expected.orders.keys).union(made.orders.keys).sorted() {
      let first = start(container).map { Call(orderOf: container, $0) }
      let (left, right) = (expected.orders[container] ?? first, made.orders[container] ?? first)
      guard left?.comparableOrder != right?.comparableOrder else { continue }
      pair.expected += [left].compactMap(\.self)
      pair.actual += [right].compactMap(\.self)
    }
    return pair
  }
}

private struct CallStream {
  var calls: [Call] = []
  private(set) var orders: [String: Call] = [:]
  private var last: Call?

  mutating func append(_ more: [Call], _ tiers: ComparedTiers) {
    if tiers.comparesTimes { return calls += more }
    for call in more {
      if tiers.comparesCalls, UntimedCalls.includes(call, after: last) {
        calls.append(call)
        last = call
      } else if tiers.comparesOrder, call.name == .order {
        if let container = call["container"]?.string { orders[container] = call }
      }
    }
  }
}

extension [Call] {
  /// Returns the same as `==`, which takes four times as long, since it copies every field.
  fileprivate func areEqual(to others: [Call]) -> Bool {
    count == others.count
      && indices.allSatisfy { index in
        self[index].time == others[index].time && self[index].name == others[index].name
          && self[index].fields.areEqual(to: others[index].fields)
      }
  }
}

extension [JSONField] {
  fileprivate func areEqual(to others: [JSONField]) -> Bool {
    count == others.count
      && indices.allSatisfy { index in
        self[index].name == others[index].name && self[index].value == others[index].value
      }
  }
}

extension Call {
  fileprivate init(orderOf container: String, _ names: [String]) {
    self.init(at: .zero, .order, ["container": .string(container), "items": .strings(names)])
  }

  fileprivate var comparableOrder: [JSONField] {
    self["hash"] == nil ? fields : fields.filter { $0.name != "items" }
  }
}

struct ComparedTiers {
  let isSameLayout: Bool
  let comparesCalls: Bool
  let comparesTimes: Bool
  /// Whether only the last order of each container is compared, and not every call.
  let comparesOrder: Bool
  let comparesHashes: Bool
  /// Whether the hash of the content alone is compared, at the end of each gesture and of the
  /// recording.
  let comparesModel: Bool
  let comparesFrames: Bool

  init(_ tiers: [Tier]?, isSameLayout: Bool) {
    let tiers = tiers ?? Tier.allCases
    self.isSameLayout = isSameLayout
    comparesCalls = tiers.contains(.calls)
    comparesOrder = tiers.contains(.order) && !comparesCalls
    comparesHashes = tiers.contains(.hashes) && isSameLayout
    comparesTimes = comparesCalls && comparesHashes
    comparesModel = tiers.contains(.model) && isSameLayout && !comparesHashes
    comparesFrames = tiers.contains(.frames)
  }
}
