internal import Algorithms
internal import DragCoding
internal import DragFrameIO

extension [ContentType] {
  /// The names of the data to read from the clipboard; for each type, the preferred one first.
  ///
  /// A list of files is always read: it has their types. Under its name of X11, GTK 3 sends a text as it is, and
  /// otherwise with the line ends of MIME.
  var namesToPaste: [[String]] {
    [[ContentType.uriList, ContentType.copiedFiles]]
      + filter { !$0.conforms(to: .url) }.map(\.mimeTypes).map { names in
        let text = names.filter { $0 == "UTF8_STRING" }
        return text + names.filter { $0 != "UTF8_STRING" }
      }
  }
}

extension ClipboardContents {
  /// The payloads: one for each URI of a list, or else a single one.
  var itemProviders: [ItemProvider] {
    guard !data.isEmpty else { return [] }
    let data = data.map(\.asList)
    var drag = IncomingDrag(DragOffer(types: data.map(\.type)))
    drag.receive(data)
    return drag.items.map(\.itemProvider)
  }
}

extension ItemProvider {
  func conforms(toAnyOf types: [ContentType]) -> Bool {
    types.contains { hasItem(conformingTo: $0) }
  }
}

extension DragData {
  /// The files of a file manager as a list of URIs, without the line that says whether they were cut.
  fileprivate var asList: DragData {
    guard type == ContentType.copiedFiles else { return self }
    let uris = FileURI.list(bytes).filter { $0 != "copy" && $0 != "cut" }
    return DragData(ContentType.uriList, text: uris.map { $0 + "\r\n" }.joined())
  }
}
