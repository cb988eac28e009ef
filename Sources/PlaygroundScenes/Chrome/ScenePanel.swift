/// What the chrome offers for a page.
struct ScenePanel: Hashable, Sendable {
  /// Segments in the toolbar, of which one of each group is chosen.
  var segments: [[Control]] = []
  /// Switches in the inspector.
  var switches: [Control] = []
  /// The sliders that the page makes use of.
  var sliders: [Control] = []
  /// Whether the page has an inspector beside it.
  var hasInspector = true
}
