internal import DragKit

extension ChromeState {
  init(_ content: PlaygroundContent) {
    let (shown, panel) = (content.shown, content.chrome.panel)
    let choices = panel.segments.flatMap(\.self) + panel.switches + Control.switches
    self.init(
      page: content.page, canUndo: shown.canUndo, canRedo: shown.canRedo,
      on: choices.filter { content.isOn($0) || shown.isOn($0) })
  }
}
