internal import DragKit
internal import PlaygroundUI

// Widgets that show a control: its title, its icon and its tooltip follow from the control.
extension Widget {
  /// A button with an icon; `tip` are the words of its tooltip, if they are not the control's own.
  static func button(
    _ control: Control, _ color: ThemeColor = \.text, tip: String? = nil
  ) -> Widget {
    let words = tip.map(LocalizedString.verbatim) ?? control.explanation ?? control.title
    return Widget(.button(icon: control.icon, color), control.id)
      .tip(words, keys: Shortcut.keys(for: control))
  }

  /// A button of a page or of a card, with its title as a tooltip.
  static func button(_ control: some NumberedControl, icon: String) -> Widget {
    Widget(.button(icon: icon, \.text), control.id).tip(control.title)
  }

  static func segment(_ control: Control) -> Widget {
    explained(.segment(control.title), control)
  }

  static func toggle(_ control: Control) -> Widget { explained(.toggle(control.title), control) }

  static func slider(_ control: Control, _ slider: SliderValue?) -> Widget {
    let (value, share) = (slider?.text ?? "", slider?.share ?? .zero)
    return explained(.slider(control.title, value: value, share: share), control)
  }

  static func popup(_ control: Control, _ chosen: LocalizedString) -> Widget {
    explained(.popup(chosen), control)
  }

  private static func explained(_ kind: Kind, _ control: Control) -> Widget {
    Widget(kind, control.id).tip(control.explanation, keys: Shortcut.keys(for: control))
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
