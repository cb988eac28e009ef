package import DragEvents
internal import DragKitRecording
package import PlaygroundScenes
internal import RecordingTools

extension Playground: HandlerDependent {
  package func withOtherHandlers(
    hashes isWanted: (StateHashes) -> Bool
  ) -> (world: Playground, words: [String])? {
    interaction.withOtherHandlers(than: hashes, in: content, where: isWanted)
      .map { (Playground(content: content, interaction: $0, scale: scale), $1) }
  }
}
