internal import DragDrawing
package import DragKit
internal import PlaygroundUI

// MARK: - The status line
extension Chrome {
  func status(
    on shown: any PlaygroundScene, isEnabled: Bool, isOn: (Control) -> Bool
  ) -> String? {
    guard var status = KeyboardStatus(log.lines) else { return nil }
    switch status.kind {
    case .focusedRowControl:
      status.detail =
        LocalizedString(ifPresent: "row-control-\(status.detail)").map(text) ?? status.detail
    case .over, .dropped, .copied, .linked: status.detail = title(of: status.detail, on: shown)
    case .focusedControl:
      let control = Control.allCases.first { $0.name == status.item }
      if let value = control.flatMap(sliderValue) {
        (status.kind, status.detail) = (.slider, value.text)
      } else if control == .calls || control == .sheetCard {
        status.kind = .list
      } else if !isEnabled {
        status.kind = .disabledControl
      } else if let control, panel.allSwitches.contains(control) {
        (status.kind, status.detail) = (
          .toggle, text(LocalizedString(isOn(control) ? "on" : "off"))
        )
      }
    default: break
    }
    if status.isOutdated { status.update(on: shown) }
    status.item = title(of: status.item, on: shown)
    let container = status.position?.container
    status.position?.container = container.flatMap { shown.title(of: ContainerID($0), language) }
    return status.text(language)
  }

  private func title(of name: String, on shown: any PlaygroundScene) -> String {
    if let item = shown.model.item(named: name) { return shown.title(of: item, language) ?? name }
    let control =
      shown.titleOfControl(named: name)
      ?? CardControl.allCases.first { $0.name == name }?.title
      ?? ShelfControl.allCases.first { $0.name == name }?.title
      ?? PageButton.allCases.first { $0.name == name }?.title
      ?? Control.allCases.first { $0.name == name }?.title
    return control.map(text) ?? Language.all.first { $0.entryName == name }?.ownName ?? name
  }

  /// The place of the status at the bottom of the page, or else at its top; `nil` if both would
  /// cover a frame.
  fileprivate func statusBox(_ words: String, besides frames: [Rect]) -> Rect? {
    let stage = layout.stage
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 34
    let size = Size(width: min(width, max(stage.width - 32, 1)), height: 32)
    let middle = stage.center.x.roundedToPixel
    return [stage.maxY - 28, stage.minY + 28].lazy
      .map { Rect(center: Point(x: middle, y: $0), size: size) }
      .first { box in !frames.contains { $0.intersects(box) } }
  }

  func drawStatus(_ words: String, in box: Rect, on canvas: inout Canvas) {
    canvas.begin(.status)
    canvas.shadow(of: box, radius: box.height / 2, .bar)
    canvas.fill(box, radius: box.height / 2, theme.text)
    canvas.text(
      words, .label, theme.window,
      in: box.inset(by: Insets(left: Spacing.large, right: Spacing.large)), .center)
  }
}

extension KeyboardStatus {
  /// Names the current place of the item, instead of the reported one.
  fileprivate mutating func update(on shown: any PlaygroundScene) {
    guard [.focusedItem, .dropped, .copied, .linked, .cancelled].contains(kind),
      let position = shown.model.item(named: item).flatMap({ shown.model.position(of: $0) })
    else { return }
    kind = .focusedItem
    self.position?.number = position.offset + 1
    self.position?.count = shown.model[position.container]?.count ?? 0
    if self.position?.container != nil { self.position?.container = position.container.name }
  }
}

extension Interaction {
  fileprivate var frameOfKeyboard: Rect? {
    guard let session, session.pointer == .keyboard else { return focused.flatMap(frame(of:)) }
    return session.itemFrame
  }
}

extension Playground {
  package var status: String? {
    let content = content
    let language = content.chrome.language
    let notice =
      content.chrome.missing.notice?.text(language)
      ?? content.shown.notice(language)
      ?? ClipboardStatus(content.chrome.log.lines)?.text(language)
    guard notice == nil, interaction.focused != nil || interaction.session?.pointer == .keyboard
    else { return notice }
    let isEnabled = interaction.focused.map(content.isEnabled) ?? true
    guard !interaction.isFocusCovered else { return nil }
    return content.chrome.status(
      on: content.shown, isEnabled: isEnabled, isOn: content.isOn)
  }

  /// Whether the status shows the result of a clipboard command.
  package var saysWhatWasCopied: Bool { ClipboardStatus(content.chrome.log.lines) != nil }

  /// Whether Tab stays in a list, a menu, a sheet or a card in front of the page.
  package var keepsFocusInFront: Bool {
    content.stage.areasInFront.contains { $0.layer == .menus }
  }

  /// The place of the focus in the order of Tab; `nil` without a focus.
  package var placeOfFocus: Int? {
    interaction.focused.flatMap { item in visibleItems.firstIndex { $0.item == item } }
  }

  /// The visible items and controls, from the back to the front.
  package var visibleItems: [SceneElement] {
    let stage = content.stage
    return (stage.areas + stage.areasInFront).flatMap {
      interaction.elements(in: $0.container)
    }
  }

  /// Returns the frame of the control at a point, or else of the focused control.
  package func frameOfControl(pressedAt point: Point?) -> Rect? {
    guard let point else { return interaction.focused.flatMap(interaction.frame(of:)) }
    return visibleItems.last {
      $0.item.isControl && $0.item != Control.inspectorPlate.id && $0.unscaledFrame.contains(point)
    }?.unscaledFrame
  }

  package var statusFrame: Rect? { status.flatMap(frame(ofStatus:)) }

  func frame(ofStatus words: String) -> Rect? {
    // A dragged item is enlarged, and has a ring around it.
    let own = interaction.frameOfKeyboard.map { [$0.insetBy(-12)] } ?? []
    let controls = visibleItems.filter { $0.item.isControl && $0.item != Control.menuBackdrop.id }
    return content.chrome.statusBox(words, besides: own + controls.map(\.unscaledFrame))
  }
}
