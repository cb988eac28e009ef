package import DragKit
@testable package import PlaygroundScenes
package import PlaygroundUI
package import Testing

extension Playground: DrivenWorld {
  /// The item, target or control of a name, if it is visible.
  package func item(named name: String) -> ItemID? {
    content.stage.areas.lazy.flatMap { interaction.elements(in: $0.container) }
      .first { content.name(of: $0.item) == name }?.item
  }
}

extension Playground {
  /// Expects that a copy decoded from the bytes has every stored property of the playground, and its layout.
  package func expectDecodedCopy(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let copy = try Playground(canonicalBytes: canonicalBytes)
    let differences = StoredProperties.differences(self, copy)
    #expect(differences.isEmpty, comment, sourceLocation: sourceLocation)
    // Outside of the expectation, which would describe both.
    let isSame = copy == self
    #expect(isSame, comment, sourceLocation: sourceLocation)
  }
}

extension Page {
  /// The pages with an inspector: all but the guide, which has no items either.
  package static let withInspector = allCases.filter { $0 != .guide }
}

/// Drives a playground.
package typealias PlaygroundDriver = Driver<Playground>

extension Driver<Playground> {
  package init(
    _ options: PlaygroundOptions = PlaygroundOptions(), colours: ColoursScene = ColoursScene()
  ) {
    self.init(world: Playground(options, colours: colours))
    (canHover, steps) = (true, 20)
  }

  package init(
    page: Page, window: Size = PlaygroundOptions().window, language: Language = .english,
    items: Int? = nil, arrangement: BoardScene.Arrangement = .grid
  ) {
    var options = PlaygroundOptions(page: page, window: window, language: language)
    (options.items, options.arrangement) = (items, arrangement)
    self.init(options)
  }

  package var playground: Playground {
    get { world }
    set { world = newValue }
  }

  package var content: PlaygroundContent { world.content }
  package var chrome: Chrome { content.chrome }
  package var status: String? { world.status }
  /// The name of the focused item.
  package var focused: String? { interaction.focused.map(content.name(of:)) }
  package var order: [String] { names(in: "colours") }

  /// Whether an item, a target or a control is visible.
  package func shows(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    if playground.item(named: name) != nil { return true }
    // One that is not visible is in the model, or in the list of controls.
    if Control.named(name) == nil { _ = item(name, sourceLocation: sourceLocation) }
    return false
  }

  /// Waits for the long-press time and a little more.
  package mutating func hold() { wait(content.tuning.longPress + .milliseconds(10)) }

  /// Presses an item until a long press has lifted it.
  package mutating func lift(
    _ name: String, at share: (Int, Int) = (50, 50), with pointer: PointerID? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, at: share, with: pointer, sourceLocation: sourceLocation)
    hold()
  }

  package mutating func key(_ keys: Key..., with modifiers: Modifiers = []) {
    hold(modifiers) { table in
      for key in keys {
        table.send(.keyPressed(key))
        table.send(.keyReleased(key))
      }
    }
  }

  /// Presses Tab until a thing is focused.
  package mutating func tab(to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<80 where focused != name { key(.tab) }
    if focused != name {
      Issue.record("Tab does not reach \(name).", sourceLocation: sourceLocation)
    }
  }

  /// Types letters into an edited title.
  package mutating func type(_ text: String) {
    for letter in text { send(.textEntered(String(letter))) }
  }

  package mutating func tap(
    _ names: String..., at share: (Int, Int) = (50, 50), with modifiers: Modifiers = [],
    settles: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    hold(modifiers) { table in
      for name in names {
        table.press(on: name, at: share, sourceLocation: sourceLocation)
        table.release()
      }
    }
    if settles { settle() }
  }

  package mutating func tap(at point: Point) {
    press(at: point)
    release()
  }

  /// Clicks a thing with the secondary button of the mouse.
  package mutating func openMenu(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    openMenu(at: place(of: name, sourceLocation: sourceLocation).center)
  }

  package mutating func openMenu(at point: Point) {
    send(.pointerPressed(.mouse, at: point, button: .secondary))
    send(.pointerReleased(.mouse, at: point, button: .secondary))
  }

  /// Chooses an entry from the menu of a thing.
  package mutating func choose(
    _ entry: String, on name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    openMenu(of: name, sourceLocation: sourceLocation)
    tap(entry, sourceLocation: sourceLocation)
  }

  /// Drags a thing to another one, releases it there, and waits until all is settled.
  package mutating func drop(
    _ name: String, from start: (Int, Int) = (50, 50), on other: String,
    at end: (Int, Int) = (50, 50), with modifiers: Modifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    hold(modifiers) { table in
      table.press(on: name, at: start, sourceLocation: sourceLocation)
      table.drag(to: other, at: end, sourceLocation: sourceLocation)
      table.release()
    }
    settle()
  }

  /// Turns the wheel by a number of notches, and waits until the view has scrolled.
  package mutating func scroll(by notches: Length, at point: Point = Point(x: 500, y: 400)) {
    send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: notches)))
    settle()
  }

  package mutating func receive(_ messages: Message...) {
    for message in messages { send(.messageReceived(message)) }
  }

  /// Makes a gesture while modifier keys, if any, are held.
  package mutating func hold(_ modifiers: Modifiers, _ gesture: (inout Self) -> Void) {
    if !modifiers.isEmpty { send(.modifiersChanged(modifiers)) }
    gesture(&self)
    if !modifiers.isEmpty { send(.modifiersChanged([])) }
  }

  /// Chooses a language from the list in the sidebar.
  package mutating func choose(
    _ language: Language, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap("language", sourceLocation: sourceLocation)
    tap(language.entry.name, sourceLocation: sourceLocation)
  }

  /// Returns and clears the calls without places; calls that repeat count once.
  package mutating func takeCalls() -> [String] {
    takeFullCalls().map(\.brief).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      .filter { !$0.hasPrefix("\(Call.Name.layout)") && $0 != "\(Call.Name.idle)" }
  }
}

extension Call {
  /// The name and the values of the call, without places and times.
  package var brief: String {
    let values = fields.filter { !["location", "container"].contains($0.name) }.map { field in
      switch field.value {
      case .string(let text): text
      case .array(let items): items.compactMap(\.string).joined(separator: " ")
      default: field.value.description
      }
    }
    return ([name.rawValue] + values).joined(separator: " ")
  }
}
