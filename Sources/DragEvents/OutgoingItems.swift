extension [ItemProvider] {
  /// The data of the payloads for other programs, by MIME type.
  ///
  /// The files and links form one list. The texts are joined by line breaks. Data of other types is
  /// included only if there is a single payload.
  package var exported: [DragData] {
    var data: [DragData] = []
    let links = compactMap(\.url)
    if !links.isEmpty {
      data.append(DragData(ContentType.uriList, text: links.map { $0 + "\r\n" }.joined()))
    }
    if let provider = first, count == 1 {
      data += provider.representations.compactMap { representation in
        guard let type = representation.type.exportedType else { return nil }
        if let bytes = representation.bytes { return DragData(type, bytes) }
        return provider.path.map { DragData(type, inFile: $0) }
      }
    }
    let texts = compactMap { provider in
      provider.data(for: .plainText) ?? (provider.path == nil ? provider.data(for: .url) : nil)
    }
    if !texts.isEmpty {
      data += DragData.texts([UInt8](texts.joined(separator: [UInt8(ascii: "\n")])))
    }
    return data
  }

  /// The data of the payloads for the clipboard.
  ///
  /// File managers paste files only from data of their own type, which begins with `cut` or `copy`.
  package func copied(isCut: Bool) -> [DragData] {
    let files = compactMap { provider in provider.path == nil ? nil : provider.url }
    guard !files.isEmpty else { return exported }
    let lines = [isCut ? "cut" : "copy"] + files
    return [DragData(ContentType.copiedFiles, text: lines.joined(separator: "\n"))] + exported
  }
}

extension ContentType {
  /// The MIME type of data offered unchanged; `nil` for text, links, and types without a MIME type.
  fileprivate var exportedType: String? {
    guard self != .image, self != .text, !conforms(to: .url), !conforms(to: .plainText) else {
      return nil
    }
    return mimeTypes.first { $0.contains("/") }
  }
}
