public import DragFrameIO
public import DragRecording

/// What a script is played in: how a session starts, and in which worlds.
///
/// ```swift
/// let stage = ScriptStage(header) { _ in (MyList(), Output()) }
/// let recording = try Script(parsing: text).compile(on: stage)
/// ```
public struct ScriptStage<World: Aimable> {
  /// Makes the world that a header describes, and what came out of making it.
  public typealias MakeWorld = (RecordingHeader) throws(FileError) -> (World, Output)

  /// How a session starts where the script says nothing else.
  public var header: RecordingHeader
  /// The names of the scenes; empty where a script may name any.
  public var scenes: [String]
  /// What is wrong with the arguments of a scene, in words.
  public var problem: (RecordingHeader) -> String?
  /// The header of a recording that a script names.
  public var recorded: (String) throws(FileError) -> RecordingHeader
  /// Makes the world that a header describes.
  public var makeWorld: MakeWorld

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - header: How a session starts where the script says nothing else.
  ///   - makeWorld: Makes the world that a header describes.
  public init(_ header: RecordingHeader, makeWorld: @escaping MakeWorld) {
    (self.header, self.makeWorld) = (header, makeWorld)
    (scenes, problem) = ([], { _ in nil })
    recorded = { (file) throws(FileError) in try Recording(contentsOf: file).header }
  }
}
