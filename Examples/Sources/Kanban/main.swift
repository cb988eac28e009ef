import DragProgram

SDLProgram(Board.stage, title: "Kanban").main(painting: { frame, canvas in
  frame.content.draw(frame, on: &canvas)
})

extension Board {
  /// The start of a session, for the program and for tests.
  static var stage: ScriptStage<InteractionWorld<Board>> {
    ScriptStage("kanban", window: Size(width: 880, height: 560)) { Board() }
  }
}
