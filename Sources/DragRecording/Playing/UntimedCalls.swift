import DragCoding
package import DragEvents
import DragGeometry

/// The calls of a session without their times, to compare sessions of different speeds.
///
/// Left out are calls that depend on the speed, such as `idle`, and calls that follow from others, such as
/// `dropSessionDidEnd`. So is a call that equals the preceding one, if its name repeats.
package struct UntimedCalls: Hashable, Sendable {
  package private(set) var calls: [Call] = []
  /// For each of ``calls``, its index in all calls of the session.
  package private(set) var origins: [Int] = []

  /// Creates the untimed calls of a session from all of its calls, in order.
  ///
  /// Without `withPlaces`, what depends on the window is left out, too: locations and lists of visible items.
  package init(_ all: [Call], withPlaces: Bool = true) {
    for (index, call) in all.enumerated() {
      var call = call
      call.time = .zero
      if !withPlaces { call.removePlaces() }
      guard Self.includes(call, after: calls.last) else { continue }
      calls.append(call)
      origins.append(index)
    }
  }

  package func countInCommon(with other: UntimedCalls) -> Int {
    zip(calls, other.calls).prefix { $0 == $1 }.count
  }

  static func includes(_ call: Call, after last: Call?) -> Bool {
    !call.name.dependsOnSpeed && !(call.name.repeats && call.repeats(last))
  }

  /// Returns the names of calls that count where a later version replays a recording.
  package static func namesKnown(to recording: Recording) -> Set<Call.Name> {
    recording.turns.reduce(into: Call.Name.outcomes) { $0.formUnion($1.calls.map(\.name)) }
  }
}

extension [Call] {
  /// Returns the calls with some names; all calls if `names` is `nil`.
  package func named(in names: Set<Call.Name>?) -> [Call] {
    names.map { names in filter { names.contains($0.name) } } ?? self
  }
}

extension Call {
  fileprivate mutating func removePlaces() {
    let isPartial = name == .order && self["hash"] != nil
    fields.removeAll { $0.name == "location" || isPartial && $0.name == "items" }
  }
}
