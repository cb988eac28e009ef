/// Reads contacts in slots: multi-touch protocol B of the kernel.
///
/// A slot has a tracking number while a finger touches. Another number in the slot means another
/// finger. Only changes are reported. A surface for a single finger is read as one slot.
struct SlotReader {
  private static let slotCount = 64

  private struct Slot {
    var x: Int?
    var y: Int?
    var id: Int?
    var place = SurfacePoint(x: 0, y: 0)
    var begins = false
    var ends = false
  }

  private let surface: Surface
  private let isSingle: Bool
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var current = 0

  init(_ surface: Surface, isSingle: Bool, events: [Capture.Event]) {
    self.surface = surface
    self.isSingle = isSingle
    var (x, y) = ([Int: Int](), [Int: Int]())
    for event in events {
      _ = select(event)
      if event.code == surface.x.code, x[current] == nil { x[current] = event.value }
      if event.code == surface.y.code, y[current] == nil { y[current] = event.value }
    }
    for index in slots.indices { (slots[index].x, slots[index].y) = (x[index], y[index]) }
    current = 0
  }

  mutating func steps(in frame: ArraySlice<Capture.Event>) -> [ContactStep] {
    var touched: [Int] = []
    for event in frame {
      guard !select(event), slots.indices.contains(current),
        takePlace(event) || takeNumber(event)
      else { continue }
      if !touched.contains(current) { touched.append(current) }
    }
    return touched.flatMap { finish($0) }
  }

  private mutating func select(_ event: Capture.Event) -> Bool {
    guard event.code == .slot, !isSingle else { return false }
    current = event.value
    return true
  }

  private mutating func takePlace(_ event: Capture.Event) -> Bool {
    switch event.code {
    case surface.x.code: slots[current].x = event.value
    case surface.y.code: slots[current].y = event.value
    default: return false
    }
    return true
  }

  private mutating func takeNumber(_ event: Capture.Event) -> Bool {
    switch event.code {
    case .contactID where !isSingle: number(event.value < 0 ? nil : event.value)
    case .touch where isSingle && event.value != 2: number(event.value == 0 ? nil : 0)
    default: return false
    }
    return true
  }

  private mutating func number(_ id: Int?) {
    guard id != slots[current].id else { return }
    if !slots[current].begins, slots[current].id != nil { slots[current].ends = true }
    (slots[current].id, slots[current].begins) = (id, id != nil)
  }

  private mutating func finish(_ index: Int) -> [ContactStep] {
    var slot = slots[index]
    let place = SurfacePoint(x: slot.x ?? surface.middle.x, y: slot.y ?? surface.middle.y)
    var steps: [ContactStep] = []
    if slot.ends { steps.append(.ended(index)) }
    if slot.begins {
      steps.append(.began(index, at: place))
    } else if slot.id != nil, slot.place != place {
      steps.append(.moved(index, to: place))
    }
    (slot.place, slot.begins, slot.ends) = (place, false, false)
    slots[index] = slot
    return steps
  }
}
