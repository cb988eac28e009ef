internal import DragDrawing
package import DragKit
internal import PlaygroundUI

// MARK: - The status line
extension Playground {
  package var status: String? {
    let (content, language) = (content, content.chrome.language)
    let notice =
      content.chrome.missing.notice?.text(language)
      ?? content.shown.notice(language)
      ?? content.chrome.log.clipboardResult?.text(language)
    guard notice == nil, interaction.focused != nil || interaction.session?.pointer == .keyboard
    else { return notice }
    return interaction.isFocusCovered ? nil : content.keyboardStatus(interaction.focused)
  }

  /// Whether there is a result of a clipboard command for the status.
  package var saysWhatWasCopied: Bool { content.chrome.log.clipboardResult != nil }

  package var statusFrame: Rect? { status.flatMap(frame(ofStatus:)) }

  /// Returns the frame of the status at the bottom of the stage, or else at its top.
  ///
  /// It is `nil` if both would cover a control, or the item that the keyboard focuses or drags.
  func frame(ofStatus words: String) -> Rect? {
    // With a margin, because a dragged item is enlarged and has a ring around it.
    let own = interaction.frameOfKeyboard.map { [$0.insetBy(-12)] } ?? []
    let controls = visibleItems.filter { $0.item.isControl && $0.item != Control.menuBackdrop.id }
    let covered = own + controls.map(\.unscaledFrame)
    let stage = content.chrome.layout.stage
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 34
    let size = Size(width: min(width, max(stage.width - 32, 1)), height: 32)
    let middle = stage.center.x.roundedToPixel
    return [stage.maxY - 28, stage.minY + 28].lazy
      .map { Rect(center: Point(x: middle, y: $0), size: size) }
      .first { box in !covered.contains { $0.intersects(box) } }
  }
}

extension PlaygroundContent {
  /// Returns the last step of the keyboard as text; `focused` is the focused item.
  fileprivate func keyboardStatus(_ focused: ItemID?) -> String? {
    guard var status = KeyboardStatus(chrome.log.lines[...]) else { return nil }
    switch status.kind {
    case .focusedRowControl:
      status.detail =
        LocalizedString(ifPresent: "row-control-\(status.detail)").map(chrome.text) ?? status.detail
    case .over, .dropped, .copied, .linked: status.detail = title(of: status.detail)
    case .focusedControl:
      let control = Control.allCases.first { $0.name == status.item }
      if let value = control.flatMap(chrome.slider) {
        (status.kind, status.detail) = (.slider, value.text)
      } else if control == .calls || control == .sheetCard {
        status.kind = .list
      } else if focused.map(isEnabled) == false {
        status.kind = .disabledControl
      } else if let control, chrome.panel.allSwitches.contains(control) {
        let state = LocalizedString(isOn(control) ? "on" : "off")
        (status.kind, status.detail) = (.toggle, chrome.text(state))
      }
    default: break
    }
    if status.isOutdated { status.update(on: shown) }
    status.item = title(of: status.item)
    let container = status.position?.container
    status.position?.container = container.flatMap {
      shown.title(of: ContainerID($0), chrome.language)
    }
    return status.text(chrome.language)
  }

  private func title(of name: String) -> String {
    if let item = shown.model.item(named: name) {
      return shown.title(of: item, chrome.language) ?? name
    }
    let title = shown.titleOfControl(named: name) ?? Control.named(name)?.title
    return title.map(chrome.text) ?? name
  }
}

extension KeyboardStatus {
  /// Replaces the reported position of an item with its current one; of a control, changes nothing.
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

extension Chrome {
  func drawStatus(_ words: String, in box: Rect, on canvas: inout Canvas) {
    canvas.begin(.status)
    canvas.shadow(of: box, radius: box.height / 2, .bar)
    canvas.fill(box, radius: box.height / 2, theme.text)
    canvas.text(
      words, .label, theme.window,
      in: box.inset(by: Insets(left: Spacing.large, right: Spacing.large)), .center)
  }
}

// MARK: - The visible items and the focus
extension Playground {
  /// The visible items and controls, from the back to the front.
  package var visibleItems: [SceneElement] {
    let stage = content.stage
    return (stage.areas + stage.areasInFront).flatMap {
      interaction.elements(in: $0.container)
    }
  }

  /// Whether Tab stays in a list, a menu, a sheet or a card in front of the page.
  package var keepsFocusInFront: Bool {
    content.stage.areasInFront.contains { $0.layer == .menus }
  }

  /// The index of the focused item in ``visibleItems``; `nil` without a focus.
  package var placeOfFocus: Int? {
    interaction.focused.flatMap { item in visibleItems.firstIndex { $0.item == item } }
  }

  /// Returns the frame of the control at a point, or if `point` is `nil`, of the focused item.
  ///
  /// It is `nil` if no control is there, or no item has the focus.
  package func frameOfControl(pressedAt point: Point?) -> Rect? {
    guard let point else { return interaction.focused.flatMap(interaction.frame(of:)) }
    return visibleItems.last {
      $0.item.isControl && $0.item != Control.inspectorPlate.id && $0.unscaledFrame.contains(point)
    }?.unscaledFrame
  }
}
