import DragCoding
package import DragFrameIO

/// The calls of a session as far as expectations need them.
///
/// In a run of calls of ``repeating``, a call that differs from the last one with its name and
/// first field only in time and location is left out.
package struct CallLog: Hashable, Sendable {
  /// Names of calls that can be made at every motion of a pointer.
  package static let repeating = ["dropUpdated", "touchesMoved"]

  /// Names of calls that report a state; an expectation of `only` certain calls ignores them.
  package static let notices = ["order", "layout", "ready", "idle", "springLoading"]

  /// The calls since the start or the last ``clear(having:)``, which follows each expectation of calls.
  package private(set) var calls: [Call] = []
  package private(set) var dragged: String?
  package private(set) var target: String?
  /// The names of the containers in `order` calls, in the order of their first such call.
  package private(set) var containers: [String] = []
  private var run: [Call] = []
  private var known = 0

  package init() {}

  package var withoutNotices: [Call] { calls.filter { !Self.notices.contains($0.name) } }

  package mutating func append(_ more: [Call]) {
    for call in more where !Recording.derivedCalls.contains(call.name) { append(call) }
  }

  /// Removes the ``calls`` so far.
  ///
  /// - Parameter ahead: Calls of a copy of the world that was advanced further; they count as made.
  ///   The world makes them again later, and ``append(_:)`` then skips them.
  package mutating func clear(having ahead: [Call] = []) {
    calls = []
    run = []
    known += ahead.count { !Recording.derivedCalls.contains($0.name) }
  }

  private mutating func append(_ call: Call) {
    follow(call)
    guard known == 0 else { return known -= 1 }
    guard Self.repeating.contains(call.name) else {
      run = []
      return calls.append(call)
    }
    let last = run.lastIndex { $0.name == call.name && $0.fields.first == call.fields.first }
    if let last {
      guard !run[last].isRepeated(by: call) else { return }
      run.remove(at: last)
    }
    run.append(call)
    calls.append(call)
  }

  private mutating func follow(_ call: Call) {
    switch call.name {
    case "dragBegan": dragged = call["item"]?.string
    case "dropEntered", "dropUpdated": target = call["target"]?.string
    case "dropExited", "performDrop": target = nil
    case "dragEnded": (dragged, target) = (nil, nil)
    case "order":
      let container = call["container"]?.string
      if let container, !containers.contains(container) { containers.append(container) }
    default: break
    }
  }
}

extension Call {
  /// Returns whether another call differs at most in its time and location.
  fileprivate func isRepeated(by other: Call) -> Bool { CallPattern(self) == CallPattern(other) }
}
