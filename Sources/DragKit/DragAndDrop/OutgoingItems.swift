internal import DragCoding
internal import DragFrameIO

extension [DragItem] {
  /// The data of the items for other programs, by MIME type.
  ///
  /// Files and links are one list, and texts one text of several lines. Other data is there only for a single item.
  var exported: [DragData] {
    let providers = map(\.itemProvider)
    var data: [DragData] = []
    let links = providers.compactMap(\.url)
    if !links.isEmpty {
      data.append(DragData(ContentType.uriList, text: links.map { $0 + "\r\n" }.joined()))
    }
    if let provider = providers.first, providers.count == 1 {
      data += provider.representations.compactMap { representation in
        guard let bytes = representation.bytes, let type = representation.type.exportedType
        else { return nil }
        return DragData(type, bytes)
      }
    }
    let texts = providers.compactMap { provider in
      provider.data(for: .plainText) ?? (provider.path == nil ? provider.data(for: .url) : nil)
    }
    if !texts.isEmpty {
      let text = [UInt8](texts.joined(separator: [UInt8(ascii: "\n")]))
      data += ContentType.exportedTextTypes.map { DragData($0, text) }
    }
    return data
  }
}

extension ContentType {
  /// The names under which text in UTF-8 is offered; GTK and Qt ask for one of them.
  fileprivate static let exportedTextTypes = [
    "text/plain;charset=utf-8", "UTF8_STRING", "text/plain",
  ]

  /// The MIME type of data that is offered as it is; `nil` for text, links, and types without a format.
  fileprivate var exportedType: String? {
    guard self != .image, self != .text, !conforms(to: .url), !conforms(to: .plainText) else {
      return nil
    }
    return mimeTypes.first { $0.contains("/") }
  }
}
