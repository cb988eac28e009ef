internal import DragKit
internal import PlaygroundUI

/// The one description of a control: its action, whether it is on, its icon, and its keys.
///
/// Every control has one; the compiler reports a control without. Handlers, the state of a switch or
/// segment, buttons, tooltips, menus, keys and the sheet that lists them follow from it, and so does
/// whether the wheel scrolls the inspector over it. The title and the explanation are texts whose
/// keys are the control's name.
struct ControlSpec: Sendable {
  typealias Press = @Sendable (inout PlaygroundContent) -> [Request]

  private let input: Input
  /// Whether a switch is on, or a segment is chosen.
  let isOn: @Sendable (PlaygroundContent) -> Bool
  /// Whether the control is in the inspector, which the wheel scrolls over it.
  private(set) var isInInspector = false
  /// The icon of a button; empty for a control without one.
  private(set) var icon = ""
  /// The equivalent key combinations; tooltips and menus show the first.
  private(set) var keys: [KeyStroke] = []

  private enum Input: Sendable {
    case press(Press)
    /// A press that opens a list: with the button held, the pointer can choose from it at once.
    case open(Press)
    case slider
    /// The slider of a page, which is not one of the feel.
    case pageSlider
    /// The control takes no press of its own.
    case none
  }

  private init(
    _ input: Input, isOn: @escaping @Sendable (PlaygroundContent) -> Bool = { _ in false },
    isInInspector: Bool = false
  ) {
    (self.input, self.isOn, self.isInInspector) = (input, isOn, isInInspector)
  }

  var inInspector: ControlSpec {
    var spec = self
    spec.isInInspector = true
    return spec
  }

  fileprivate func icon(_ icon: String) -> ControlSpec {
    var spec = self
    spec.icon = icon
    return spec
  }

  fileprivate func keys(_ keys: KeyStroke...) -> ControlSpec {
    var spec = self
    spec.keys = keys
    return spec
  }

  /// Does what a press does.
  func press(_ content: inout PlaygroundContent) -> [Request] {
    switch input {
    case .press(let press), .open(let press): press(&content)
    case .slider, .pageSlider, .none: []
    }
  }

  func add(to item: inout ItemHandlers<PlaygroundContent>, of control: Control) {
    switch input {
    case .press(let press): item.onTap { content, _ in press(&content) }
    case .open(let press): item.onMenuTap { content, _ in press(&content) }
    case .slider:
      item.onTouches(SliderResponder())
      item.onAdjust { content, _, adjustment in content.adjust(control, adjustment) }
    case .pageSlider:
      item.onTouches(TileSizeResponder())
      item.onAdjust { content, _, adjustment in
        content.change { page in
          guard let slider = page.panel.ownSlider else { return }
          page.setOwnSlider(slider.value(after: adjustment))
        }
      }
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
  fileprivate static let none = ControlSpec(.none)
  fileprivate static let slider = ControlSpec(.slider, isInInspector: true)
  fileprivate static let pageSlider = ControlSpec(.pageSlider, isInInspector: true)

  fileprivate static func request(_ press: @escaping Press) -> ControlSpec {
    ControlSpec(.press(press))
  }

  fileprivate static func button(
    _ press: @escaping @Sendable (inout PlaygroundContent) -> Void
  ) -> ControlSpec {
    .request { content in
      press(&content)
      return []
    }
  }

  fileprivate static func send(_ message: Message) -> ControlSpec {
    .request { _ in [.send(message)] }
  }

  fileprivate static func list(of control: Control) -> ControlSpec {
    ControlSpec(
      .open { content in
        content.chrome.toggle(Popup(anchor: control))
        return []
      })
  }

  /// An entry of a menu.
  fileprivate static func entry(_ control: Control) -> ControlSpec {
    .request { $0.choose(control) }
  }

  fileprivate static func page(_ page: Page) -> ControlSpec {
    ControlSpec(.press { $0.show(page) }, isOn: { $0.page == page })
  }

  fileprivate static func tab(_ tab: InspectorTab) -> ControlSpec {
    button { $0.chrome.tab = tab }.inInspector
  }

  fileprivate static func tuningSwitch(
    _ path: any WritableKeyPath<Tuning, Bool> & Sendable, _ requests: [Request] = []
  ) -> ControlSpec {
    ControlSpec(
      .press { content in
        content.chrome.tuning[keyPath: path].toggle()
        return requests
      }, isOn: { $0.chrome.tuning[keyPath: path] }, isInInspector: true)
  }

  /// A switch of a page.
  fileprivate static func toggle<Scene: PlaygroundScene>(
    _ path: any WritableKeyPath<Scene, Bool> & Sendable
  ) -> ControlSpec {
    ControlSpec(
      .press { content in content.change(Scene.self) { $0[keyPath: path].toggle() } },
      isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] } },
      isInInspector: true)
  }

  /// One of the segments of a page.
  fileprivate static func choice<Scene: PlaygroundScene, Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Scene, Value> & Sendable, _ value: Value
  ) -> ControlSpec {
    ControlSpec(
      .press { content in content.change(Scene.self) { $0[keyPath: path] = value } },
      isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] == value } })
  }

  fileprivate static func option(_ option: Control) -> ControlSpec {
    ControlSpec(
      .press { content in
        content.change(LinkScene.self) { $0.options.formSymmetricDifference([option]) }
      }, isOn: { content in content.pages.read(LinkScene.self) { $0.options.contains(option) } },
      isInInspector: true)
  }
}

extension Control {
  private static let specs = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeSpec()) })

  var spec: ControlSpec { Self.specs[self] ?? makeSpec() }

  private func makeSpec() -> ControlSpec {
    switch self {
    case .followLink: .page(.link)
    case .followDiagram: .page(.diagram)

    case .undo: ControlSpec.button { $0.step(.undo) }.icon("undo").keys(.control("z", "Ctrl+Z"))
    case .redo:
      ControlSpec.button { $0.step(.redo) }
        .icon("redo").keys(
          KeyStroke("z", [.control, .shift], "Ctrl+Shift+Z"), .control("y", "Ctrl+Y"))
    case .reset:
      ControlSpec.request { content in content.change { if !$0.isInGesture { $0.reset() } } }
        .icon("reset")
    case .record: ControlSpec.send(.toggleRecording).icon("record").keys(.control("r", "Ctrl+R"))
    case .replay: ControlSpec.send(.replayLast).icon("replay").keys(.control("p", "Ctrl+P"))
    case .inspector:
      ControlSpec.button { $0.toggleInspector() }.icon("sliders").keys(.control("comma", "Ctrl+,"))
    case .appearance:
      .request { content in
        content.chrome.isDark.toggle()
        content.chrome.front = nil
        return [.send(.appearanceChosen)]
      }
    case .language: .list(of: self)
    case .more: ControlSpec.list(of: self).icon("more")
    case .feelPreset, .callFilter: .list(of: self).inInspector
    case .help:
      ControlSpec.button { $0.chrome.toggleKeys() }
        .icon("help").keys(KeyStroke("f1", [], "F1"), KeyStroke("slash", .shift, "?"))
    case .about: .button { $0.chrome.front = .sheet(.about) }
    case .closeSheet: .button { $0.chrome.front = nil }
    case .tour:
      .request { content in
        content.chrome.front = nil
        return [.send(.startTour)]
      }

    case .styleFollow: .choice(\ColoursScene.shownStyle, .follow)
    case .styleLift: .choice(\ColoursScene.shownStyle, .lift)
    case .showTiles: .choice(\ColoursScene.showsImages, false)
    case .showImages: .choice(\ColoursScene.showsImages, true)
    case .ownPreview: .toggle(\ColoursScene.usesOwnPreview)
    case .rulesCorrected: .choice(\LessonsScene.rules, .corrected)
    case .rulesArticle: .choice(\LessonsScene.rules, .article)
    case .playlistEdit: .choice(\PlaylistScene.shownScreen, .edit)
    case .playlistOrdinary: .choice(\PlaylistScene.shownScreen, .ordinary)
    case .boardGrid: .choice(\BoardScene.shownArrangement, .grid)
    case .boardList: .choice(\BoardScene.shownArrangement, .list)
    case .boardFlow: .choice(\BoardScene.shownArrangement, .flow)
    case .boardMasonry: .choice(\BoardScene.shownArrangement, .masonry)
    case .headers: .toggle(\BoardScene.hasHeaders)
    case .rightToLeft: .toggle(\BoardScene.isRightToLeft)
    case .picturesSquare: .choice(\PicturesScene.look.arrangement, .square)
    case .picturesFlow: .choice(\PicturesScene.look.arrangement, .flow)
    case .picturesMasonry: .choice(\PicturesScene.look.arrangement, .masonry)
    case .showNames: .toggle(\PicturesScene.look.showsNames)
    case .select:
      ControlSpec.request { content in content.change { $0.selects.toggle() } }
        .on { $0.shown.selects }
    case .tileSize: .pageSlider
    case .keepGrabOffset, .interactionEnabled, .clamp, .axisLock, .snapToGrid, .fling,
      .withLongPress:
      .option(self)
    case .closeLargeView: .none

    case .slowMotion: .tuningSwitch(\.slowMotion)
    case .reducedMotion: .tuningSwitch(\.reducedMotion, [.send(.motionChosen)])
    case .longPress:
      ControlSpec.button { content in
        content.changeFeel(by: .longPress) { $0.tuning.mouseLongPressLifts.toggle() }
      }.on { $0.chrome.tuning.mouseLongPressLifts }
    case .compareFeel:
      ControlSpec.button { if !$0.chrome.showsChosen { $0.chrome.compare() } }.inInspector
        .keys(KeyStroke("b", [], "B"))
    case .ownFeel:
      ControlSpec.button { if $0.chrome.showsChosen { $0.chrome.compare() } }.inInspector
    case .resetFeel:
      ControlSpec.button { $0.resetFeel() }.inInspector.icon("reset")
    case .copyTuning:
      ControlSpec.request { [.copyText($0.chrome.tuning.swiftText)] }.inInspector
        .icon("copy")
    case .presetDefault, .presetIos, .presetTrello, .presetSnappy, .presetHeavy:
      .button { content in
        content.chrome.front = nil
        content.changeFeel(by: self) { chrome in
          if let preset = FeelPreset.of(self) { chrome.choose(preset) }
        }
      }
    case .liftDistance, .longPressTime, .springLoadingTime, .liftScale, .liftedAlpha, .gapResponse,
      .gapDamping, .dropResponse, .dropDamping, .cancelResponse, .glideResponse:
      .slider
    case .inspectorFeel: .tab(.feel)
    case .inspectorEngine: .tab(.engine)
    case .filterAll, .filterDrag, .filterDrop, .filterTouch, .filterSwipe, .filterOrder,
      .filterKeys, .filterOther:
      .button { content in
        content.chrome.front = nil
        content.chrome.callFilter = CallFilter.of(self) ?? .all
        content.chrome.log.showNewest()
      }
    case .inspectorPlate: ControlSpec.button { _ in }.inInspector

    case .menuBackdrop:
      .request { content in
        content.chrome.front = nil
        return content.change { _ in }
      }
    case .calls, .sheetCard: .none
    case .menuMoveToTop, .menuMoveToBottom, .menuCopy, .menuDelete, .menuEnlarge, .menuRename,
      .menuGroup, .menuUngroup, .menuRemove, .menuTrash, .menuSelect, .menuAdd, .menuReplay,
      .menuShare, .menuShowInFolder, .menuUndo, .menuRedo, .menuReset, .menuSelectAll,
      .menuSortByName, .menuSortByDate, .menuSortBySize, .menuHelp, .menuResetValue,
      .menuResetFeel:
      .entry(self)
    }
  }
}

extension ControlSpec {
  /// A switch in the inspector that is on if a condition holds.
  fileprivate func on(_ isOn: @escaping @Sendable (PlaygroundContent) -> Bool) -> ControlSpec {
    ControlSpec(input, isOn: isOn, isInInspector: true)
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

  /// Does what a press of a control does.
  mutating func press(_ control: Control) -> [Request] { control.spec.press(&self) }
}
