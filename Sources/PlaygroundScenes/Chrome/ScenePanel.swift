struct ScenePanel: Hashable, Sendable {
  /// Groups of segments in the toolbar, of each of which one is chosen.
  var segments: [[Control]] = []
  var switches: [Control] = []
  var sliders: [Control] = []
  var hasInspector = true
}

struct ChromeState: Hashable {
  let page: Page
  let canUndo: Bool
  let canRedo: Bool
  let on: [Control]

  func isOn(_ control: Control) -> Bool { on.contains(control) }

  /// Whether a control of the list of pages stands for the shown page.
  func isShown(_ control: Control) -> Bool { control == page.scene.map(Control.of) ?? .howItWorks }
}
