internal import DragKit
internal import PlaygroundUI

// Widgets that show a control: its title and its icon follow from the control.
extension Widget {
  static func button(_ control: Control, _ color: ThemeColor = \.text) -> Widget {
    Widget(.button(icon: control.icon, color), control.id)
  }

  static func entry(_ page: PageButton) -> Widget {
    Widget(.entry(page.title, icon: page.icon), page.id)
  }

  static func button(_ page: PageButton) -> Widget {
    Widget(.button(icon: page.icon, \.text), page.id)
  }

  static func segment(_ control: Control) -> Widget { Widget(.segment(control.title), control.id) }

  static func toggle(_ control: Control) -> Widget { Widget(.toggle(control.title), control.id) }

  static func popup(_ control: Control, _ chosen: LocalizedString) -> Widget {
    Widget(.popup(chosen), control.id)
  }

  static func titledButton(
    _ control: some NumberedControl, icon: String? = nil, _ style: ButtonStyle = .bordered,
    _ title: LocalizedString? = nil
  ) -> Widget {
    Widget(
      .titledButton(
        title ?? control.title, icon: icon, style, style == .primary ? .strongLabel : .label),
      control.id)
  }
}
