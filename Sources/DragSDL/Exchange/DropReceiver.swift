internal import DragCoding
internal import DragEvents

/// The window's side of a drag from another program, as a state machine that returns what to do.
///
/// It reads a list of files as soon as the drag enters. It answers each request of the engine for data once, within
/// five seconds after the last piece of data, and each drop gets exactly one ``Step/finish(source:_:)``, even if its
/// source sends nothing. Locations are in the window's units.
struct DropReceiver {
  enum Step: Hashable {
    /// Passes an event on to the engine.
    case pass(IncomingDragEvent)
    /// Asks the source for data.
    case read(String, source: UInt)
    /// Reports to the source that its drop has been performed, or refused.
    case finish(source: UInt, DropOperation?)
  }

  /// The maximum time to wait for data, as long as X Toolkit waits for a selection.
  static let patience = Microseconds.seconds(5)

  private struct Drag {
    let source: UInt
    let offer: DragOffer
    var data: [String: [UInt8]?] = [:]
    /// The types that the engine waits for.
    var requested: [String]?
    var reading: String?
    var queue: [String] = []
    var isReleased = false
    var isAnswered = false
    var deadline: Microseconds?
    /// The file that the program can open, once it was asked.
    var file: String??
  }

  private var drag: Drag?
  /// The answers of the engine to come that belong to earlier drags.
  private var staleAnswers = 0
  /// The operation that the engine proposes at the current location.
  private(set) var proposal: DropOperation?

  var deadline: Microseconds? { drag?.deadline }

  /// The source of the drag that is over the window, or whose drop is not finished.
  var source: UInt? { drag?.source }

  /// Returns the first offered file that the program can open; it is asked once for a drag.
  mutating func fileToOpen(_ canOpen: (String) -> Bool) -> String? {
    if let asked = drag?.file { return asked }
    guard let list = drag?.data[Self.uriList].flatMap(\.self) else { return nil }
    let file = FileURI.list(list).uris.compactMap(FileURI.path(of:)).first(where: canOpen)
    drag?.file = .some(file)
    return file
  }

  private static let uriList = "text/uri-list"

  mutating func enter(_ source: UInt, _ offer: DragOffer, at point: Point) -> [Step] {
    // A source whose drop is not finished has abandoned it, or ended: the X server reuses the numbers of windows.
    var steps = abandon()
    (drag, proposal) = (Drag(source: source, offer: offer), nil)
    steps.append(.pass(.entered(offer, at: point)))
    return steps + read([Self.uriList].filter(offer.types.contains))
  }

  mutating func move(_ source: UInt, to point: Point, requesting operation: DropOperation?)
    -> [Step]
  {
    guard isHovering(source) else { return [] }
    return [.pass(.moved(to: point, requesting: operation))]
  }

  mutating func leave(_ source: UInt) -> [Step] {
    guard isHovering(source) else { return [] }
    (drag, proposal) = (nil, nil)
    return [.pass(.exited)]
  }

  /// Handles the end of a source, which can send no more data.
  mutating func lost(_ source: UInt) -> [Step] {
    let isReleased = drag?.source == source && drag?.isReleased == true
    return isReleased ? giveUpReading() : leave(source)
  }

  /// Handles the drop; a drag that was not over the window is refused.
  mutating func drop(_ source: UInt, at now: Microseconds) -> [Step] {
    guard isHovering(source) else { return [.finish(source: source, nil)] }
    drag?.isReleased = true
    drag?.deadline = now + Self.patience
    // The engine asks again for what it needs: an answer to an older request would be taken for that.
    drag?.requested = nil
    return [.pass(.released)]
  }

  private func isHovering(_ source: UInt) -> Bool {
    drag.map { $0.source == source && !$0.isReleased } ?? false
  }

  private mutating func abandon() -> [Step] {
    guard let old = drag.take() else { return [] }
    guard old.isReleased else { return [.pass(.exited)] }
    if !old.isAnswered { staleAnswers += 1 }
    return [.finish(source: old.source, nil), .pass(.received([]))]
  }
}

// MARK: - The answers of the engine
extension DropReceiver {
  mutating func handle(_ reply: IncomingDragReply, at now: Microseconds) -> [Step] {
    switch reply {
    case .proposed(let operation):
      proposal = operation
      return []
    case .read(let types):
      guard drag != nil else { return [] }
      drag?.requested = types
      drag?.deadline = now + Self.patience
      return read(types.filter { drag?.data[$0] == nil }) + completeRequest()
    case .finished(let operation):
      guard staleAnswers == 0 else {
        staleAnswers -= 1
        return []
      }
      drag?.isAnswered = true
      // What the engine refused from the beginning, the program may accept.
      return operation == nil && proposal == nil ? [] : finish(operation)
    }
  }

  /// Whether the engine has refused the drop, which can still be accepted by ``finish(_:)``.
  var isRefused: Bool { drag.map { $0.isReleased && $0.isAnswered } ?? false }

  mutating func finish(_ operation: DropOperation?) -> [Step] {
    proposal = nil
    return drag.take().map { [.finish(source: $0.source, operation)] } ?? []
  }
}

// MARK: - The data of the source
extension DropReceiver {
  private mutating func read(_ types: [String]) -> [Step] {
    guard let waiting = drag else { return [] }
    let known = waiting.queue + [waiting.reading].compactMap(\.self)
    drag?.queue += types.filter { !known.contains($0) }
    return readNext()
  }

  private mutating func readNext() -> [Step] {
    guard let drag, drag.reading == nil, let next = drag.queue.first else { return [] }
    self.drag?.queue.removeFirst()
    self.drag?.reading = next
    return [.read(next, source: drag.source)]
  }

  /// Handles the data that was read last; `nil` if the source has refused, or has sent too much.
  mutating func received(_ bytes: [UInt8]?) -> [Step] {
    guard let type = drag?.reading else { return [] }
    drag?.reading = nil
    // A source that fails can send nothing.
    drag?.data.updateValue(bytes?.isEmpty == true ? nil : bytes, forKey: type)
    return readNext() + completeRequest()
  }

  /// Handles a piece of the data that is being read: its source has the whole time again for the next one.
  mutating func partReceived(at now: Microseconds) {
    if drag?.reading != nil, drag?.deadline != nil { drag?.deadline = now + Self.patience }
  }

  private mutating func completeRequest() -> [Step] {
    guard let drag, let requested = drag.requested,
      requested.allSatisfy({ drag.data[$0] != nil })
    else { return [] }
    return deliver(requested)
  }

  private mutating func deliver(_ types: [String]) -> [Step] {
    guard let drag else { return [] }
    self.drag?.requested = nil
    if !drag.isReleased { self.drag?.deadline = nil }
    let data = types.compactMap { type in
      drag.data[type].flatMap(\.self).map { DragData(type, $0) }
    }
    return [.pass(.received(data))]
  }

  /// Answers the request of the engine, if any, with the data that has arrived.
  private mutating func giveUpReading() -> [Step] {
    guard let requested = drag?.requested else { return [] }
    drag?.queue = []
    drag?.reading = nil
    return deliver(requested)
  }

  /// Ends what has taken too long: the wait for data, and then the drop.
  mutating func advance(to now: Microseconds) -> [Step] {
    guard let drag, let deadline = drag.deadline, deadline <= now else { return [] }
    if drag.requested != nil {
      self.drag?.deadline = drag.isReleased ? now + Self.patience : nil
      return giveUpReading()
    }
    guard drag.isReleased else {
      self.drag?.deadline = nil
      return []
    }
    if !drag.isAnswered { staleAnswers += 1 }
    return finish(nil)
  }
}
