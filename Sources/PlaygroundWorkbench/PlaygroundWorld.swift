package import DragDrawing
package import DragKit
internal import DragKitRecording
package import DragRecording
package import PlaygroundScenes
package import RecordingTools

/// A playground, or a test's copy of it with a planted bug.
package protocol PlaygroundWorld: LiveWorld, Sendable {
  var content: PlaygroundContent { get }
  var interaction: Interaction { get }
  func frame(reusing cache: FrameCache) -> DrawList
  mutating func start() -> Output
}

extension Playground: PlaygroundWorld {
  package var announcement: String? { status }
}

extension PlaygroundWorld {
  package func frame() -> DrawList { frame(reusing: FrameCache()) }

  package var landmarks: [Landmark] { interaction.landmarks(of: content) }

  package func landmarks(at point: Point) -> [Landmark] {
    interaction.landmarks(at: point, of: content)
  }

  package var seenLandmarks: [Landmark] { interaction.seenLandmarks(of: content) }

  package var openGap: OpenGap? { interaction.openGap(in: content) }

  package var scrollOffsets: [String: Length] { interaction.scrollOffsets(of: content) }

  package var selectedItems: [String] { content.selectedItems.map(content.name(of:)) }

  package var focus: Landmark.ID? { interaction.focus(in: content) }

  package var cursor: Cursor { interaction.cursor }

  package var arrangement: UInt64 { content.arrangement }

  package func order(of container: String) -> [String]? {
    content.model[ContainerID(container)]?.items.map(content.name(of:))
  }

  package func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? {
    interaction.kind(ofTouchBy: pointer)
  }
}

extension Playground: HandlerDependent {
  package func withOtherHandlers(
    hashes isWanted: (StateHashes) -> Bool
  ) -> (world: Playground, words: [String])? {
    interaction.withOtherHandlers(than: hashes, in: content, where: isWanted)
      .map { (Playground(content: content, interaction: $0, scale: scale), $1) }
  }
}
