import DragEvents
import DragGeometry

struct CapturedKeys {
  private struct Held: Hashable {
    let device: Int
    let code: UInt16
  }

  private var held: [Held] = []

  mutating func take(_ event: Capture.Event, _ device: Int, _ log: inout CaptureLog) {
    guard event.code.type == 1, event.value == 0 || event.value == 1,
      KeyTable.knows(event.code.code)
    else { return }
    let key = Held(device: device, code: event.code.code)
    guard held.contains(key) != (event.value == 1) else { return }
    set(key, isDown: event.value == 1, &log)
  }

  mutating func end(_ log: inout CaptureLog) {
    for key in held { set(key, isDown: false, &log) }
  }

  private mutating func set(_ key: Held, isDown: Bool, _ log: inout CaptureLog) {
    let before = modifiers
    if isDown { held.append(key) } else { held.removeAll { $0 == key } }
    if let key = KeyTable.key(key.code) {
      log.add(isDown ? .keyPressed(key) : .keyReleased(key))
    } else if modifiers != before {
      log.add(.modifiersChanged(modifiers))
    }
  }

  private var modifiers: Modifiers {
    Modifiers(held.compactMap { KeyTable.modifiers[$0.code] })
  }
}
