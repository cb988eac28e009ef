package import DragKit

extension DiagramScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(document, signals, nodeHolds, wireHolds, stacking, history)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, document, signals, nodeHolds, wireHolds, stacking, history) = try reader.read()
    guard isSound else { throw reader.invalid("diagram") }
  }

  /// `true` where every part is there once, no two touches hold the same, and the circuit is at rest.
  private var isSound: Bool {
    let all = DiagramNode.allCases
    let pointers = nodeHolds.map(\.pointer) + wireHolds.map(\.pointer)
    let (nodes, origins) = (nodeHolds.map(\.node), wireHolds.compactMap(\.origin))
    return model[Self.container]?.items == ItemOrder(all.map(\.item))
      && stacking.sorted { $0.rawValue < $1.rawValue } == all
      && Set(pointers).count == pointers.count && Set(nodes).count == nodes.count
      && Set(origins).count == origins.count && wireHolds.allSatisfy(isSound)
      && signals.areAtRest(in: circuitAsDrawn)
  }

  /// `true` where the ends of a wire fit each other, and it was taken off an input that had it.
  private func isSound(_ hold: WireHold) -> Bool {
    let hasFittingEnds = hold.target.map(hold.fixed.fits) ?? true
    let comesFromItsInput = hold.origin.map { document.circuit[$0] == hold.fixed } ?? hold.isLoose
    return hasFittingEnds && comesFromItsInput && (hold.isLoose || hold.target == hold.origin)
  }
}

extension DiagramScene.Document: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(centers, circuit)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (centers, circuit) = try reader.read()
    guard centers.map({ $0.count == DiagramNode.allCases.count }) ?? true,
      centers?.allSatisfy({ $0 == $0.clampedToFarthest }) ?? true
    else { throw reader.invalid("places") }
  }
}

extension DiagramScene.NodeHold: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, node, center, hasExceededSlop)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, node, center, hasExceededSlop) = try reader.read()
    guard center == center.clampedToFarthest else { throw reader.invalid("place") }
  }
}

extension DiagramScene.WireHold: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, fixed, origin, isLoose, location, target, signals)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, fixed, origin, isLoose, location, target, signals) = try reader.read()
    guard location == location.clampedToFarthest else { throw reader.invalid("place") }
  }
}

extension DiagramNode: CanonicalCodable {}

extension DiagramPort: CanonicalCodable {}
