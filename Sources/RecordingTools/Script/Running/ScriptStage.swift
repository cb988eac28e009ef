public import DragRecording

/// A function that creates the world that a header describes.
///
/// It returns the world, and the `Output` that the world emitted when it was created.
public typealias WorldMaker<World> = (RecordingHeader) throws(FileError) -> (World, Output)

/// The start of a session: a default header, and a function that creates the world of a header.
///
/// ```swift
/// let stage = ScriptStage(header) { _ in (MyList(), Output()) }
/// let recording = try Script(parsing: text).compile(on: stage)
/// ```
///
/// It is not `Sendable`, so a program and its tests share it as a computed property:
///
/// ```swift
/// static var stage: ScriptStage<InteractionWorld<Tiles>> {
///   ScriptStage("tiles", window: Size(width: 320, height: 400)) { Tiles() }
/// }
/// ```
public struct ScriptStage<World: Aimable> {
  /// The default header of a session.
  ///
  /// The statements `scene`, `start`, `window`, `scale` and `tune` of a script change a copy for
  /// its session.
  public var header: RecordingHeader
  /// The names of the scenes that a script can name; empty if it can name any.
  package var scenes: [String] = []
  /// Completes a header with what its scene and arguments imply; returns what is wrong with them, if anything.
  package var complete: (inout RecordingHeader) -> String? = { _ in nil }
  /// Returns the message that reports the scale of the window to the world, if it needs one.
  package var scaleMessage: (Fraction) -> Message? = { _ in nil }
  package var recorded: (String) throws(FileError) -> RecordingHeader
  package let makeWorld: WorldMaker<World>

  /// Creates a stage with the default header of its sessions.
  ///
  /// `makeWorld` creates the world of a session from its header.
  public init(_ header: RecordingHeader, makeWorld: @escaping WorldMaker<World>) {
    (self.header, self.makeWorld) = (header, makeWorld)
    recorded = { (file) throws(FileError) in try Recording(contentsOf: file).header }
  }
}

extension ScriptStage {
  func apply(_ statement: Script.Statement, to header: inout RecordingHeader) throws(TextProblem) {
    switch statement {
    case .scene(let name, let arguments):
      (header.scene, header.arguments) = (name, arguments)
      if !scenes.isEmpty, !scenes.contains(name) {
        throw .unknown("scene", name, near: NearNames.of(name, in: scenes))
      }
      if let words = complete(&header) { throw .impossible(words) }
    case .start(let file):
      do throws(FileError) {
        header = try recorded(file)
        header.tiers = nil
      } catch {
        throw .impossible("\(error)")
      }
    case .window(let size): header.window = size
    case .scale(let scale): header.scale = scale
    case .tune(let name, let value):
      let known = self.header.tuning
      if !known.isEmpty, known[name] == nil {
        throw .unknown("value", name, near: NearNames.of(name, in: known.keys.sorted()))
      }
      header.tuning[name] = value
    default: break
    }
  }
}
