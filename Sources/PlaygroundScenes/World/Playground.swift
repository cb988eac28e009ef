package import DragKit

/// The whole world behind the seam, as one value: events and time go in, calls and requests come out,
/// and a frame can be asked for at any moment.
///
/// ```swift
/// var playground = Playground(PlaygroundOptions(scene: .colours))
/// playground.start()
/// playground.apply(InputEvent(time: .zero, .pointerPressed(.mouse, at: point)))
/// let list = playground.frame()
/// ```
package struct Playground: Equatable, Sendable {
  /// What is being done.
  package private(set) var interaction = Interaction()
  /// What it is done to.
  package private(set) var content: PlaygroundContent
  /// Window pixels for each logical pixel.
  package let scale: Fraction

  /// Creates a world in which nothing has happened, with the scene's own content or another.
  package init(_ options: PlaygroundOptions, colours: ColoursScene = ColoursScene()) {
    content = PlaygroundContent(options)
    content.colours = colours
    content.colours.pictures = options.pictures
    if options.followsTouches { content.colours.style = .follow }
    content.layOut()
    scale = options.scale
  }

  init(content: PlaygroundContent, interaction: Interaction, scale: Fraction) {
    (self.content, self.interaction, self.scale) = (content, interaction, scale)
  }

  /// Says in calls what there is at the start: the orders, the places, and that all is ready.
  package mutating func start() -> Output {
    var output = interaction.start(&content)
    let settled = interaction.advance(to: .zero, content: &content)
    let isIdle = settled.calls.filter { $0.name == "idle" }
    output.calls += settled.calls.filter { $0.name != "idle" }
    output.calls.append(ready(at: .zero))
    output.calls += isIdle
    return finished(output)
  }

  /// Says in calls what there is now, in the words of the start.
  package var presentation: [Call] {
    inWindowPixels(interaction.presentation(of: content)) + [ready(at: now)]
  }

  /// The same world in a window of another scale.
  package func at(_ scale: Fraction) -> Playground {
    Playground(content: content, interaction: interaction, scale: scale)
  }

  private func ready(at time: Microseconds) -> Call {
    let window = content.chrome.window
    return Call(
      at: time, "ready",
      [
        "scene": .string(content.scene.rawValue),
        "window": .integers([(window.width * scale).pixels, (window.height * scale).pixels]),
      ])
  }

  /// Lets an event happen, and before it the time that has passed.
  package mutating func apply(_ event: InputEvent) -> Output {
    finished(interaction.handle(event, content: &content))
  }

  /// Lets time pass.
  package mutating func advance(to time: Microseconds) -> Output {
    finished(interaction.advance(to: time, content: &content))
  }

  /// When time next changes something; nothing where the world is idle.
  package var nextWake: Microseconds? { interaction.nextWake(content) }

  /// The time up to which everything has happened.
  package var now: Microseconds { interaction.now }

  /// The world as it would be if all had happened that much earlier; nothing while a gesture goes on.
  package func earlier(by time: Microseconds) -> Playground? {
    guard let interaction = interaction.earlier(by: time) else { return nil }
    return Playground(
      content: content.earlier(by: time), interaction: interaction, scale: scale)
  }

  private mutating func finished(_ output: Output) -> Output {
    guard !output.calls.isEmpty else { return output }
    content.chrome.log.append(output.calls)
    return Output(calls: inWindowPixels(output.calls), requests: output.requests)
  }

  /// The calls with layouts in the window's pixels, as a screenshot and a test's pointer know them.
  private func inWindowPixels(_ calls: [Call]) -> [Call] {
    guard scale != .one else { return calls }
    var calls = calls
    for index in calls.indices where calls[index].name == "layout" {
      calls[index].scaleFrames(by: scale)
    }
    return calls
  }
}

extension Call {
  fileprivate mutating func scaleFrames(by scale: Fraction) {
    for index in fields.indices where fields[index].name == "items" {
      let items = fields[index].value.array ?? []
      fields[index].value = .array(items.map { $0.scalingFrame(by: scale) })
    }
  }
}

extension JSONValue {
  fileprivate func scalingFrame(by scale: Fraction) -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(
      fields.map { field in
        switch field.name {
        case "frame": return JSONField(field.name, field.value.scaled(by: scale))
        case "parts": return JSONField(field.name, field.value.scalingParts(by: scale))
        default: return field
        }
      })
  }

  private func scalingParts(by scale: Fraction) -> JSONValue {
    guard case .object(let parts) = self else { return self }
    return .object(parts.map { JSONField($0.name, $0.value.scaled(by: scale)) })
  }

  /// Whole pixels at another scale.
  private func scaled(by scale: Fraction) -> JSONValue {
    .integers(
      (array ?? []).compactMap(\.integer).map { (Length(pixels: Int($0)) * scale).pixels })
  }
}
