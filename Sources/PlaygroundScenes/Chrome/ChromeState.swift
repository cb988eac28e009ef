/// What the chrome shows of the page.
struct ChromeState: Hashable {
  let page: Page
  let canUndo: Bool
  let canRedo: Bool
  /// The switches that are on, and the segments that are chosen.
  let on: [Control]

  func isOn(_ control: Control) -> Bool { on.contains(control) }

  /// Whether the page is shown that a control of the list stands for.
  func isShown(_ control: Control) -> Bool {
    control == page.scene.map(Control.of) ?? .howItWorks
  }
}
