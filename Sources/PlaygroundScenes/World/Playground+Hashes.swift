package import DragKit

extension Playground {
  /// The hashes of what was made, what is being done, and what is on its way.
  package var hashes: StateHashes {
    var writer = CanonicalWriter.hashing
    writer.write(content.page, content.chrome.choicesHash)
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
    writer.write(page)
    for scene in scenes { writer.write(scene.model.foldedHash) }
    return writer.stableHash
  }
}

extension Playground: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(scale, content)
    interaction.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (scale, content): (Fraction, PlaygroundContent) = try reader.read()
    let interaction = try Interaction(decoding: &reader, content: content)
    self.init(content: content, interaction: interaction, scale: scale)
  }
}
