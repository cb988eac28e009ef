internal import DragKit
package import PlaygroundUI

extension Page {
  /// The name of the page in files.
  package var name: String { "\(self)" }

  /// The line that introduces the page; `nil` if the page itself has such a text.
  package var line: LocalizedString? { LocalizedString(ifPresent: "line-\(name)") }
}
