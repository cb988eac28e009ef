internal import DragEvents

/// The reading of another program's data from the clipboard, as a state machine that returns what to do.
///
/// Each request gets exactly one ``Step/pass(_:)``, also if the program that copied the data hangs or ends: it has five seconds
/// for each answer, and for each piece of a long one.
struct ClipboardReader {
  enum Step: Hashable {
    /// Asks the owner for the types of the data.
    case list
    /// Asks the owner for data in one type.
    case read(String)
    /// Passes an answer on to the engine.
    case pass(ClipboardContents)
  }

  private struct Request {
    let types: [[String]]
    var offered: [String]?
    var queue: [String] = []
    var reading: String?
    var contents = ClipboardContents([])
  }

  private var current: Request?
  private var waiting: [[[String]]] = []
  private(set) var deadline: Microseconds?

  var typeInTransfer: String? { current?.reading }

  var isListing: Bool { current.map { $0.offered == nil } ?? false }

  /// Handles a request of the engine; it waits until the earlier ones are answered.
  mutating func request(_ types: [[String]], at now: Microseconds) -> [Step] {
    waiting.append(types)
    return current == nil ? begin(at: now) : []
  }

  private mutating func begin(at now: Microseconds) -> [Step] {
    guard !waiting.isEmpty else { return [] }
    current = Request(types: waiting.removeFirst())
    return wait(for: .list, at: now)
  }

  private mutating func wait(for step: Step, at now: Microseconds) -> [Step] {
    deadline = now + DropReceiver.patience
    return [step]
  }

  /// Handles the types of the data; none if there is no data.
  mutating func listed(_ offered: [String], at now: Microseconds) -> [Step] {
    guard let request = current, request.offered == nil else { return [] }
    current?.offered = offered
    current?.queue = ClipboardContents.types(request.types, among: offered)
    return readNext(at: now)
  }

  /// Handles the data that was read last.
  mutating func received(_ answer: DataAnswer, at now: Microseconds) -> [Step] {
    guard let type = current?.reading else { return [] }
    current?.reading = nil
    switch answer {
    // A program that fails can send nothing.
    case .bytes(let bytes) where !bytes.isEmpty:
      current?.contents.data.append(DragData(type, bytes))
    case .bytes, .refused: note(.unanswered)
    case .tooLarge: note(.tooLarge)
    }
    return readNext(at: now)
  }

  /// Handles a piece of the data.
  mutating func partReceived(at now: Microseconds) {
    if current != nil { deadline = now + DropReceiver.patience }
  }

  private mutating func readNext(at now: Microseconds) -> [Step] {
    guard let request = current else { return [] }
    guard let next = request.queue.first else {
      if request.contents.data.isEmpty { note(request.offered == [] ? .empty : .otherTypes) }
      return finish(at: now)
    }
    current?.queue.removeFirst()
    current?.reading = next
    return wait(for: .read(next), at: now)
  }

  private mutating func note(_ problem: ClipboardProblem) {
    if current?.contents.problem == nil { current?.contents.problem = problem }
  }

  private mutating func finish(at now: Microseconds) -> [Step] {
    deadline = nil
    guard let request = current.take() else { return [] }
    return [.pass(request.contents)] + begin(at: now)
  }

  /// Handles the end of the program that has copied the data, or the loss of its data.
  mutating func lost(at now: Microseconds) -> [Step] {
    guard current != nil else { return [] }
    note(.unanswered)
    return finish(at: now)
  }

  /// Ends what has taken too long.
  mutating func advance(to now: Microseconds) -> [Step] {
    guard let deadline, deadline <= now else { return [] }
    return lost(at: now)
  }
}
