internal import DragCoding
package import DragEvents

extension Script {
  /// Data that a script drops or pastes, as another program would.
  public indirect enum Drop: Hashable, Sendable {
    /// A text, such as a selected one of an editor.
    case text(String)
    /// A link, such as `https://example.org/`.
    case link(String)
    /// Files, by their absolute paths, as from a file manager.
    ///
    /// A path that is not UTF-8 is given as a URI, such as `file:///caf%E9.png`.
    case files([String])
    /// Data that the other program offers and never sends; the window waits five seconds for it after a drop.
    case unsent(Drop)
  }
}

extension Script.Drop {
  package var data: DragData {
    switch self {
    case .text(let text): DragData(DragData.textTypes[0], text: text)
    case .link(let link): DragData(Self.list, text: link + "\r\n")
    case .files(let paths):
      DragData(Self.list, text: paths.map { Self.uri(of: $0) + "\r\n" }.joined())
    case .unsent(let drop): drop.data
    }
  }

  var isSent: Bool { if case .unsent = self { false } else { true } }

  /// Returns the drop of data; `nil` if it is none of the kinds.
  package init?(_ data: DragData) {
    guard data.type == Self.list else {
      guard data.type == DragData.textTypes[0],
        let text = String(validating: data.bytes, as: UTF8.self)
      else { return nil }
      self = .text(text)
      return
    }
    let (uris, omitted) = FileURI.list(data.bytes)
    guard omitted == 0 else { return nil }
    if !uris.isEmpty, uris.allSatisfy(FileURI.isLocalFile) {
      self = .files(uris.map { FileURI.path(of: $0) ?? $0 })
    } else if uris.count == 1 {
      self = .link(uris[0])
    } else {
      return nil
    }
  }

  /// Returns the data of the clipboard as a script pastes it; `nil` if it is none of the kinds.
  ///
  /// A text can have any of its names, of which it is pasted by one.
  init?(pasted data: [DragData]) {
    guard let first = data.first, data.count == 1 else { return nil }
    let isText = DragData.textTypes.contains(first.type)
    self.init(isText ? DragData(DragData.textTypes[0], first.bytes) : first)
  }

  private static func uri(of path: String) -> String {
    FileURI.isLocalFile(path) ? path : FileURI.uri(of: path)
  }

  private static let list = "text/uri-list"
}
