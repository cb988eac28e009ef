internal import DragKit
internal import PlaygroundUI

/// The one description of a control: its action, whether it is on, its icon, and its keys.
///
/// Every control has one in the table below or in `pageControls` of a page, except the entries of
/// menus, which share one: a press chooses the entry. Handlers, drawing, tooltips, menus, keys and
/// the sheet of shortcuts follow from it. The title and the explanation are texts whose keys follow
/// from the control's name.
struct ControlSpec: Sendable {
  typealias Press = @Sendable (inout PlaygroundContent) -> [Request]

  private var input: Input
  /// The icon of a button; empty for a control without one.
  private(set) var icon = ""
  /// The equivalent key combinations; tooltips and menus show the first.
  private(set) var keys: [KeyStroke] = []
  /// Whether the control is in the inspector, so that the wheel over it scrolls the inspector.
  private var isInInspector = false
  /// Whether a switch is on, or a segment is chosen.
  private(set) var isOn: @Sendable (PlaygroundContent) -> Bool = { _ in false }

  private enum Input: Sendable {
    case press(Press)
    /// A press opens a list: with the button held, the pointer can choose from it at once.
    case list
    case slider(set: @Sendable (inout PlaygroundContent, Int) -> Void)
    /// The control takes no press of its own.
    case none
  }

  /// Performs the action of a press, if any; a list or a slider has none.
  func press(_ content: inout PlaygroundContent) -> [Request] {
    if case .press(let press) = input { press(&content) } else { [] }
  }

  /// Sets the value of a slider.
  func setSlider(_ content: inout PlaygroundContent, _ value: Int) {
    if case .slider(let set) = input { set(&content, value) }
  }

  fileprivate func add(to item: inout ItemHandlers<PlaygroundContent>, of control: Control) {
    switch input {
    case .press(let press): item.onTap { content, _ in press(&content) }
    case .list:
      item.onMenuTap { content, _ in
        content.chrome.toggle(.popup(control))
        return []
      }
    case .slider:
      item.onTouches(SliderResponder(control: control))
      item.onAdjust { content, _, adjustment in content.adjust(control, adjustment) }
    case .none: break
    }
    if isInInspector {
      item.onScroll { content, _, event in
        content.chrome.scrollInspector(by: event.translation.dy)
      }
    }
  }
}

// MARK: - The kinds of controls

extension ControlSpec {
  fileprivate static let none = ControlSpec(input: .none)
  fileprivate static func slider(
    set: @escaping @Sendable (inout PlaygroundContent, Int) -> Void
  ) -> ControlSpec {
    ControlSpec(input: .slider(set: set), isInInspector: true)
  }

  fileprivate static func list(_ icon: String = "") -> ControlSpec {
    ControlSpec(input: .list, icon: icon)
  }

  /// A control whose press can ask the program for something.
  fileprivate static func request(
    _ icon: String = "", keys: [KeyStroke] = [],
    isOn: @escaping @Sendable (PlaygroundContent) -> Bool = { _ in false }, _ press: @escaping Press
  ) -> ControlSpec {
    ControlSpec(input: .press(press), icon: icon, keys: keys, isOn: isOn)
  }

  fileprivate static func button(
    _ icon: String = "", keys: [KeyStroke] = [],
    _ press: @escaping @Sendable (inout PlaygroundContent) -> Void
  ) -> ControlSpec {
    .request(icon, keys: keys) { content in
      press(&content)
      return []
    }
  }

  fileprivate static func toggle(
    isOn: @escaping @Sendable (PlaygroundContent) -> Bool, _ press: @escaping Press
  ) -> ControlSpec {
    ControlSpec(input: .press(press), isInInspector: true, isOn: isOn)
  }

  fileprivate static func toggle(
    _ path: any WritableKeyPath<Tuning, Bool> & Sendable, _ requests: [Request] = []
  ) -> ControlSpec {
    toggle(isOn: { $0.chrome.tuning[keyPath: path] }) { content in
      content.chrome.tuning[keyPath: path].toggle()
      return requests
    }
  }

  fileprivate static func page(_ page: Page) -> ControlSpec {
    .request(isOn: { $0.page == page }) { $0.show(page) }
  }

  fileprivate static func preset(_ preset: FeelPreset) -> ControlSpec {
    .button { content in
      content.chrome.front = nil
      content.changeFeel(by: preset.control) { $0.chrome.feel.value.choose(preset) }
    }
  }

  fileprivate static func filter(_ filter: CallFilter) -> ControlSpec {
    .button { content in
      content.chrome.front = nil
      content.chrome.callFilter = filter
      content.chrome.log.showNewest()
    }
  }

  /// Returns the description of a segment, a switch or a slider of a page.
  fileprivate static func page<Scene: PlaygroundScene>(
    _ control: PageControl<Scene>
  ) -> ControlSpec {
    switch control {
    case .segment(let press, let isOn):
      .request(isOn: { content in content.pages.read(Scene.self, isOn) }) { content in
        content.change { $0.modify(as: Scene.self, press) }
      }
    case .toggle(let path):
      .toggle(isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] } }) {
        content in content.change { $0.modify(as: Scene.self) { $0[keyPath: path].toggle() } }
      }
    case .slider(let set):
      .slider { content, value in
        content.change { $0.modify(as: Scene.self) { set(&$0, value) } }
      }
    }
  }

  /// The same description, for a control in the inspector.
  fileprivate var inInspector: ControlSpec {
    var spec = self
    spec.isInInspector = true
    return spec
  }
}

extension PlaygroundScene {
  fileprivate static var controlSpecs: [Control: ControlSpec] {
    pageControls.mapValues { .page($0) }
  }
}

extension Control {
  private static let specs: [Control: ControlSpec] = {
    var specs: [Control: ControlSpec] = [:]
    for scene in Page.scenes { specs.merge(scene.controlSpecs) { first, _ in first } }
    for preset in FeelPreset.allCases { specs[preset.control] = .preset(preset) }
    for filter in CallFilter.allCases { specs[filter.control] = .filter(filter) }
    for slider in sliders {
      specs[slider] = .slider { $0.chrome.feel.value.setValue($1, of: slider) }
    }
    for control in allCases where specs[control] == nil { specs[control] = control.specOfChrome }
    return specs
  }()

  var spec: ControlSpec { Self.specs[self] ?? specOfChrome }

  private var specOfChrome: ControlSpec {
    switch self {
    case .followLink: .page(.link)
    case .followDiagram: .page(.diagram)
    case .undo: .button("undo", keys: [.control("z", "Ctrl+Z")]) { $0.step(.undo) }
    case .redo:
      .button(
        "redo",
        keys: [KeyStroke("z", [.control, .shift], "Ctrl+Shift+Z"), .control("y", "Ctrl+Y")]
      ) { $0.step(.redo) }
    case .reset:
      .request("reset") { content in content.change { if !$0.isInGesture { $0.reset() } } }
    case .record:
      .request("record", keys: [.control("r", "Ctrl+R")]) { _ in [.send(.toggleRecording)] }
    case .replay: .request("replay", keys: [.control("p", "Ctrl+P")]) { _ in [.send(.replayLast)] }
    case .inspector:
      .button("sliders", keys: [.control("comma", "Ctrl+,")]) { content in
        content.chrome.toggleInspector()
        content.layOut()
      }
    case .appearance:
      .request { content in
        content.chrome.isDark.toggle()
        content.chrome.front = nil
        return [.send(.appearanceChosen)]
      }
    case .language: .list()
    case .more: .list("more")
    case .feelPreset, .callFilter: .list().inInspector
    case .help:
      .button("help", keys: [KeyStroke("f1", [], "F1"), KeyStroke("slash", .shift, "?")]) {
        $0.chrome.toggle(.sheet(.shortcuts))
      }
    case .about: .button { $0.chrome.front = .sheet(.about) }
    case .closeSheet: .button { $0.chrome.front = nil }
    case .tour:
      .request { content in
        content.chrome.front = nil
        return [.send(.startTour)]
      }
    case .select:
      .toggle(isOn: { $0.shown.selects }) { content in content.change { $0.selects.toggle() } }

    case .slowMotion: .toggle(\.slowMotion)
    case .reducedMotion: .toggle(\.reducedMotion, [.send(.motionChosen)])
    case .longPress:
      .toggle(isOn: { $0.chrome.tuning.mouseLongPressLifts }) { content in
        content.changeFeel(by: .longPress) { $0.chrome.tuning.mouseLongPressLifts.toggle() }
        return []
      }
    case .compareFeel:
      .button(keys: [KeyStroke("b", [], "B")]) { $0.compareFeel(showsChosen: true) }.inInspector
    case .ownFeel: .button { $0.compareFeel(showsChosen: false) }.inInspector
    case .resetFeel: .button("reset") { $0.resetFeel() }.inInspector
    case .copyTuning: .request("copy") { [.copyText($0.chrome.tuning.swiftText)] }.inInspector
    case .inspectorFeel: .button { $0.chrome.tab = .feel }.inInspector
    case .inspectorEngine: .button { $0.chrome.tab = .engine }.inInspector
    case .inspectorPlate: .button { _ in }.inInspector

    case .menuBackdrop:
      .request { content in
        content.chrome.front = nil
        return content.change { _ in }
      }
    case .calls, .sheetCard, .closeLargeView: .none
    default: specOfEntry
    }
  }

  private var specOfEntry: ControlSpec {
    precondition(name.hasPrefix("menu-"), "\(name) is in no table of controls")
    return .request { $0.choose(self) }
  }
}

extension HandlerRegistry<PlaygroundContent> {
  func addingControls() -> Self {
    Control.allCases.reduce(self) { registry, control in
      registry.item(control.id) { item in control.spec.add(to: &item, of: control) }
    }
    .onTap(of: PageButton.allCases) { content, button in content.show(button.page) }
  }
}

extension Control {
  var icon: String { spec.icon }
  var keys: [KeyStroke] { spec.keys }
}

extension PlaygroundContent {
  func isOn(_ control: Control) -> Bool { control.spec.isOn(self) }

  /// Performs the action of a press on a control; returns its requests to the program.
  mutating func press(_ control: Control) -> [Request] { control.spec.press(&self) }
}
