internal import DragKit
internal import PlaygroundUI

/// The one description of a control: its action, whether it is on, its icon, and its keys.
///
/// Every control has one in the table below or in `pageControls` of a page, except the entries of
/// menus, which share one: a press chooses the entry. Handlers, drawing, tooltips, menus, keys and
/// the shortcuts sheet follow from it. The title and the explanation are texts whose keys follow
/// from the control's name.
struct ControlSpec: Sendable {
  typealias Press = @Sendable (inout PlaygroundContent) -> [Request]

  private var input: Input
  /// The title; `nil` for the text whose key is the control's name.
  private(set) var title: LocalizedString?
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
    /// A press opens a list; while the button is held, the pointer can already choose from it.
    case list
    case slider(set: @Sendable (inout PlaygroundContent, Int) -> Void)
    /// The control takes no press of its own.
    case none
  }

  /// Performs the action of a press, if any; a list or a slider has none.
  func press(_ content: inout PlaygroundContent) -> [Request] {
    if case .press(let press) = input { press(&content) } else { [] }
  }

  /// Sets the value of a slider; does nothing for other controls.
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

  /// A control whose press can send requests to the program.
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

  fileprivate static func page(_ page: Page, _ icon: String = "") -> ControlSpec {
    .request(icon, isOn: { $0.page == page }) { $0.show(page) }
  }

  fileprivate static func preset(_ preset: FeelPreset) -> ControlSpec {
    .request(isOn: { $0.preset == preset }) { content in
      content.chrome.front = nil
      content.changeFeel(by: preset.control) { $0.chrome.feel.value.choose(preset) }
      return []
    }
  }

  fileprivate static func filter(_ filter: CallFilter) -> ControlSpec {
    .request(isOn: { $0.chrome.callFilter == filter }) { content in
      content.chrome.front = nil
      content.chrome.callFilter = filter
      content.chrome.log.showNewest()
      return []
    }
  }

  fileprivate static func language(_ language: Language) -> ControlSpec {
    var spec = request(isOn: { $0.chrome.language == language }) { content in
      (content.chrome.front, content.chrome.language) = (nil, language)
      return [.send(.languageChosen)]
    }
    spec.title = .verbatim(language.ownName)
    return spec
  }

  /// A button on a recording's card, which sends a request about the recording.
  fileprivate static func card(
    _ control: Control, _ icon: String, _ request: RecordingRequest
  ) -> ControlSpec {
    .request(icon) { content in
      guard let card = content.chrome.card, card.isEnabled(control) else { return [] }
      return [request.of(control == .cardShow ? card.newestPath : card.recording.path)]
    }
  }

  /// Returns the description of a page's control.
  fileprivate static func page<Scene: PlaygroundScene>(
    _ control: PageControl<Scene>
  ) -> ControlSpec {
    switch control {
    case .button(let icon, let title, let press):
      var spec = request(icon) { $0.pages.modify(Scene.self, press) }
      spec.title = title
      return spec
    case .opens(let page): return .page(page)
    case .segment(let press, let isOn):
      return .request(isOn: { content in content.pages.read(Scene.self, isOn) }) { content in
        content.change { $0.modify(as: Scene.self, press) }
      }
    case .toggle(let path):
      return .toggle(isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] } }) {
        content in content.change { $0.modify(as: Scene.self) { $0[keyPath: path].toggle() } }
      }
    case .slider(let set):
      return .slider { content, value in
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
  fileprivate static var controlSpecs: [(Control, ControlSpec)] {
    pageControls.map { ($0, .page($1)) }
  }
}

extension Control {
  private static let specs: [Control: ControlSpec] = {
    var rows = Page.scenes.flatMap { $0.controlSpecs }
    rows += Page.withButtons.map { ($0.button, ControlSpec.page($0, $0.info.icon)) }
    rows += FeelPreset.allCases.map { ($0.control, ControlSpec.preset($0)) }
    rows += CallFilter.allCases.map { ($0.control, ControlSpec.filter($0)) }
    rows += Language.all.map { ($0.entry, ControlSpec.language($0)) }
    rows += sliders.map { slider in
      (slider, ControlSpec.slider { $0.chrome.feel.value.setValue($1, of: slider) })
    }
    rows += menuEntries.map { entry in (entry, ControlSpec.request { $0.choose(entry) }) }
    return specsOfChrome.merging(rows) { _, _ in
      preconditionFailure("two controls have the same number")
    }
  }()

  static let allCases = specs.keys.sorted { $0.rawValue < $1.rawValue }

  static let byNumber = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  static func named(_ name: String) -> Control? { byName[name] }

  var spec: ControlSpec {
    guard let spec = Self.specs[self] else {
      preconditionFailure("\(name) is in no table of controls")
    }
    return spec
  }

  private static let specsOfChrome: [Control: ControlSpec] = [
    .undo: .button("undo", keys: [.control("z", "Ctrl+Z")]) { $0.step(.undo) },
    .redo:
      .button(
        "redo",
        keys: [KeyStroke("z", [.control, .shift], "Ctrl+Shift+Z"), .control("y", "Ctrl+Y")]
      ) { $0.step(.redo) },
    .reset:
      .request("reset") { content in content.change { if !$0.isInGesture { $0.reset() } } },
    .record:
      .request("record", keys: [.control("r", "Ctrl+R")]) { _ in [.send(.toggleRecording)] },
    .replay: .request("replay", keys: [.control("p", "Ctrl+P")]) { _ in [.send(.replayLast)] },
    .inspector:
      .button("sliders", keys: [.control("comma", "Ctrl+,")]) { content in
        content.chrome.toggleInspector()
        content.layOut()
      },
    .appearance:
      .request { content in
        content.chrome.isDark.toggle()
        content.chrome.front = nil
        return [.send(.appearanceChosen)]
      },
    .language: .list(),
    .more: .list("more"),
    .feelPreset: .list().inInspector,
    .callFilter: .list().inInspector,
    .help:
      .button("help", keys: [KeyStroke("f1", [], "F1"), KeyStroke("slash", .shift, "?")]) {
        $0.chrome.toggle(.sheet(.shortcuts))
      },
    .about: .button { $0.chrome.front = .sheet(.about) },
    .closeSheet: .button { $0.chrome.front = nil },
    .tour:
      .request { content in
        content.chrome.front = nil
        return [.send(.startTour)]
      },
    .select:
      .toggle(isOn: { $0.shown.selects }) { content in content.change { $0.selects.toggle() } },
    .slowMotion: .toggle(\.slowMotion),
    .reducedMotion: .toggle(\.reducedMotion, [.send(.motionChosen)]),
    .longPress:
      .toggle(isOn: { $0.chrome.tuning.mouseLongPressLifts }) { content in
        content.changeFeel(by: .longPress) { $0.chrome.tuning.mouseLongPressLifts.toggle() }
        return []
      },
    .compareFeel:
      .button(keys: [KeyStroke("b", [], "B")]) { $0.compareFeel(showsChosen: true) }.inInspector,
    .ownFeel: .button { $0.compareFeel(showsChosen: false) }.inInspector,
    .resetFeel: .button("reset") { $0.resetFeel() }.inInspector,
    .copyTuning: .request("copy") { [.copyText($0.chrome.tuning.swiftText)] }.inInspector,
    .inspectorFeel: .button { $0.chrome.tab = .feel }.inInspector,
    .inspectorEngine: .button { $0.chrome.tab = .engine }.inInspector,
    .inspectorPlate: .button { _ in }.inInspector,
    .menuBackdrop:
      .request { content in
        content.chrome.front = nil
        return content.change { _ in }
      },
    .calls: .none,
    .sheetCard: .none,

    .cardPlate: .button { _ in },
    .cardClose: .button("close") { $0.chrome.card = nil },
    // The card stays open, so that it is shown again when the player closes.
    .cardReplay: .card(.cardReplay, "replay", .replay),
    .cardGif: .card(.cardGif, "image", .saveGIF),
    .cardMp4: .card(.cardMp4, "film", .saveMP4),
    .cardShow: .card(.cardShow, "folder", .showInFolder),
    .cardTest: .card(.cardTest, "check-list", .keepTest),
    .cardCancel: .card(.cardCancel, "close", .cancel),
  ]
}

extension HandlerRegistry<PlaygroundContent> {
  func addingControls() -> Self {
    Control.allCases.reduce(self) { registry, control in
      registry.item(control.id) { item in control.spec.add(to: &item, of: control) }
    }
  }
}

extension Control {
  var title: LocalizedString { spec.title ?? LocalizedString(name) }
  var icon: String { spec.icon }
  var keys: [KeyStroke] { spec.keys }
}

extension PlaygroundContent {
  func isOn(_ control: Control) -> Bool { control.spec.isOn(self) }

  /// Performs the action of a press on a control; returns its requests to the program.
  mutating func press(_ control: Control) -> [Request] { control.spec.press(&self) }
}
