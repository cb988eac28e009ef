internal import DragRecording
internal import PlaygroundScenes

/// The playground's sessions can be recorded and played again.
extension Playground: Replayable {}
