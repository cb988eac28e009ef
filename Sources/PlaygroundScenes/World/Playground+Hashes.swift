package import DragKit

extension Playground {
  /// The hashes of what was made, what is being done, and what is on its way.
  package var hashes: StateHashes {
    var writer = CanonicalWriter.hashing
    content.page.encode(to: &writer)
    content.chrome.choicesHash.encode(to: &writer)
    content.encodeHashedScenes(to: &writer)
    return interaction.hashes(beside: writer.stableHash)
  }

  /// `true` where a pointer is down or something is carried.
  package var isGestureLive: Bool { interaction.isGestureLive }
}

extension PlaygroundContent {
  /// A hash of what stands in which order on all pages, and of nothing that depends on the window.
  package var arrangement: UInt64 {
    var writer = CanonicalWriter.hashing
    page.encode(to: &writer)
    for scene in scenes { scene.model.foldedHash.encode(to: &writer) }
    return writer.stableHash
  }
}

extension Playground: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    scale.encode(to: &writer)
    content.encode(to: &writer)
    interaction.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    let scale = try Fraction(from: &reader)
    let content = try PlaygroundContent(from: &reader)
    let interaction = try Interaction(from: &reader, content: content)
    self.init(content: content, interaction: interaction, scale: scale)
  }
}
