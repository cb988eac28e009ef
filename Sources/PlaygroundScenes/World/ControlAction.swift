internal import DragKit
internal import PlaygroundUI

/// The action of a control, and whether the control is on.
///
/// Every control has one. Its handlers, the state of a switch or segment, and whether the wheel
/// scrolls the inspector over it follow from this.
struct ControlAction: Sendable {
  typealias Press = @Sendable (inout PlaygroundContent) -> [Request]

  private let input: Input
  /// Whether a switch is on, or a segment is chosen.
  let isOn: @Sendable (PlaygroundContent) -> Bool
  /// Whether the control is in the inspector, which the wheel scrolls over it.
  private(set) var isInInspector = false

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

  var inInspector: ControlAction {
    var action = self
    action.isInInspector = true
    return action
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

extension ControlAction {
  fileprivate static let none = ControlAction(.none)
  fileprivate static let slider = ControlAction(.slider, isInInspector: true)
  fileprivate static let pageSlider = ControlAction(.pageSlider, isInInspector: true)

  fileprivate static func request(_ press: @escaping Press) -> ControlAction {
    ControlAction(.press(press))
  }

  fileprivate static func button(
    _ press: @escaping @Sendable (inout PlaygroundContent) -> Void
  ) -> ControlAction {
    .request { content in
      press(&content)
      return []
    }
  }

  fileprivate static func send(_ message: Message) -> ControlAction {
    .request { _ in [.send(message)] }
  }

  fileprivate static func list(of control: Control) -> ControlAction {
    ControlAction(
      .open { content in
        content.chrome.toggle(Popup(anchor: control))
        return []
      })
  }

  /// An entry of a menu.
  fileprivate static func entry(_ control: Control) -> ControlAction {
    .request { $0.choose(control) }
  }

  fileprivate static func page(_ page: Page) -> ControlAction {
    ControlAction(.press { $0.show(page) }, isOn: { $0.page == page })
  }

  fileprivate static func tab(_ tab: InspectorTab) -> ControlAction {
    button { $0.chrome.tab = tab }.inInspector
  }

  fileprivate static func tuningSwitch(
    _ path: any WritableKeyPath<Tuning, Bool> & Sendable, _ requests: [Request] = []
  ) -> ControlAction {
    ControlAction(
      .press { content in
        content.chrome.tuning[keyPath: path].toggle()
        return requests
      }, isOn: { $0.chrome.tuning[keyPath: path] }, isInInspector: true)
  }

  /// A switch of a page.
  fileprivate static func toggle<Scene: PlaygroundScene>(
    _ path: any WritableKeyPath<Scene, Bool> & Sendable
  ) -> ControlAction {
    ControlAction(
      .press { content in content.change(Scene.self) { $0[keyPath: path].toggle() } },
      isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] } },
      isInInspector: true)
  }

  /// One of the segments of a page.
  fileprivate static func choice<Scene: PlaygroundScene, Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Scene, Value> & Sendable, _ value: Value
  ) -> ControlAction {
    ControlAction(
      .press { content in content.change(Scene.self) { $0[keyPath: path] = value } },
      isOn: { content in content.pages.read(Scene.self) { $0[keyPath: path] == value } })
  }

  fileprivate static func option(_ option: Control) -> ControlAction {
    ControlAction(
      .press { content in
        content.change(LinkScene.self) { $0.options.formSymmetricDifference([option]) }
      }, isOn: { content in content.pages.read(LinkScene.self) { $0.options.contains(option) } },
      isInInspector: true)
  }
}

extension Control {
  static let actions = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.action) })

  private var action: ControlAction {
    switch self {
    case .sceneFollow, .followLink: .page(.link)
    case .followDiagram: .page(.diagram)
    case .sceneColours: .page(.colours)
    case .sceneLessons: .page(.lessons)
    case .scenePlaylist: .page(.playlist)
    case .sceneBoard: .page(.board)
    case .scenePictures: .page(.pictures)
    case .sceneRecordings: .page(.recordings)
    case .howItWorks: .page(.guide)

    case .undo: .button { $0.undo() }
    case .redo: .button { $0.redo() }
    case .reset: .request { content in content.change { if !$0.isInGesture { $0.reset() } } }
    case .record: .send(.toggleRecording)
    case .replay: .send(.replayLast)
    case .inspector: .button { $0.toggleInspector() }
    case .appearance:
      .request { content in
        content.chrome.isDark.toggle()
        content.chrome.front = nil
        return [.send(.appearanceChosen)]
      }
    case .language, .more: .list(of: self)
    case .feelPreset, .callFilter: .list(of: self).inInspector
    case .help: .button { $0.chrome.toggleKeys() }
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
    case .picturesSquare: .choice(\PicturesScene.arrangement, .square)
    case .picturesFlow: .choice(\PicturesScene.arrangement, .flow)
    case .picturesMasonry: .choice(\PicturesScene.arrangement, .masonry)
    case .showNames: .toggle(\PicturesScene.showsNames)
    case .select:
      ControlAction.request { content in content.change { $0.selects.toggle() } }
        .on { $0.shown.selects }
    case .tileSize: .pageSlider
    case .keepGrabOffset, .interactionEnabled, .clamp, .axisLock, .snapToGrid, .fling,
      .withLongPress:
      .option(self)
    case .closeLargeView: .none

    case .slowMotion: .tuningSwitch(\.slowMotion)
    case .reducedMotion: .tuningSwitch(\.reducedMotion, [.send(.motionChosen)])
    case .longPress:
      ControlAction.button { content in
        content.changeFeel(by: .longPress) { $0.tuning.mouseLongPressLifts.toggle() }
      }.on { $0.chrome.tuning.mouseLongPressLifts }
    case .compareFeel:
      ControlAction.button { if !$0.chrome.showsChosen { $0.chrome.compare() } }.inInspector
    case .ownFeel:
      ControlAction.button { if $0.chrome.showsChosen { $0.chrome.compare() } }.inInspector
    case .resetFeel:
      ControlAction.button { $0.resetFeel() }.inInspector
    case .copyTuning:
      ControlAction.request { [.copyText($0.chrome.tuning.swiftText)] }.inInspector
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
    case .inspectorPlate: ControlAction.button { _ in }.inInspector

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

extension ControlAction {
  /// A switch in the inspector that is on if a condition holds.
  fileprivate func on(_ isOn: @escaping @Sendable (PlaygroundContent) -> Bool) -> ControlAction {
    ControlAction(input, isOn: isOn, isInInspector: true)
  }
}

extension HandlerRegistry<PlaygroundContent> {
  func addingControls() -> Self {
    Control.actions.keys.sorted { $0.rawValue < $1.rawValue }.reduce(self) { registry, control in
      registry.item(control.id) { item in Control.actions[control]?.add(to: &item, of: control) }
    }
  }
}

extension PlaygroundContent {
  func isOn(_ control: Control) -> Bool { Control.actions[control]?.isOn(self) ?? false }

  /// Does what a press of a control does.
  mutating func press(_ control: Control) -> [Request] {
    Control.actions[control]?.press(&self) ?? []
  }
}
