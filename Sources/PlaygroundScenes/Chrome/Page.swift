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

  /// Returns the page with a name; `link`, the former name of a page, is valid, too.
  package static func named(_ name: String?) -> Page? {
    name == "link" ? .follow : allCases.first { $0.name == name }
  }
}

extension Page: CanonicalCodable {}

extension Page: CustomStringConvertible {
  package var description: String { name }
}

/// The name, the icon and the button of a page; its title is that of its ``PageButton``.
struct PageInfo: Sendable {
  let name: String
  /// The icon of the page's button.
  var icon = ""
  /// The page that opens this one, and whose button this page shares.
  var opener: (any PlaygroundScene.Type)?
  /// The name of a button that is apart from the others; `nil` for `scene-` and the page's name.
  var button: String?
}

/// The button of a page, in the sidebar or in the page switch that replaces it.
struct PageButton: NumberedControl {
  let page: Page

  init?(rawValue: Int) {
    guard let page = Page(rawValue: rawValue), page.info.opener == nil else { return nil }
    self.page = page
  }

  /// Creates the button of a page, or of the page that opens it.
  init(_ page: Page) { self.page = page.info.opener?.page ?? page }

  var rawValue: Int { page.rawValue }
  var name: String { page.info.button ?? "scene-\(page.name)" }
  var icon: String { page.info.icon }
  var isApart: Bool { page.info.button != nil }

  static let firstNumber = ControlNumbers.pages

  /// The buttons from top to bottom; those that are apart come last.
  static let allCases = buttons.filter { !$0.isApart } + buttons.filter(\.isApart)

  private static let buttons = Page.allCases.indices.compactMap(PageButton.init)
}

extension Page {
  var title: LocalizedString { PageButton(self).title }
}
