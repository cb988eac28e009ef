package import DragKit

extension DiagramScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    document.encode(to: &writer)
    signals.encode(to: &writer)
    nodeHolds.encode(to: &writer)
    wireHolds.encode(to: &writer)
    stacking.encode(to: &writer)
    history.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(from: &reader)
    document = try Document(from: &reader)
    signals = try Signals(from: &reader)
    nodeHolds = try [NodeHold](from: &reader)
    wireHolds = try [WireHold](from: &reader)
    stacking = try [DiagramNode](from: &reader)
    history = try UndoHistory<Document>(from: &reader)
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
  package func encode(to writer: inout CanonicalWriter) {
    centers.encode(to: &writer)
    circuit.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    centers = try [Point]?(from: &reader)
    guard centers.map({ $0.count == DiagramNode.allCases.count }) ?? true,
      centers?.allSatisfy({ $0 == $0.clampedToSeam }) ?? true
    else { throw reader.invalid("places") }
    circuit = try Circuit(from: &reader)
  }
}

extension DiagramScene.NodeHold: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    pointer.encode(to: &writer)
    node.encode(to: &writer)
    center.encode(to: &writer)
    hasStrayed.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    pointer = try PointerID(from: &reader)
    node = try DiagramNode(from: &reader)
    center = try Point(from: &reader)
    guard center == center.clampedToSeam else { throw reader.invalid("place") }
    hasStrayed = try Bool(from: &reader)
  }
}

extension DiagramScene.WireHold: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    pointer.encode(to: &writer)
    fixed.encode(to: &writer)
    origin.encode(to: &writer)
    isLoose.encode(to: &writer)
    location.encode(to: &writer)
    target.encode(to: &writer)
    signals.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    pointer = try PointerID(from: &reader)
    fixed = try DiagramPort(from: &reader)
    origin = try DiagramPort?(from: &reader)
    isLoose = try Bool(from: &reader)
    location = try Point(from: &reader)
    guard location == location.clampedToSeam else { throw reader.invalid("place") }
    target = try DiagramPort?(from: &reader)
    signals = try Signals(from: &reader)
  }
}

extension DiagramNode: CanonicalCodable {}
extension DiagramPort: CanonicalCodable {}
