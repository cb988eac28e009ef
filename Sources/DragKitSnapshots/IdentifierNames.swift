internal import OrderedCollections

/// A map between identifiers and names in both directions; pairs stay, because an undo needs them.
struct IdentifierNames<Identifier: Hashable & Sendable, Name: Hashable & Sendable>:
  Hashable, Sendable
{
  private var identifiers: OrderedSet<Identifier> = []
  private var names: OrderedSet<Name> = []

  subscript(identifier: Identifier) -> Name? {
    identifiers.firstIndex(of: identifier).map { names[$0] }
  }

  subscript(name: Name) -> Identifier? {
    names.firstIndex(of: name).map { identifiers[$0] }
  }

  mutating func add(_ identifier: Identifier, _ name: Name) {
    identifiers.append(identifier)
    names.append(name)
  }
}

extension IdentifierNames: CanonicalCodable
where Identifier: CanonicalCodable, Name: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(identifiers.elements, names.elements)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (identifiers, names): ([Identifier], [Name]) = try reader.read()
    (self.identifiers, self.names) = (OrderedSet(identifiers), OrderedSet(names))
    let counts = [identifiers.count, names.count, self.identifiers.count, self.names.count]
    guard Set(counts).count == 1 else { throw reader.invalid("identifiers") }
  }
}
