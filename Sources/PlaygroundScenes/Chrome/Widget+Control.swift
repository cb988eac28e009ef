internal import DragKit
internal import PlaygroundUI

// MARK: - Widgets that take their title, icon and tooltip from a control
extension Widget {
  /// Creates an icon button; `icon` and `tip` replace the control's own icon and explanation.
  static func button(
    _ control: Control, _ color: ThemeColor = \.text, icon: String? = nil, tip: String? = nil
  ) -> Widget {
    let words = tip.map(LocalizedString.verbatim) ?? control.explanation ?? control.title
    return Widget(.button(icon: icon ?? control.icon, color), control.id)
      .tip(words, keys: Shortcut.keys(for: control))
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
    _ control: Control, icon: String? = nil, _ style: ButtonStyle = .bordered,
    _ title: LocalizedString? = nil
  ) -> Widget {
    Widget(
      .titledButton(
        title ?? control.title, icon: icon, style, style == .primary ? .strongLabel : .label),
      control.id)
  }
}
