internal import Algorithms
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

  /// The name of the page in files, options and messages.
  package var name: String { info.name }

  /// The scene to which the page belongs; `nil` for the guide, which belongs to none.
  package var scene: SceneID? { info.scene }

  /// The text that introduces the page in a toast; `nil` if the page shows such a text itself.
  package var line: LocalizedString? { LocalizedString(ifPresent: "line-\(name)") }

  package static func named(_ name: String?) -> Page? { allCases.first { $0.name == name } }

  package static func first(of scene: SceneID) -> Page {
    allCases.first { $0.scene == scene } ?? .colours
  }
}

extension Page: CanonicalCodable {}

extension Page: CustomStringConvertible {
  package var description: String { name }
}

/// The name, the icon and the scene of a page; its title is that of its ``PageButton``.
struct PageInfo: Sendable {
  let name: String
  /// The scene to which the page belongs; `nil` if it belongs to none.
  var scene: SceneID?
  /// The icon in the sidebar; `nil` for a page that another page of its scene opens.
  let icon: String?
  /// The name of the button, for a page without a scene.
  var button = ""
}

/// The name of a page, or of pages that belong together, in options and recordings.
package struct SceneID: RawRepresentable, Hashable, Sendable, CaseIterable {
  package let rawValue: String

  package init?(rawValue: String) {
    guard let scene = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = scene
  }

  package static let allCases = Page.infos.compactMap(\.scene).uniqued().map(\.self)
}

extension SceneID: ExpressibleByStringLiteral {
  /// Creates the scene with a name that is known to be valid; it is not checked.
  package init(stringLiteral name: String) { rawValue = name }
}

/// The button of a page, in the sidebar or in the page switch that replaces it.
struct PageButton: NumberedControl {
  let page: Page

  init?(rawValue: Int) {
    guard let page = Page(rawValue: rawValue), page.info.icon != nil else { return nil }
    self.page = page
  }

  /// Creates the button of a page, or of the first page of its scene.
  init(_ page: Page) { self.page = page.scene.map(Page.first) ?? page }

  var rawValue: Int { page.rawValue }
  var name: String { page.scene.map { "scene-\($0.rawValue)" } ?? page.info.button }
  var icon: String { page.info.icon ?? "" }

  static let firstNumber = ControlNumbers.pages

  /// The buttons from top to bottom: the scenes, and then the pages that belong to none.
  static let allCases = Page.allCases.map { PageButton($0) }.uniqued()
    .sorted {
      ($0.page.scene == nil ? 1 : 0, $0.rawValue) < ($1.page.scene == nil ? 1 : 0, $1.rawValue)
    }
}

extension Page {
  var title: LocalizedString { PageButton(self).title }
}
