package import DragKit

extension Playground {
  /// The hashes of what was made, what is being done, and what is on its way.
  package var hashes: StateHashes {
    var writer = CanonicalWriter()
    content.model.foldedHash.encode(to: &writer)
    content.scene.rawValue.encode(to: &writer)
    content.chrome.encodeChoices(to: &writer)
    content.colours.encodeTheRest(to: &writer)
    let model = writer.stableHash
    writer.removeAll()
    interaction.encodeGestures(to: &writer)
    let gestures = writer.stableHash
    writer.removeAll()
    interaction.motion.encode(to: &writer)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

  /// `true` where a pointer is down or something is carried.
  package var isGestureLive: Bool { interaction.isGestureLive }
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
