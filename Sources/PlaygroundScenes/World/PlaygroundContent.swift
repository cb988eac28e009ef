package import DragKit

/// What the playground shows: the scenes, and the chrome around them.
package struct PlaygroundContent: Hashable, Sendable {
  /// The scene that is shown.
  package internal(set) var scene: SceneID
  /// What stands around it.
  package internal(set) var chrome: Chrome
  /// Article 001.
  package internal(set) var colours = ColoursScene()

  init(_ options: PlaygroundOptions) {
    scene = options.scene
    chrome = Chrome(
      window: options.window, tuning: options.tuning, language: options.language,
      isBare: options.isBare)
  }
}

extension PlaygroundContent: InteractiveContent {
  package var model: Model {
    get { colours.model }
    set { colours.model = newValue }
  }

  package var tuning: Tuning { chrome.tuning }

  package var stage: Stage {
    let areas = colours.areas(in: chrome.layout.stage)
    return Stage(areas: areas + [Stage.Area("chrome", .placed(chrome.layout.controls))])
  }

  package static let wiring = Wiring<PlaygroundContent>()
    .part(\.colours, ColoursScene.wiring)
    .part(\.chrome, Chrome.wiring)
    .item(Control.undo.id) { $0.onTap { content, _ in content.undo() } }
    .item(Control.redo.id) { $0.onTap { content, _ in content.redo() } }
    .item(Control.reset.id) { $0.onTap { content, _ in content.reset() } }
    .item(Control.ownPreview.id) {
      $0.onTap { content, _ in
        content.colours.usesOwnPreview.toggle()
        return []
      }
    }
    .item(Control.sceneColours.id) { $0.onTap { content, _ in content.show(.colours) } }
    .onKeyPress { content, key, modifiers in content.press(key, modifiers) }

  package func name(of item: ItemID) -> String {
    Control(item)?.name ?? DropTargetID(item)?.name ?? model.name(of: item)
  }

  package mutating func windowResized(to size: Size) {
    chrome.window = size
  }

  private mutating func undo() -> [Request] {
    model.undo()
    return []
  }

  private mutating func redo() -> [Request] {
    model.redo()
    return []
  }

  private mutating func reset() -> [Request] {
    colours.reset()
    return []
  }

  private mutating func show(_ scene: SceneID) -> [Request] {
    self.scene = scene
    return []
  }

  /// Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo.
  private mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    guard modifiers.contains(.control) else { return [] }
    switch key {
    case .z where modifiers.contains(.shift), .y: return redo()
    case .z: return undo()
    default: return []
    }
  }
}

extension PlaygroundContent: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    scene.rawValue.encode(to: &writer)
    chrome.encode(to: &writer)
    colours.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    guard let scene = SceneID(rawValue: try String(from: &reader)) else {
      throw reader.invalid("scene")
    }
    self.scene = scene
    chrome = try Chrome(from: &reader)
    colours = try ColoursScene(from: &reader)
  }
}
