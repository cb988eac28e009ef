extension ScriptStage {
  /// Creates a stage on which every session starts with the same content.
  ///
  /// ```swift
  /// let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }
  /// ```
  ///
  /// Content that starts in several ways, with arguments or tuning values, needs a stage that
  /// creates its worlds from the header, by `ScriptStage.init(_:makeWorld:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the program and of its only scene, in recordings.
  ///   - window: The window's size, unless a script sets another; the content is resized to it.
  ///   - layout: The name of the layout of the content's canonical bytes, to be changed with that
  ///     layout: hashes of states with different names are not compared.
  ///   - content: Creates the content.
  public init<Content>(
    _ name: String, window: Size, layout: String = "1", content: @escaping () -> Content
  ) where World == InteractionWorld<Content> {
    let header = RecordingHeader(app: name, scene: name, window: window, hashes: layout)
    self.init(header) { (header) throws(FileError) in
      if let world = try header.world(of: World.self, file: name) { return (world, Output()) }
      guard header.tuning.isEmpty else {
        throw FileError(
          file: name,
          .init("sets tuning values, which this content does not accept", "leave them out"))
      }
      var content = content()
      content.windowResized(to: header.window)
      var world = World(content)
      let opening = world.start()
      return (world, opening)
    }
    scenes = [name]
    problem = { $0.arguments.first.map { "the scene \(name) takes no argument '\($0)'" } }
  }
}
