package import DragEvents
package import DragCoding
internal import DragKit

extension Playground {
  package var hashes: StateHashes { interaction.hashes(beside: content.hash) }

  package var isGestureLive: Bool { interaction.isGestureLive }
  package var document: String { content.shown.document ?? content.containers.description }
}

extension PlaygroundContent {
  /// The hash of the shown page, the chrome and the scenes.
  fileprivate var hash: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(page, chrome.stateHash)
    pages.encodeHashes(to: &writer)
    return writer.stableHash
  }

  /// The items of each container, by their names.
  package var containers: JSONValue {
    .object(model.containers.map { JSONField($0.id.name, .strings($0.items.map(name(of:)))) })
  }

  package var arrangement: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(page)
    for page in Page.allCases { writer.write(pages[page].model.foldedHash) }
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
    guard scale > .zero else { throw reader.invalid("scale") }
    let interaction = try Interaction(decoding: &reader, content: content)
    self.init(content: content, interaction: interaction, scale: scale)
  }
}
