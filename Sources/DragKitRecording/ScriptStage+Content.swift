extension ScriptStage {
  /// Creates a stage on which every session starts with the same content.
  ///
  /// ```swift
  /// let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }
  /// ```
  ///
  /// If scripts set arguments or tuning values, use `ScriptStage.init(_:makeWorld:)` instead. Its
  /// closure receives them in the header, and creates the world.
  ///
  /// - Parameters:
  ///   - name: The name of the program and of its only scene, in recordings.
  ///   - window: The window's size, in logical pixels, if the script sets none. The content is resized
  ///     to the window.
  ///   - layout: A name for the encoding of the content's canonical bytes. Change the name whenever the
  ///     encoding changes: hashes of states with different names are not compared, nor are those of
  ///     other versions of the engine's state (`Interaction.stateLayout`).
  ///   - content: A closure that creates the content.
  public init<Content>(
    _ name: String, window: Size, layout: String = "1", content: @escaping () -> Content
  ) where World == InteractionWorld<Content> {
    let layout = "\(Interaction.stateLayout)/\(layout)"
    let header = RecordingHeader(app: name, scene: name, window: window, hashes: layout)
    self.init(header) { (header) throws(FileError) in
      guard header.app == name else {
        throw FileError(file: name, line: 1, .otherProgram(header.app))
      }
      if case .state = header.state, header.hashes != layout {
        throw FileError(file: name, line: 1, .otherStateLayout(app: header.app))
      }
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
    complete = { $0.arguments.first.map { "the scene \(name) takes no argument '\($0)'" } }
  }
}
