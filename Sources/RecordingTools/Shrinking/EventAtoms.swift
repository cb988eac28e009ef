import DragFrameIO
import DragGeometry
import DragRecording

/// The events of a session in parts that can be left out as a whole: what is pressed is released in
/// the same part.
struct EventAtoms {
  /// The parts, in order.
  private(set) var atoms: [[InputEvent]] = []

  init(_ events: [InputEvent]) {
    var (atom, down): ([InputEvent], Set<PointerID>) = ([], [])
    for event in events {
      // What a hand does on its way to the next press belongs to that.
      if down.isEmpty, !atom.isEmpty, event.beginsSomething, atom.contains(where: \.doesSomething) {
        atoms.append(atom)
        atom = []
      }
      atom.append(event)
      switch event.kind {
      case .pointerPressed(let id, _, _): down.insert(id)
      case .pointerReleased(let id, _, _), .pointerCancelled(let id): down.remove(id)
      case .pointerMoved(let id, _, isDown: false): down.remove(id)
      case .focusLost, .windowHidden: down.removeAll()
      default: break
      }
    }
    if !atom.isEmpty { atoms.append(atom) }
  }
}

extension InputEvent {
  /// `true` for everything but a mouse that moves about.
  fileprivate var doesSomething: Bool {
    switch kind {
    case .pointerMoved(_, _, isDown: false), .pointerLeft: false
    default: true
    }
  }

  /// `true` for what begins a new part: a key's release belongs to its press.
  fileprivate var beginsSomething: Bool {
    switch kind {
    case .keyReleased, .pointerReleased, .focusGained, .windowShown: false
    case .modifiersChanged(let modifiers): !modifiers.isEmpty
    default: true
    }
  }
}
