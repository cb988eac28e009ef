package import DragFrameIO
internal import DragKit
package import PlaygroundScenes
internal import RecordingTools

extension Playground: HandlerDependent {
  package func withOtherHandlers(
    hashes isWanted: (StateHashes) -> Bool
  ) -> (world: Playground, words: [String])? {
    let hashes = hashes
    return interaction.withOtherHandlers { gestures in
      isWanted(StateHashes(model: hashes.model, gestures: gestures, motion: hashes.motion))
    }.map { (Playground(content: content, interaction: $0, scale: scale), $1) }
  }
}
