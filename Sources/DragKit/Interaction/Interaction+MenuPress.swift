internal import DragFrameIO
internal import DragGeometry

// A menu that is opened, walked through and chosen from by one press, motion and release of the mouse.
extension Interaction {
  /// Records that a press has opened a menu, if one is visible now.
  mutating func noteMenuPress(of button: PointerButton, at point: Point) {
    guard layout.areas.contains(where: { $0.layer == .menus }) else { return }
    pointers.menuPress = MenuPress(button: button, location: point)
  }

  /// Taps the entry under which a button is released that has opened the menu.
  ///
  /// A release near the press, of a click, keeps the menu open, and so does one beside the entries.
  mutating func chooseFromMenu(
    byReleaseOf button: PointerButton, of id: PointerID, at point: Point,
    _ content: inout some InteractiveContent
  ) {
    guard let press = pointers.menuPress, press.button == button, id == .mouse else { return }
    pointers.menuPress = nil
    guard (point - press.location).isLonger(than: layout.tuning.slop(of: .mouse)) else { return }
    let entry = layout.item(at: point, in: [.menus]) { [content] item in
      content.isUserInteractionEnabled(item)
    }
    guard let entry, content.isFocusable(entry),
      let tap = content.handlerSet(of: entry, in: layout.container(of: entry))?.handlers.tap
    else { return }
    perform(tap, on: entry, &content)
  }
}
