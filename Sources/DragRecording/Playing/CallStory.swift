import DragCoding
package import DragFrameIO
import DragGeometry

/// The calls of a session that do not depend on its speed, without their times.
///
/// A call named in ``CallLog/repeating`` that equals the preceding call is left out.
///
/// ```swift
/// CallStory(recording.calls) == CallStory(replayed.calls)
/// ```
package struct CallStory: Hashable, Sendable {
  package private(set) var calls: [Call] = []
  /// For each of ``calls``, its index in the calls from which the story was made.
  package private(set) var origins: [Int] = []

  /// Creates a story; without places (locations, lists of visible items), it does not depend on the window.
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

  package func countInCommon(with other: CallStory) -> Int {
    zip(calls, other.calls).prefix { $0 == $1 }.count
  }

  static func includes(_ call: Call, after last: Call?) -> Bool {
    !ignored.contains(call.name) && !(CallLog.repeating.contains(call.name) && call.repeats(last))
  }

  private static let ignored: Set = [
    "idle", "layout", "ready", "springLoading", "dropSessionDidEnd",
  ]
}

extension Call {
  fileprivate mutating func removePlaces() {
    let isPartial = name == "order" && self["hash"] != nil
    fields.removeAll { $0.name == "location" || isPartial && $0.name == "items" }
  }
}
