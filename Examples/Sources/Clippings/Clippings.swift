import DragKitRecording

/// A thing that was pasted: text, a file, a link, or a picture.
struct Clipping: Equatable {
  let type: ContentType
  /// The text, or the URI of a file or link.
  var text = ""
  /// The bytes of a picture.
  var picture: [Int] = []

  /// The first of these types that a payload has decides.
  static let types: [ContentType] = [.fileURL, .url, .png, .plainText]

  init?(_ payload: ItemProvider) {
    guard let type = Self.types.first(where: { payload.data(for: $0) != nil }) else { return nil }
    self.type = type
    if type == .png {
      picture = (payload.data(for: .png) ?? []).map { Int($0) }
    } else {
      text = payload.url ?? payload.text
    }
  }

  var payload: ItemProvider {
    type == .png
      ? ItemProvider(data: picture.map { UInt8(truncatingIfNeeded: $0) }, as: .png)
      : ItemProvider(text: text, as: [type])
  }
}

extension Clipping: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(type, text, picture) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (type, text, picture) = try reader.read()
  }
}

/// A list of clippings: Ctrl+V adds what was copied anywhere, and Ctrl+C copies the focused one, or else all.
///
/// Each can be dragged to another program.
struct Clippings: InteractiveContent, Equatable {
  var model = Model()
  var window = Size(width: 320, height: 400)
  let tuning = Tuning()
  private(set) var clippings: [ItemID: Clipping] = [:]

  static let list: ContainerID = "list"

  init() {
    model.addContainer(Self.list)
    for payload in Self.samples { Clipping(payload).map { add($0) } }
  }

  private static let samples = [
    ItemProvider(text: "Hello"), ItemProvider(text: "https://example.org/", as: [.url]),
    ItemProvider(data: redPixel, as: .png),
  ]

  /// A picture in the format PNG.
  private static let redPixel: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0,
    0, 0,
    144, 119, 83, 222, 0, 0, 0, 12, 73, 68, 65, 84, 120, 156, 99, 120, 230, 101, 3, 0, 3, 134, 1,
    109,
    13, 236, 117, 90, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// The list fills the window.
  var stage: Stage {
    let list = CollectionArea(
      view: .control(0), bounds: Rect(origin: .zero, size: window),
      layout: ListConfiguration(appearance: .inset, rowHeight: 40, spacing: 8).layout,
      sections: [CollectionSection(Self.list, count: model[Self.list]?.count ?? 0)])
    return Stage(areas: [Stage.Area(Self.list, .collection(list))])
  }

  static let handlers = HandlerRegistry<Clippings>()
    .collection(list) { list in list.reorderingHandlers.canReorderItem = { _, _ in true } }
    .items(in: list) { item in item.onDrag { content, item in content.clippings[item]?.payload } }
    .onCopyCommand(in: list) { content, focused in content.payloads(focused) }
    .onCutCommand(in: list) { content, focused in
      defer { for item in content.chosen(focused) { content.model.remove(item) } }
      return content.payloads(focused)
    }
    .onPasteCommand(of: Clipping.types, in: list) { content, payloads, _ in
      let clippings = payloads.compactMap(Clipping.init)
      for clipping in clippings { content.add(clipping) }
      return !clippings.isEmpty
    }

  private func chosen(_ focused: ItemID?) -> [ItemID] {
    focused.map { [$0] } ?? model[Self.list].map { Array($0.items) } ?? []
  }

  private func payloads(_ focused: ItemID?) -> [ItemProvider] {
    chosen(focused).compactMap { clippings[$0]?.payload }
  }

  private mutating func add(_ clipping: Clipping) {
    let item = model.registerItem(named: "clipping-\(clippings.count + 1)")
    clippings[item] = clipping
    model.insert(item, at: InsertionPlace(Self.list, Gap(model[Self.list]?.count ?? 0)))
  }

  mutating func windowResized(to size: Size) { window = size }
}

extension Clippings: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(model, window, clippings) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, window, clippings) = try reader.read()
  }
}
