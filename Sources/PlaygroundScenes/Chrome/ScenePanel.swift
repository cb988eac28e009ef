/// The controls that a page offers in the chrome.
struct ScenePanel: Hashable, Sendable {
  /// Groups of segments in the toolbar, of each of which one is chosen.
  var segments: [[Control]] = []
  var switches: [Control] = []
  var sliders: [Control] = []
  var hasInspector = true
}

/// The state of the page that the chrome shows.
struct ChromeState: Hashable {
  let page: Page
  let canUndo: Bool
  let canRedo: Bool
  /// The switches that are on, and the chosen segments.
  let on: [Control]

  func isOn(_ control: Control) -> Bool { on.contains(control) }

  /// Whether a control of the list of pages stands for the shown page.
  func isShown(_ control: Control) -> Bool { control == page.scene.map(Control.of) ?? .howItWorks }
}
