import DragCoding
public import DragFrameIO
import DragGeometry

/// What was called, told without when: what two runs that differ in haste have in common.
///
/// A hover calls the same again for each motion; however often, it is told once. Derived calls,
/// `springLoading`, `dropSessionDidEnd` and `idle`, which comes when the last thing has come to rest,
/// belong to no story.
///
/// ```swift
/// CallStory(recording.calls) == CallStory(replayed.calls)
/// ```
public struct CallStory: Hashable, Sendable {
  /// The calls, all at the time zero.
  public private(set) var calls: [Call] = []
  /// Which of the calls it was made from each one is, by index.
  public private(set) var origins: [Int] = []

  /// Tells calls.
  ///
  /// - Parameters:
  ///   - all: The calls, in order.
  ///   - withPlaces: `false` where it does not matter either at which pixel: in a window of another
  ///     size the same things are elsewhere.
  public init(_ all: [Call], withPlaces: Bool = true) {
    for (index, call) in all.enumerated() {
      var told = call
      told.time = .zero
      if !withPlaces { told.leaveOutPlaces() }
      guard Self.tells(told, after: calls.last) else { continue }
      calls.append(told)
      origins.append(index)
    }
  }

  /// The number of calls with which both begin.
  public func countInCommon(with other: CallStory) -> Int {
    zip(calls, other.calls).prefix { $0 == $1 }.count
  }

  /// Whether a call says anything new after the last one that did.
  static func tells(_ call: Call, after last: Call?) -> Bool {
    !untold.contains(call.name) && !(CallLog.repeating.contains(call.name) && call.isAgain(last))
  }

  /// Calls that depend on haste or on the window, or that follow from others: of an item that springs open only
  /// `springLoaded` counts, since a faster drag does not make it flash, and `dropSessionDidEnd` follows from
  /// `dropEntered` and `dragEnded`.
  private static let untold: Set = [
    "idle", "layout", "ready", "springLoading", "dropSessionDidEnd",
  ]
}

extension Call {
  /// Keeps what was called with what, and forgets at which pixel.
  ///
  /// Of a long container, which part is in sight depends on the window.
  fileprivate mutating func leaveOutPlaces() {
    let isPartial = name == "order" && self["hash"] != nil
    fields.removeAll { $0.name == "location" || isPartial && $0.name == "items" }
  }
}
