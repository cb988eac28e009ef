internal import DragEvents

extension [ContentType] {
  /// The MIME types to read from the clipboard: the names of each content type, the best one first.
  ///
  /// Lists of files are always read, because they give the types of the files. GTK 3 sends text
  /// unchanged by the X11 name `UTF8_STRING`, which comes first, and with CR LF by the MIME types.
  var namesToPaste: [[String]] {
    [[ContentType.uriList, ContentType.copiedFiles]]
      + filter { !$0.conforms(to: .url) }.map(\.mimeTypes).map { names in
        let text = names.filter { $0 == "UTF8_STRING" }
        return text + names.filter { $0 != "UTF8_STRING" }
      }
  }
}

extension ClipboardContents {
  /// The payloads: one for each entry of a list of files or links, otherwise a single one; and the
  /// number of omitted entries.
  var itemProviders: (items: [ItemProvider], omitted: Int) {
    guard !data.isEmpty else { return ([], 0) }
    let data = data.map(\.asList)
    var drag = IncomingDrag(DragOffer(types: data.map(\.type)))
    drag.receive(data)
    return (drag.items.map(\.itemProvider), drag.omittedCount)
  }
}

extension DragData {
  /// The data; for files copied in a file manager, a list of URIs without the line `copy` or `cut`.
  fileprivate var asList: DragData {
    guard type == ContentType.copiedFiles else { return self }
    let lines = bytes.drop { $0 == UInt8(ascii: "\n") }
    let first = lines.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isNote = ["copy", "cut"].contains { first.elementsEqual($0.utf8) }
    return DragData(ContentType.uriList, Array(isNote ? lines.dropFirst(first.count) : lines))
  }
}
