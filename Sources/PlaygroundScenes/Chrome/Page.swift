internal import DragKit
package import PlaygroundUI

/// A page of the playground; the raw value is its index in ``scenes``.
package struct Page: RawRepresentable, Hashable, Sendable, CaseIterable {
  package let rawValue: Int

  package init?(rawValue: Int) {
    guard Self.infos.indices.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  package static let allCases = infos.indices.compactMap(Page.init)

  var info: PageInfo { Self.infos[rawValue] }

  /// The name of the page in recordings, scripts, options, settings and messages.
  package var name: String { info.name }

  /// The text that introduces the page in a toast; `nil` if the page shows such a text itself.
  package var line: LocalizedString? { LocalizedString(ifPresent: "line-\(name)") }

  /// Returns the page with a name; `link`, the former name of `follow`, is valid, too.
  package static func named(_ name: String?) -> Page? {
    name == "link" ? .follow : allCases.first { $0.name == name }
  }
}

extension Page: CanonicalCodable {}

extension Page: CustomStringConvertible {
  package var description: String { name }
}

/// The name, the icon and the button of a page; its title is that of its button.
struct PageInfo: Sendable {
  let name: String
  /// The icon of the page's button.
  var icon = ""
  /// The page that opens this one, and whose button this page shares.
  var opener: (@Sendable () -> Page)?
  /// The name of a button that is set apart; if `nil`, the name is `scene-` and the page's name.
  var button: String?
}

// MARK: - The buttons in the sidebar, or in the page switch that replaces it
extension Page {
  /// The pages with buttons of their own, from top to bottom; those set apart come last.
  static let withButtons: [Page] = {
    let pages = allCases.filter { $0.info.opener == nil }
    return pages.filter { !$0.isApart } + pages.filter(\.isApart)
  }()

  private static let buttons = allCases.map { page in
    let page = page.info.opener?() ?? page
    let name = page.info.button ?? "scene-\(page.name)"
    return Control(ControlNumbers.pages + page.rawValue, name)
  }

  /// The control that shows the page, or the page that opens it.
  var button: Control { Self.buttons[rawValue] }

  var isApart: Bool { info.button != nil }

  var title: LocalizedString { button.title }
}
