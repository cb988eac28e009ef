package import DragKit

/// What stands around every scene: the list of scenes, the toolbar, the inspector.
package struct Chrome: Hashable, Sendable {
  /// Every number that decides how a drag feels.
  package internal(set) var tuning: Tuning { didSet { fold() } }
  /// The language of the interface.
  package internal(set) var language: Language { didSet { fold() } }
  /// Whether the interface is dark.
  package internal(set) var isDark = false { didSet { fold() } }
  /// The size of the window.
  package internal(set) var window: Size { didSet { place() } }
  /// `true` where only the scene is shown.
  package let isBare: Bool
  var showsInspector = true { didSet { place() } }
  /// What the page offers.
  var panel = ScenePanel() { didSet { place() } }
  var log = CallLog()
  /// A hash of what the user chose; it is kept because it is asked for with every event.
  private(set) var choicesHash: UInt64 = 0
  /// Where every control that can be seen is; it follows from the layout.
  private(set) var controls: [PlacedItem] = []

  init(window: Size, tuning: Tuning, language: Language, isBare: Bool) {
    (self.window, self.tuning, self.language, self.isBare) = (window, tuning, language, isBare)
    place()
  }

  /// Where the parts are.
  package var layout: ChromeLayout {
    ChromeLayout(window: window, isBare: isBare, showsInspector: showsInspector, panel: panel)
  }

  private mutating func place() {
    let now = layout.controls
    if now != controls { controls = now }
    fold()
  }

  private mutating func fold() {
    var writer = CanonicalWriter.hashing
    encodeChoices(to: &writer)
    choicesHash = writer.stableHash
  }

  /// Where a control is; nothing where it cannot be seen.
  func frame(of control: Control) -> Rect? {
    controls.first { $0.item == control.id }?.frame
  }

  /// The switches of the chrome, and what each of them is.
  private static let switches: [(control: Control, path: SendablePath<Chrome, Bool>)] = [
    (.appearance, \.isDark), (.longPress, \.tuning.mouseLongPressLifts),
    (.slowMotion, \.tuning.slowMotion), (.reducedMotion, \.tuning.reducedMotion),
  ]

  /// Whether one of the chrome's own switches is on.
  func isOn(_ control: Control) -> Bool {
    Self.switches.contains { $0.control == control && self[keyPath: $0.path] }
  }

  /// The colours of the interface.
  package var theme: Theme { isDark ? .dark : .light }

  /// The newest call that the inspector tells, in words.
  package var newestCall: String? { log.lines.last?.words }

  /// A call in the words of the inspector.
  package static func words(for call: Call) -> String {
    var log = CallLog()
    log.append([call])
    return log.lines.last?.words ?? call.name
  }

  /// A word in the language of the interface.
  package func text(_ word: LocalizedString) -> String { word.text(language) }
}

extension Chrome {
  /// What the controls do that concern the chrome alone.
  static let handlers = switches(
    HandlerRegistry<Chrome>()
      .item(Control.language.id) { $0.onTap { chrome, _ in chrome.speakNextLanguage() } }
      .item(Control.record.id) { $0.onTap { _, _ in [.toggleRecording] } }
      .item(Control.replay.id) { $0.onTap { _, _ in [.replayLast] } }
      .item(Control.copyTuning.id) {
        $0.onTap { chrome, _ in [.copyText(chrome.tuning.swiftText)] }
      }
      .item(Control.calls.id) { $0.onScroll { chrome, _, step in chrome.scrollCalls(step) } })

  private static func switches(_ registry: HandlerRegistry<Chrome>) -> HandlerRegistry<Chrome> {
    switches.reduce(sliders(registry)) { registry, toggled in
      registry.item(toggled.control.id) {
        $0.onTap { chrome, _ in
          chrome[keyPath: toggled.path].toggle()
          return []
        }
      }
    }
  }

  private static func sliders(_ registry: HandlerRegistry<Chrome>) -> HandlerRegistry<Chrome> {
    Control.sliders.reduce(registry) { registry, control in
      registry.item(control.id) { slider in
        slider.onTouches(SliderResponder())
        slider.onAdjust { chrome, _, adjustment in chrome.adjust(control, adjustment) }
      }
    }
  }

  /// Changes the number of a slider by a key.
  private mutating func adjust(_ control: Control, _ adjustment: Adjustment) {
    guard let slider = TuningSlider.of(control) else { return }
    slider.setValue(slider.value(after: adjustment, tuning), in: &tuning)
  }

  /// Shows earlier calls where a finger drags them down or the wheel is turned up.
  private mutating func scrollCalls(_ step: PanEvent) {
    guard let frame = frame(of: .calls) else { return }
    log.scroll(by: step.translation.dy, in: frame.size)
  }

  private mutating func speakNextLanguage() -> [Request] {
    let all = Language.allCases
    let next = (all.firstIndex(of: language) ?? 0) + 1
    language = all[next % all.count]
    return []
  }
}
