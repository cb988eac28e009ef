package import DragCoding
package import DragEvents
package import DragKit
internal import DragKitInspection
internal import PlaygroundUI

/// The state of the app as one value.
///
/// It accepts events, returns calls and requests, and draws.
///
/// ```swift
/// var playground = Playground(PlaygroundOptions(page: .colours))
/// let opening = playground.start()
/// let output = playground.apply(InputEvent(time: .zero, .pointerPressed(.mouse, at: point)))
/// let list = playground.frame()
/// ```
package struct Playground: Equatable, Sendable {
  @Box package private(set) var interaction: Interaction
  @Box package private(set) var content: PlaygroundContent
  /// The number of window pixels for each logical pixel, along each axis.
  package private(set) var scale: Fraction

  package init(_ options: PlaygroundOptions, colours: ColoursScene = ColoursScene()) {
    self.init(
      content: PlaygroundContent(options, colours), interaction: Interaction(),
      scale: options.scale)
  }

  package init(content: PlaygroundContent, interaction: Interaction, scale: Fraction) {
    (self.content, self.interaction, self.scale) = (content, interaction, scale)
  }

  package mutating func start() -> Output {
    var output = interact { $0.start(&$1) }
    let settled = interact { $0.advance(to: .zero, content: &$1) }
    let isIdle = settled.calls.filter { $0.name == .idle }
    output.calls += settled.calls.filter { $0.name != .idle }
    output.calls.append(ready(at: .zero))
    output.calls += isIdle
    return finished(output)
  }

  package var presentation: [Call] {
    inWindowPixels(interaction.allReports(of: content)) + [ready(at: now)]
  }

  /// Returns the playground for continuing in a window at a scale after its recording was played.
  ///
  /// The pages leave the program's files as they are, and the card of a recording closes.
  package func takenOver(at scale: Fraction) -> Playground {
    var content = content
    for page in Page.allCases { content.pages[page].leaveFiles() }
    content.chrome.card = nil
    return Playground(content: content, interaction: interaction, scale: scale)
  }

  private func ready(at time: Microseconds) -> Call {
    Call(
      at: time, .ready,
      ["scene": .string(content.page.name), "window": windowInPixels])
  }

  package mutating func apply(_ event: InputEvent) -> Output {
    if case .messageReceived(let message) = event.kind, let scale = message.scale {
      return use(scale, at: event.time)
    }
    if event.kind.endsNotice { content.chrome.missing = MissingItems() }
    let edited = content.editedTitle
    var output = Output()
    if let card = content.chrome.cardFrame, event.kind.isPress(beside: card) {
      content.chrome.card = nil
      output = interact { $0.contentChanged(&$1) }
    }
    output.append(interact { $0.handle(event, content: &$1) })
    let changed = content.takeChangedItems()
    if !changed.isEmpty { output.append(interact { $0.reveal(anyOf: changed, content: &$1) }) }
    if let title = content.editedTitle, title != edited { output.append(reveal(title)) }
    let hasNewPanel = content.updatePanel()
    if content.chrome.revealFocused(output.calls) || hasNewPanel {
      output.append(interact { $0.contentChanged(&$1) })
    }
    return finished(output)
  }

  /// Scrolls to the item with the edited title, or to its bottom if its title is there.
  private mutating func reveal(_ title: TitleEditor) -> Output {
    interact { interaction, content in
      content.shown.showsTitleAtBottom(of: title.item)
        ? interaction.scrollToItem(title.item, at: .bottom, content: &content)
        : interaction.reveal(anyOf: [title.item], content: &content)
    }
  }

  package mutating func advance(to time: Microseconds) -> Output {
    finished(interact { $0.advance(to: time, content: &$1) })
  }

  package var nextWake: Microseconds? { interaction.nextWake(content) }

  package var now: Microseconds { interaction.now }

  package var isGestureLive: Bool { interaction.isGestureLive }

  package var document: String { content.shown.document ?? content.containers.description }

  /// Returns the playground with its time and the deadlines of its pages moved back by `time`.
  ///
  /// It is `nil` during a gesture, and if `time` is negative or greater than ``now``.
  package func earlier(by time: Microseconds) -> Playground? {
    guard let interaction = interaction.earlier(by: time) else { return nil }
    return Playground(content: content.earlier(by: time), interaction: interaction, scale: scale)
  }

  private mutating func interact(
    _ body: (inout Interaction, inout PlaygroundContent) -> Output
  ) -> Output {
    body(&_interaction.wrappedValue, &_content.wrappedValue)
  }

  private mutating func finished(_ output: Output) -> Output {
    content.followSteps()
    content.updateHashes()
    guard !output.calls.isEmpty else { return output }
    content.chrome.log.append(output.calls)
    content.chrome.missing.note(output.calls)
    return Output(calls: inWindowPixels(output.calls), requests: output.requests)
  }
}

// MARK: - The scale of the window
extension Playground {
  private var windowInPixels: JSONValue {
    let window = content.chrome.window
    return .integers([(window.width * scale).pixels, (window.height * scale).pixels])
  }

  /// Continues at another scale and reports all frames again, because they are in window pixels.
  ///
  /// The window keeps its size in window pixels, so its size in logical pixels changes.
  private mutating func use(_ scale: Fraction, at time: Microseconds) -> Output {
    let (former, window) = (self.scale, content.chrome.window)
    func length(_ length: Length) -> Length {
      Length(subpixels: length.clampedToFarthest.subpixels * former.raw / max(scale.raw, 1))
    }
    let size = Size(width: length(window.width), height: length(window.height))
    self.scale = scale
    var output = interact {
      $0.handle(InputEvent(time: time, .windowResized(size)), content: &$1)
    }
    output.calls += interaction.allReports(of: content).filter { $0.name == .layout }
    output.calls.append(
      Call(
        at: now, .scaled,
        ["percent": .integer((scale.raw * 100 + 32768) / 65536), "window": windowInPixels]))
    return finished(output)
  }

  private func inWindowPixels(_ calls: [Call]) -> [Call] {
    guard scale != .one else { return calls }
    var calls = calls
    for index in calls.indices where calls[index].name == .layout {
      calls[index].fields = calls[index].fields.map { $0.scaled(by: scale) }
    }
    return calls
  }
}

extension JSONField {
  fileprivate func scaled(by scale: Fraction) -> JSONField {
    JSONField(name, value.scaled(by: scale))
  }
}

extension JSONValue {
  fileprivate func scaled(by scale: Fraction) -> JSONValue {
    switch self {
    case .integer(let number): .integer(Int64((Length(pixels: Int(number)) * scale).pixels))
    case .array(let values): .array(values.map { $0.scaled(by: scale) })
    case .object(let fields): .object(fields.map { $0.scaled(by: scale) })
    default: self
    }
  }
}

extension InputEvent.Kind {
  /// Returns whether this is a press outside of a card; it closes the card and reaches the page.
  fileprivate func isPress(beside card: Rect) -> Bool {
    guard case .pointerPressed(_, let point, _) = self else { return false }
    return !card.contains(point)
  }

  /// Whether the event ends the notice about items missing after a drop or a paste.
  fileprivate var endsNotice: Bool {
    switch self {
    case .pointerPressed, .keyPressed, .incomingDrag(.entered): true
    default: false
    }
  }
}

// MARK: - Hashes and coding
extension Playground: CanonicalCodable {
  package var hashes: StateHashes { interaction.hashes(beside: content.hash) }

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(scale, content)
    interaction.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (scale, content): (Fraction, PlaygroundContent) = try reader.read()
    guard scale > .zero else { throw reader.invalid("scale") }
    let interaction = try Interaction(decoding: &reader, content: content)
    self.init(content: content, interaction: interaction, scale: scale)
  }
}
