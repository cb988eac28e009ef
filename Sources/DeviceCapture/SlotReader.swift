import DragRecording

/// Reads contacts that the kernel keeps apart: multi-touch protocol B, and surfaces for one finger,
/// which are as one slot.
///
/// A slot has a tracking number as long as something touches there, and is told of only what has
/// changed. Another number in its place is another finger.
struct SlotReader: ContactReader {
  /// The slots that are told apart; the largest surfaces have 60.
  static let slotCount = 64

  private struct Slot {
    var x: Int?
    var y: Int?
    /// The tracking number of what touches.
    var id: Int?
    /// Where it was told to be.
    var place = SurfacePoint(x: 0, y: 0)
    var begins = false
    var ends = false
    var endWasTold = false
  }

  private let surface: Surface
  /// `true` where one finger is told of by a key instead of a number.
  private let isSingle: Bool
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var current = 0

  /// Creates the reader of a device.
  ///
  /// What was the case before the first event is not in a capture. A place that was not told yet is
  /// the one that is told first, since a finger goes on from there.
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

  mutating func steps(in frame: ArraySlice<Capture.Event>, isTorn: Bool) -> [ContactStep] {
    var touched: [Int] = []
    for event in frame {
      guard !select(event), slots.indices.contains(current) else { continue }
      // After a loss, numbers may be those of fingers that were never seen to go down.
      guard takePlace(event) || (!isTorn && takeNumber(event)) else { continue }
      if !touched.contains(current) { touched.append(current) }
    }
    return isTorn ? [] : touched.flatMap { finish($0) }
  }

  /// Takes in which slot is meant from now on.
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
    if slots[current].begins {
      slots[current].begins = id != nil
    } else {
      slots[current].ends = slots[current].ends || slots[current].id != nil
      slots[current].begins = id != nil
    }
    if id == nil { slots[current].endWasTold = true }
    slots[current].id = id
  }

  private mutating func finish(_ index: Int) -> [ContactStep] {
    var slot = slots[index]
    let place = SurfacePoint(
      x: slot.x ?? surface.middle.x, y: slot.y ?? surface.middle.y)
    var steps: [ContactStep] = []
    if slot.ends { steps.append(.ended(index, wasTold: slot.endWasTold)) }
    if slot.begins {
      steps.append(.began(index, at: place))
    } else if slot.id != nil, slot.place != place {
      steps.append(.moved(index, to: place))
    }
    (slot.place, slot.begins, slot.ends, slot.endWasTold) = (place, false, false, false)
    slots[index] = slot
    return steps
  }
}
