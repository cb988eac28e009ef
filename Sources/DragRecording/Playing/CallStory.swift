import DragCoding
package import DragFrameIO
import DragGeometry

/// The calls of a session without their times, to be compared with those at another speed.
///
/// A call of ``CallLog/repeating`` that equals the one before it is left out, and so are calls that
/// depend on the speed or the window or follow from others, such as `idle` and `springLoading`.
///
/// ```swift
/// CallStory(recording.calls) == CallStory(replayed.calls)
/// ```
package struct CallStory: Hashable, Sendable {
  /// The calls, all at the time zero.
  package private(set) var calls: [Call] = []
  /// For each of ``calls``, its index (from zero) in the calls from which the story was made.
  package private(set) var origins: [Int] = []

  /// Creates the story of some calls, in order.
  ///
  /// Without places (locations, lists of visible items), it does not depend on the window's size.
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

  /// Returns the number of equal calls at the beginning of both stories.
  package func countInCommon(with other: CallStory) -> Int {
    zip(calls, other.calls).prefix { $0 == $1 }.count
  }

  /// Returns whether a call is added to a story that ends with `last`; `nil` stands for an empty story.
  static func includes(_ call: Call, after last: Call?) -> Bool {
    !ignored.contains(call.name) && !(CallLog.repeating.contains(call.name) && call.repeats(last))
  }

  /// Names of calls that depend on the speed (only a slow drag causes `springLoading`) or on the window, or
  /// that follow from others, as `dropSessionDidEnd` from `dropEntered` and `dragEnded`.
  private static let ignored: Set = [
    "idle", "layout", "ready", "springLoading", "dropSessionDidEnd",
  ]
}

extension Call {
  /// Removes `location`, and the items of an `order` call that lists only those in the window.
  fileprivate mutating func removePlaces() {
    let isPartial = name == "order" && self["hash"] != nil
    fields.removeAll { $0.name == "location" || isPartial && $0.name == "items" }
  }
}
