import DragCoding
package import DragEvents

/// The calls of a session so far, in order.
public struct CallLog: Hashable, Sendable {
  package private(set) var calls: [Call] = []
  package private(set) var dragged: String?
  package private(set) var target: String?
  package private(set) var containers: [String] = []
  private var run: [Call] = []
  private var known = 0

  /// Creates a log without calls.
  public init() {}

  /// The calls that do not merely report a state, such as the layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  public var withoutNotices: [Call] { calls.filter { !$0.name.isNotice } }

  /// Adds the calls of one turn of the loop.
  public mutating func append(_ more: [Call]) {
    for call in more where !call.name.isDerived { append(call) }
  }

  /// Removes the ``calls``.
  ///
  /// `ahead` are calls that a copy of the world has made already. When the world makes them later, they
  /// are not added to ``calls``.
  package mutating func clear(having ahead: [Call] = []) {
    calls = []
    run = []
    known += ahead.count { !$0.name.isDerived }
  }

  private mutating func append(_ call: Call) {
    follow(call)
    guard known == 0 else { return known -= 1 }
    guard call.name.repeats else {
      run = []
      return calls.append(call)
    }
    let last = run.lastIndex { $0.name == call.name && $0.fields.first == call.fields.first }
    if let last {
      guard CallPattern(run[last]) != CallPattern(call) else { return }
      run.remove(at: last)
    }
    run.append(call)
    calls.append(call)
  }

  private mutating func follow(_ call: Call) {
    switch call.name {
    case .dragBegan: dragged = call["item"]?.string
    case .dropEntered, .dropUpdated: target = call["target"]?.string
    case .dropExited, .performDrop: target = nil
    case .dragEnded: (dragged, target) = (nil, nil)
    case .order:
      let container = call["container"]?.string
      if let container, !containers.contains(container) { containers.append(container) }
    default: break
    }
  }
}
