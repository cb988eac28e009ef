import DragCoding
public import DragFrameIO

/// The calls of a session as far as expectations need them.
///
/// What is called again and again while nothing else happens, ``repeating``, is kept once.
public struct CallLog: Hashable, Sendable {
  /// Names of calls that are made at every motion.
  public static let repeating = ["dropUpdated", "touchesMoved"]

  /// Names of calls that tell what there is, and not what is asked or done.
  public static let notices = ["order", "layout", "ready", "idle", "springLoading"]

  /// The calls since the last expectation of calls.
  public private(set) var calls: [Call] = []
  /// The item that is dragged.
  public private(set) var dragged: String?
  /// The drop target that the drag is over.
  public private(set) var target: String?
  /// The containers that were told of, in that order.
  public private(set) var containers: [String] = []
  private var run: [Call] = []
  private var known = 0

  /// Creates an empty log.
  public init() {}

  /// The calls without notices.
  public var withoutNotices: [Call] { calls.filter { !Self.notices.contains($0.name) } }

  /// Takes calls in.
  public mutating func append(_ more: [Call]) {
    for call in more where !Recording.derivedCalls.contains(call.name) { append(call) }
  }

  /// Begins anew, as after an expectation of calls.
  ///
  /// - Parameter ahead: Calls that count as past already, and will come again.
  public mutating func clear(having ahead: [Call] = []) {
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
    case "order": note(call["container"]?.string)
    default: break
    }
  }

  private mutating func note(_ container: String?) {
    guard let container, !containers.contains(container) else { return }
    containers.append(container)
  }
}

extension Call {
  /// Whether another call is the same at another time and place.
  fileprivate func isRepeated(by other: Call) -> Bool { CallPattern(self) == CallPattern(other) }
}
