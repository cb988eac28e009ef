internal import DragEvents
internal import DragGeometry

/// The clipboard, whose events are the answers to requests for data.
protocol Clipboard: ExchangePart<ClipboardContents> {
  var reader: ClipboardReader { get set }
  /// The copied data, while it is ours that is on the clipboard.
  var data: [DragData] { get }
  /// Offers data to other programs.
  func copy(_ data: [DragData])
  /// Asks the program that has copied for its types; returns the steps that follow at once.
  func list(at now: Microseconds) -> [ClipboardReader.Step]
  /// Begins to read data; returns the steps that follow at once.
  func read(_ type: String, at now: Microseconds) -> [ClipboardReader.Step]
  /// Handles the end of a request.
  func endReading()
}

extension Clipboard {
  /// Handles a request of the engine.
  func perform(_ request: ClipboardRequest, at now: Microseconds) {
    switch request {
    case .write(let data): copy(data)
    case .read(let types):
      let ours = data
      if ours.isEmpty { return run(reader.request(types, at: now), at: now) }
      events.append(ClipboardContents(types, of: ours))
    }
  }

  func run(_ steps: [ClipboardReader.Step], at now: Microseconds) {
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .pass(let contents):
        endReading()
        events.append(contents)
      case .list: steps = list(at: now) + steps
      case .read(let type): steps = read(type, at: now) + steps
      }
    }
  }
}
