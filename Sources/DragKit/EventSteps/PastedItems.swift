internal import DragEvents

extension [ContentType] {
  /// The names of the data to read from the clipboard; for each type, the preferred one first.
  ///
  /// A list of files is always read: it gives their types. GTK 3 sends text as it is under the X11
  /// name, which comes first, and with the line ends of MIME under the others.
  var namesToPaste: [[String]] {
    [[ContentType.uriList, ContentType.copiedFiles]]
      + filter { !$0.conforms(to: .url) }.map(\.mimeTypes).map { names in
        let text = names.filter { $0 == "UTF8_STRING" }
        return text + names.filter { $0 != "UTF8_STRING" }
      }
  }
}

extension ClipboardContents {
  /// The payloads, one for each listed URI or else a single one, and the number of omitted URIs.
  var itemProviders: (items: [ItemProvider], omitted: Int) {
    guard !data.isEmpty else { return ([], 0) }
    let data = data.map(\.asList)
    var drag = IncomingDrag(DragOffer(types: data.map(\.type)))
    drag.receive(data)
    return (drag.items.map(\.itemProvider), drag.omittedCount)
  }
}

extension DragData {
  /// The files of a file manager as a list of URIs, without the line `copy` or `cut`.
  fileprivate var asList: DragData {
    guard type == ContentType.copiedFiles else { return self }
    let lines = bytes.drop { $0 == UInt8(ascii: "\n") }
    let first = lines.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isNote = ["copy", "cut"].contains { first.elementsEqual($0.utf8) }
    return DragData(ContentType.uriList, Array(isNote ? lines.dropFirst(first.count) : lines))
  }
}
