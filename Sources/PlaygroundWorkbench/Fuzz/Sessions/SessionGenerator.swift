internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

/// Makes sessions as people and broken devices make them.
///
/// Half of what is done are plain drags from one thing to another; the rest is what goes wrong. Where
/// things are is asked of a world that lives through the session while it is made, so that most
/// gestures hit something.
///
/// ```swift
/// let key = CaseKey(seed: 1, scene: .colours, number: 17)
/// let session = SessionGenerator.session(for: key)
/// ```
package enum SessionGenerator {
  /// The session of a key.
  package static func session(for key: CaseKey) -> GeneratedSession {
    var random = SplitMix64(seed: key.hash)
    let length = SessionLength.next(using: &random)
    let options = options(key.scene, using: &random)
    let ways = length.ways(using: &random)
    var driver = SessionDriver(options, length, seed: random.next())
    driver.chooseSwitches()
    for _ in 0..<length.gestures(using: &random) {
      driver.restoreWindow(options.window)
      driver.perform(HandGesture.next(using: &random))
      driver.rest()
    }
    driver.letGo()
    return GeneratedSession(key: key, options: options, events: driver.events, ways: ways)
  }

  /// Most worlds are as the program opens them.
  private static func options(
    _ scene: SceneID, using random: inout SplitMix64
  ) -> PlaygroundOptions {
    var options = PlaygroundOptions(scene: scene)
    switch random.next(below: 12) {
    case 0: options.window = Size(width: 640, height: 480)
    case 1: options.window = Size(width: 1920, height: 1080)
    case 2: options.scale = .percent(150)
    case 3: options.isBare = true
    case 4: options.tuning.reducedMotion = true
    case 5: options.tuning.mouseLongPressLifts = true
    case 6: options.language = .japanese
    default: break
    }
    if scene == .board {
      options.arrangement = random.next(below: 2) == 0 ? .list : .grid
      options.items = 1 + random.next(below: [3, 30, 300][random.next(below: 3)])
    }
    return options
  }
}

extension SessionDriver {
  mutating func perform(_ gesture: HandGesture) {
    switch gesture {
    case .drag where hasParts && chance(2, in: 5): useRow(.mouse)
    case .dragWithFinger where hasParts && chance(1, in: 2): useRow(finger)
    case .drag: drag(.mouse)
    case .dragWithFinger: drag(finger)
    case .dragAfterHold: dragAfterHold()
    case .catchInFlight: catchInFlight()
    case .jitter: jitter()
    case .shortHold: shortHold()
    case .scrollWithFinger: scrollWithFinger()
    case .secondPointer: secondPointer()
    case .leaveAndReturn: leaveAndReturn()
    case .escape: inDrag { $0.press(.escape) }
    case .otherKey: inDrag { $0.press(.space) }
    case .undoAndRedo: undoAndRedo()
    case .wheelInDrag: inDrag { $0.turnWheel() }
    case .rightButton: rightButton()
    case .resize: resize()
    case .loseFocus: inDrag { $0.interrupt(.focusLost, .focusGained) }
    case .hide: inDrag { $0.interrupt(.windowHidden, .windowShown) }
    case .loseRelease: loseRelease()
    case .pressTwice: pressTwice()
    case .strayRelease: send(.pointerReleased(chance(1, in: 2) ? .mouse : finger, at: anyPoint()))
    case .cancelPointer: cancelPointer()
    case .tapControl: tapControl(with: .mouse)
    case .tapControlInDrag: inDrag { $0.tapControl(with: .finger(2)) }
    case .slide: slide()
    case .timeGoesBack: timeGoesBack()
    case .absurdPlace: absurdPlace()
    case .longPause: longPause()
    case .repeatModifiers: repeatModifiers()
    case .dragWithKeys: dragWithKeys()
    case .pile: inDrag { $0.tapSome() }
    case .chooseSeveral: chooseSeveral()
    }
  }

  /// Sets some switches otherwise, now and then, before anything is dragged.
  fileprivate mutating func chooseSwitches() {
    guard chance(1, in: 6) else { return }
    for _ in 0..<1 + random.next(below: 4) { tapControl(with: .mouse) }
  }

  /// Waits between two gestures: often shorter than it takes until nothing moves.
  fileprivate mutating func rest() {
    wait(pause(upTo: chance(1, in: 3) ? 1_500_000 : 250_000))
  }

  /// Ends the session with all pointers up, also those of which the system swallowed the release.
  fileprivate mutating func letGo() {
    releaseAll()
    if world.interaction.session?.pointer == .keyboard { press(.escape) }
    move(.mouse, to: mouse)
  }

  /// Brings the window back that was made too small to play with, more often than not.
  fileprivate mutating func restoreWindow(_ size: Size) {
    let window = world.content.chrome.window
    guard window != size, chance(2, in: 3) else { return }
    send(.windowResized(size))
  }
}
