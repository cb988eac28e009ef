internal import DragKit

extension Page {
  /// The name of the page in files.
  package var name: String { "\(self)" }

  /// The line with which the page introduces itself; `nil` if a text on the page itself does.
  package var line: LocalizedString? { LocalizedString(ifPresent: "line-\(name)") }
}
