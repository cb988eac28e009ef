import DragCoding
package import DragFrameIO
import DragGeometry

/// The calls of a run without their times, which are equal in two runs at different speeds.
///
/// A call that repeats the one before it, as a hover does for each motion, is left out. So are derived
/// calls, `springLoading`, `dropSessionDidEnd`, and `idle`, which is made when everything has settled.
///
/// ```swift
/// CallStory(recording.calls) == CallStory(replayed.calls)
/// ```
package struct CallStory: Hashable, Sendable {
  /// The calls, all at the time zero.
  package private(set) var calls: [Call] = []
  /// The indices of the calls among those from which the story was made.
  package private(set) var origins: [Int] = []

  /// Creates the story of some calls, in order.
  ///
  /// Without places, it does not depend on the size of the window.
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

  /// The number of calls with which both begin.
  package func countInCommon(with other: CallStory) -> Int {
    zip(calls, other.calls).prefix { $0 == $1 }.count
  }

  /// Whether a call is part of a story in which the last call is `last`.
  static func includes(_ call: Call, after last: Call?) -> Bool {
    !ignored.contains(call.name) && !(CallLog.repeating.contains(call.name) && call.repeats(last))
  }

  /// Calls that depend on the speed or on the window, or follow from others: of an item that springs open
  /// only `springLoaded` counts, since a faster drag does not make it flash, and `dropSessionDidEnd`
  /// follows from `dropEntered` and `dragEnded`.
  private static let ignored: Set = [
    "idle", "layout", "ready", "springLoading", "dropSessionDidEnd",
  ]
}

extension Call {
  /// Removes locations, and the items of a long container, of which those in the window are listed.
  fileprivate mutating func removePlaces() {
    let isPartial = name == "order" && self["hash"] != nil
    fields.removeAll { $0.name == "location" || isPartial && $0.name == "items" }
  }
}
