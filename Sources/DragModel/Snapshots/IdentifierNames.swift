internal import DragCoding

/// Identifiers with what stands for each of them: looked up both ways, and never forgotten.
struct IdentifierNames<Identifier: Hashable & Sendable, Name: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private(set) var names: [Name] = []
  private var indicesByIdentifier: [Identifier: Int] = [:]
  private var indicesByName: [Name: Int] = [:]

  init() {}

  /// What stands for an identifier.
  subscript(identifier: Identifier) -> Name? { indicesByIdentifier[identifier].map { names[$0] } }

  /// What a name stands for.
  subscript(name: Name) -> Identifier? { indicesByName[name].map { identifiers[$0] } }

  /// Takes note of an identifier that was not known, and of what stands for it.
  mutating func add(_ identifier: Identifier, _ name: Name) {
    indicesByIdentifier[identifier] = identifiers.count
    indicesByName[name] = identifiers.count
    identifiers.append(identifier)
    names.append(name)
  }
}

extension IdentifierNames: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers && left.names == right.names
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifiers.count)
  }
}

extension IdentifierNames: CanonicalCodable
where Identifier: CanonicalCodable, Name: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(identifiers, names)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let identifiers = try [Identifier](decoding: &reader)
    let names = try [Name](decoding: &reader)
    guard identifiers.count == names.count else { throw reader.invalid("identifiers") }
    for (identifier, name) in zip(identifiers, names) {
      guard self[identifier] == nil, self[name] == nil else { throw reader.invalid("identifiers") }
      add(identifier, name)
    }
  }
}
