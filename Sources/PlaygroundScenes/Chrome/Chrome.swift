internal import DragCoding
package import DragKit
package import PlaygroundUI

/// Everything around the page: sidebar, toolbar, inspector, menus, sheets, and the call log.
package struct Chrome: Hashable, Sendable {
  package internal(set) var language: Language { didSet { updateHash() } }
  package internal(set) var isDark: Bool { didSet { updateHash() } }
  package internal(set) var window: Size { didSet { layOut() } }
  package let isBare: Bool
  package internal(set) var showsInspector = true { didSet { layOut() } }
  var feel = Feel() { didSet { updateHash() } }
  /// The open list, menu or sheet; `nil` while none is open.
  var front: Front? {
    didSet { if front != oldValue { sheetOffset = .zero } else { updateHash() } }
  }
  /// The scroll distance of the open sheet's list, which is reset when ``front`` changes.
  var sheetOffset = Length.zero { didSet { updateHash() } }
  var panel = ScenePanel() { didSet { layOut() } }
  var log = CallLog()
  /// The items from another program that did not arrive with the last drop or paste.
  var missing = MissingItems() { didSet { if missing != oldValue { updateHash() } } }
  /// The card of a recording; `nil` while no card is shown.
  package internal(set) var card: RecordingCard? { didSet { updateHash() } }
  package internal(set) var tab = InspectorTab.feel {
    didSet { if tab != oldValue { inspectorOffset = .zero } else { layOut() } }
  }
  var callFilter = CallFilter.all { didSet { updateHash() } }
  /// Whether the user has opened the inspector over the stage of a narrow window.
  var opensInspector = false { didSet { layOut() } }
  /// The inspector's scroll distance, which ``scrolledInspector`` limits to the current content.
  var inspectorOffset = Length.zero { didSet { layOut() } }
  /// The hash of the encoded state without ``log``, stored because it is read after each event.
  private(set) var stateHash: UInt64 = 0
  /// The chrome's only area, in an array because every pointer move reads it for the stage.
  private(set) var areas: [Stage.Area] = []
  /// The widgets around the page for a default ``ChromeState``, even if scrolled out of view.
  @Derived private(set) var widgets: [PlacedWidget] = []

  init(
    window: Size, tuning: Tuning, language: Language, isBare: Bool, isDark: Bool = false,
    preset: FeelPreset = .standard
  ) {
    (self.window, self.language, self.isBare, self.isDark) = (window, language, isBare, isDark)
    feel.value = FeelValue(preset: preset, tuning: tuning)
    layOut()
  }

  package internal(set) var tuning: Tuning {
    get { feel.value.tuning }
    set { feel.value.tuning = newValue }
  }

  package var layout: ChromeLayout {
    ChromeLayout(
      window: window, isBare: isBare, showsInspector: showsInspector,
      opensInspector: opensInspector, panel: panel)
  }

  private mutating func layOut() {
    let state = ChromeState()
    widgets = isBare ? [] : sidebar(state) + toolbar(state) + inspector(state)
    let now = [Stage.Area("chrome", .placed(widgets.items), layer: .controls)]
    if now != areas { areas = now }
    // Closes a list whose button is gone: it would not be drawn, but would still receive keys.
    if case .popup(let button) = front, frame(of: button) == nil { front = nil }
    updateHash()
  }

  private mutating func updateHash() {
    var writer = CanonicalWriter.hashing
    encodeState(to: &writer)
    stateHash = writer.stableHash
  }

  func frame(of control: Control) -> Rect? { frame(ofControl: control.id) }

  func frame(ofControl item: ItemID) -> Rect? { widgets.frame(of: item) }

  /// Returns the frame of an inspector region, even if scrolled out of view; `nil` if absent.
  func region(_ part: ScreenPart, _ number: Int = 0) -> Rect? {
    widgets.frame(of: part.owner(number))
  }

  /// The title of the button that changes the appearance: the appearance after a press.
  var otherAppearance: LocalizedString {
    LocalizedString(isDark ? "light-colours" : "dark-colours")
  }

  package var theme: Theme { isDark ? .dark : .light }

  package var newestCall: String? { log.lines.last?.text }

  package static func text(for call: Call) -> String {
    var log = CallLog()
    log.append([call])
    return log.lines.last?.text ?? call.name.rawValue
  }

  package func text(_ string: LocalizedString) -> String { string.text(language) }
}

extension Chrome {
  static let handlers = HandlerRegistry<Chrome>()
    .onReceive(Message.appearanceName) { chrome, message in chrome.setAppearance(message.text) }
    .onReceive(Message.motionName) { chrome, message in chrome.setMotion(message.text) }
    .onReceive(RecordingCard.messageName) { chrome, message in chrome.acceptCard(message) }
    .onReceive(RecordingCard.closing.name) { chrome, _ in chrome.card = nil }
    .item(Control.calls.id) { $0.onScroll { chrome, _, event in chrome.scrollCalls(event) } }

  private mutating func scrollCalls(_ event: PanEvent) {
    guard let frame = frame(of: .calls) else { return }
    log.scroll(by: event.translation.dy, in: frame.size, showing: callFilter)
  }
}

extension Chrome: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    encodeState(to: &writer)
    writer.write(log)
  }

  /// Writes the part of the encoded state that ``stateHash`` hashes.
  private func encodeState(to writer: inout CanonicalWriter) {
    writer.write(window, tuning, language, isBare, isDark, showsInspector)
    writer.write(feel, front, card, tab, callFilter)
    writer.write(opensInspector, inspectorOffset, sheetOffset, missing)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let window: Size = try reader.read()
    // Rejected, because a window of unlimited size would have too many columns to lay out.
    guard window == window.clampedToWindow else { throw reader.invalid("window") }
    self.init(
      window: window, tuning: try reader.read(), language: try reader.read(),
      isBare: try reader.read())
    let tuning = tuning
    (isDark, showsInspector, feel, front, card) = try reader.read()
    self.tuning = tuning
    (tab, callFilter, opensInspector, inspectorOffset) = try reader.read()
    (sheetOffset, missing, log) = try reader.read()
  }
}
