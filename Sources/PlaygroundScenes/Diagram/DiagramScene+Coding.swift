package import DragKit

extension DiagramScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    document.encode(into: &writer)
    signals.encode(into: &writer)
    nodeHolds.encode(into: &writer)
    wireHolds.encode(into: &writer)
    stacking.encode(into: &writer)
    history.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(decoding: &reader)
    document = try Document(decoding: &reader)
    signals = try Signals(decoding: &reader)
    nodeHolds = try [NodeHold](decoding: &reader)
    wireHolds = try [WireHold](decoding: &reader)
    stacking = try [DiagramNode](decoding: &reader)
    history = try UndoHistory<Document>(decoding: &reader)
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
    centers.encode(into: &writer)
    circuit.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    centers = try [Point]?(decoding: &reader)
    guard centers.map({ $0.count == DiagramNode.allCases.count }) ?? true,
      centers?.allSatisfy({ $0 == $0.clampedToSeam }) ?? true
    else { throw reader.invalid("places") }
    circuit = try Circuit(decoding: &reader)
  }
}

extension DiagramScene.NodeHold: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    pointer.encode(into: &writer)
    node.encode(into: &writer)
    center.encode(into: &writer)
    hasStrayed.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    pointer = try PointerID(decoding: &reader)
    node = try DiagramNode(decoding: &reader)
    center = try Point(decoding: &reader)
    guard center == center.clampedToSeam else { throw reader.invalid("place") }
    hasStrayed = try Bool(decoding: &reader)
  }
}

extension DiagramScene.WireHold: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    pointer.encode(into: &writer)
    fixed.encode(into: &writer)
    origin.encode(into: &writer)
    isLoose.encode(into: &writer)
    location.encode(into: &writer)
    target.encode(into: &writer)
    signals.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    pointer = try PointerID(decoding: &reader)
    fixed = try DiagramPort(decoding: &reader)
    origin = try DiagramPort?(decoding: &reader)
    isLoose = try Bool(decoding: &reader)
    location = try Point(decoding: &reader)
    guard location == location.clampedToSeam else { throw reader.invalid("place") }
    target = try DiagramPort?(decoding: &reader)
    signals = try Signals(decoding: &reader)
  }
}

extension DiagramNode: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { rawValue.encode(into: &writer) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let node = Self(rawValue: try Int(decoding: &reader)) else {
      throw reader.invalid("part")
    }
    self = node
  }
}

extension DiagramPort: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { rawValue.encode(into: &writer) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let port = Self(rawValue: try Int(decoding: &reader)) else {
      throw reader.invalid("port")
    }
    self = port
  }
}
