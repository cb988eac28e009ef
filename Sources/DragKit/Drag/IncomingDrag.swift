internal import Algorithms
internal import DragCoding
internal import DragEvents

/// The state of a drag from another program: what its source offers, requests and has sent.
struct IncomingDrag: Hashable, Sendable {
  let offer: DragOffer
  /// The operation that the source prefers.
  private(set) var requested: DropOperation?
  /// The operation that was last reported to the source.
  private(set) var proposed: DropOperation?
  private(set) var data: [DragData] = []

  init(_ offer: DragOffer) { self.offer = offer }

  mutating func request(_ operation: DropOperation?) { requested = operation }

  mutating func propose(_ operation: DropOperation?) { proposed = operation }

  mutating func receive(_ data: [DragData]) {
    self.data += data.filter { new in !self.data.contains { $0.type == new.type } }
  }

  /// The MIME types whose data is requested as soon as the drag enters: that of a list of files,
  /// if offered, because its entries are the items; otherwise none.
  var typesToReadAtOnce: [String] {
    offer.types.contains(ContentType.uriList) ? [ContentType.uriList] : []
  }

  /// Returns the MIME types still to be read for a drop: for each accepted type, the first offered;
  /// none if the target accepts the items as files, which this program reads itself.
  func missingTypes(for accepted: [ContentType]) -> [String] {
    let areFiles = items.map(\.itemProvider).allSatisfy { provider in
      provider.path != nil && accepted.contains { provider.hasItem(conformingTo: $0) }
    }
    guard !areFiles else { return [] }
    return accepted.compactMap(offeredType).uniqued().filter { wanted in
      !data.contains { $0.type == wanted }
    }
  }

  private func offeredType(for type: ContentType) -> String? {
    ClipboardContents.types([type.mimeTypes], among: offer.types).first
      ?? offer.types.first { ContentType(mimeType: $0).conforms(to: type) }
  }

  /// Returns the operation that the source permits for a proposal; `nil` if it permits none.
  ///
  /// A move becomes a copy if the source permits a copy, so that the source removes nothing that
  /// the user did not want to lose.
  func permitted(_ operation: DropOperation) -> DropOperation? {
    let wanted: [DropOperation] = operation == .link ? [.link, .copy] : [.copy]
    return (wanted + [.move, .link]).first(where: offer.operations.contains)
  }
}

// MARK: - The dragged items

extension IncomingDrag {
  var contentTypes: [ContentType] { Array(offer.types.map { ContentType(mimeType: $0) }.uniqued()) }

  private var list: (uris: [String], omitted: Int) {
    data.first { $0.type == ContentType.uriList }.map { FileURI.list($0.bytes) } ?? ([], 0)
  }

  /// The number of listed files that are ignored because the list exceeds `Limits.droppedFiles`.
  var omittedCount: Int { list.omitted }

  /// The items: one for each entry of a list of files or links, otherwise a single one.
  var items: [DragItem] {
    let uris = list.uris
    guard uris.count < 2 else {
      return uris.map { DragItem(itemProvider: ItemProvider(uri: $0)) }
    }
    let listed = uris.first.map { ItemProvider(uri: $0).representations } ?? []
    let others = offer.types.filter { uris.isEmpty || $0 != ContentType.uriList }.map { name in
      ItemProvider.Representation(
        type: ContentType(mimeType: name),
        bytes: data.first { $0.type == name }.map { Self.normalized($0) })
    }
    // Several MIME types can mean one content type; the one with data counts.
    let known = listed + others.filter { $0.bytes != nil } + others
    return [DragItem(itemProvider: ItemProvider(Array(known.uniqued(on: \.type))))]
  }

  /// Returns the bytes of text in UTF-8, and other bytes as they are.
  private static func normalized(_ data: DragData) -> [UInt8] {
    guard ContentType(mimeType: data.type) == .plainText else { return data.bytes }
    let bytes = Array(data.bytes.prefix { $0 != 0 })
    if data.type != "STRING", String(validating: bytes, as: UTF8.self) != nil { return bytes }
    // ISO 8859-1, whose codes are those of Unicode (ICCCM, 2.6.2).
    var text = ""
    for byte in bytes { text.unicodeScalars.append(UnicodeScalar(byte)) }
    return Array(text.utf8)
  }
}

extension IncomingDrag: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(
      offer.types, offer.operations, requested, proposed, data.map(\.type), data.map(\.bytes))
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    offer = DragOffer(types: try reader.read(), operations: try reader.read())
    let (types, bytes): ([String], [[UInt8]])
    (requested, proposed, types, bytes) = try reader.read()
    guard types.count == bytes.count else { throw reader.invalid("data of a drag") }
    data = zip(types, bytes).map { DragData($0, $1) }
  }
}
