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

/// Drives a playground.
package typealias PlaygroundDriver = Driver<Playground>

extension Driver<Playground> {
  package init(
    _ options: PlaygroundOptions = PlaygroundOptions(), colours: ColoursScene = ColoursScene()
  ) {
    self.init(world: Playground(options, colours: colours))
    (canHover, steps) = (true, 20)
  }

  package var playground: Playground {
    get { world }
    set { world = newValue }
  }

  package var order: [String] { names(in: "colours") }

  /// Whether an item, a target or a control is visible.
  package func shows(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    if playground.item(named: name) != nil { return true }
    // One that is not visible is in the model, or in the list of controls.
    let controls = Control.allCases.map(\.name) + Language.all.map(\.entryName)
    if !controls.contains(name) {
      _ = item(name, sourceLocation: sourceLocation)
    }
    return false
  }

  /// Waits for the long-press time and a little more.
  package mutating func hold() { wait(playground.content.tuning.longPress + .milliseconds(10)) }

  package mutating func key(_ key: Key, with modifiers: Modifiers = []) {
    hold(modifiers) { table in
      table.send(.keyPressed(key))
      table.send(.keyReleased(key))
    }
  }

  package mutating func tap(
    _ name: String, with modifiers: Modifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    hold(modifiers) { table in
      table.press(on: name, sourceLocation: sourceLocation)
      table.release()
    }
  }

  /// Makes a gesture while modifier keys, if any, are held.
  private mutating func hold(_ modifiers: Modifiers, _ gesture: (inout Self) -> Void) {
    if !modifiers.isEmpty { send(.modifiersChanged(modifiers)) }
    gesture(&self)
    if !modifiers.isEmpty { send(.modifiersChanged([])) }
  }

  /// Chooses a language from the list in the sidebar.
  package mutating func choose(
    _ language: Language, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap("language", sourceLocation: sourceLocation)
    tap(language.entryName, sourceLocation: sourceLocation)
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
