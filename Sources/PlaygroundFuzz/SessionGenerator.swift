internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundUI

/// The generator of random sessions; a session's key reproduces it.
package enum SessionGenerator {
  package static func session(for key: CaseKey) -> GeneratedSession {
    var random = SplitMix64(seed: key.hash)
    // Most sessions are short, so that many different ones are checked in a given time.
    let isLong = random.next(below: 64) == 0
    let options = options(for: key, using: &random)
    let modes = ReplayMode.allCases
    let replayModes = isLong ? modes : [modes[random.next(below: modes.count)]]
    var driver = SessionDriver(options, fastGlides: isLong ? 6 : 48, seed: random.next())
    if key.page == .pictures { driver.openBoard() }
    if key.page == .recordings { driver.openShelf() }
    driver.flipSwitches()
    for _ in 0..<(isLong ? 3 + random.next(below: 6) : 1 + random.next(below: 3)) {
      driver.restoreWindow(options.window)
      action(using: &random)(&driver)
      driver.rest()
    }
    driver.finish()
    switch key.hash >> 32 & 15 {
    case 0, 1: driver.dragFromOtherProgram()
    case 2, 3: driver.dragSeveral(holding: .control)
    case 4, 5: driver.dragSeveral(holding: [.control, .shift])
    default: break
    }
    return GeneratedSession(
      key: key, options: options, events: driver.events, replayModes: replayModes)
  }

  private static func options(
    for key: CaseKey, using random: inout SplitMix64
  ) -> PlaygroundOptions {
    var options = PlaygroundOptions(page: key.page)
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
    if key.page == .board {
      options.arrangement = random.next(below: 2) == 0 ? .list : .grid
      options.items = 1 + random.next(below: [3, 30, 300][random.next(below: 3)])
      // Use the key, because another draw from `random` would change all sessions of the board.
      let layouts: [BoardScene.Arrangement?] = [.flow, .masonry, nil, nil]
      options.arrangement = layouts[Int(key.hash >> 62)] ?? options.arrangement
    }
    return options
  }

  private typealias Action = @Sendable (inout SessionDriver) -> Void

  private static func action(using random: inout SplitMix64) -> Action {
    var number = random.next(below: actions.reduce(0) { $0 + $1.weight })
    return actions.first { action in
      number -= action.weight
      return number < 0
    }?.perform ?? actions[0].perform
  }

  private static let actions: [(weight: Int, perform: Action)] = [
    (110, { $0.dragOrUseRow(.mouse, 2, in: 5) }),
    (12, { $0.dragOrUseRow(.finger, 1, in: 2) }),
    (4, { $0.dragAfterHold() }),
    (8, { $0.catchOverlay() }),
    (6, { $0.jitter() }),
    (6, { $0.shortHold() }),
    (4, { $0.scroll() }),
    (8, { $0.secondPointer() }),
    (8, { $0.inDrag { $0.leaveAndReturn() } }),
    (9, { $0.inDrag { $0.press(.escape) } }),
    (2, { $0.inDrag { $0.press(.space) } }),
    (6, { $0.undoAndRedo() }),
    (5, { $0.inDrag { $0.turnWheel() } }),
    (3, { $0.rightButton() }),
    (6, { $0.resize() }),
    (1, { $0.zoom() }), (1, { $0.inDrag { $0.zoom() } }),
    (5, { $0.inDrag { $0.interrupt(.focusLost, .focusGained) } }),
    (4, { $0.inDrag { $0.interrupt(.windowHidden, .windowShown) } }),
    (5, { $0.loseRelease() }),
    (3, { $0.inDrag { $0.pressAgain() } }),
    (2, { $0.strayRelease() }),
    (3, { $0.inDrag { $0.cancelPointer() } }),
    (8, { $0.tapControl(with: .mouse) }),
    (5, { $0.inDrag { $0.tapControl(with: .finger(2)) } }),
    (4, { $0.slide() }),
    (3, { $0.inDrag { $0.goBackInTime() } }),
    (3, { $0.absurdPlace() }),
    (2, { $0.longPause() }),
    (2, { $0.repeatModifiers() }),
    (20, { $0.dragWithKeys() }),
    (9, { $0.inDrag { $0.tapSome() } }),
    (9, { $0.selectSeveral() }),
  ]
}

extension SessionDriver {
  /// Opens a board of pictures of random shapes, half of the time with a group of three more.
  fileprivate mutating func openBoard() {
    func tile(_ number: Int) -> BoardDocument.Entry {
      let (width, height) = (100 + random.next(below: 900), 100 + random.next(below: 900))
      let details = PictureDetails.readable(
        width: width, height: height, bytes: 1000 + random.next(below: 9000), modified: number)
      return BoardDocument.Entry(BoardPicture(path: "/\(number).png", details))
    }
    var document = BoardDocument()
    document.look.arrangement = PicturesScene.Arrangement.allCases[random.next(below: 3)]
    let count = 1 + random.next(below: [3, 12, 60][random.next(below: 3)])
    document.elements = (1...count).map { tile($0) }
    if chance(1, in: 2) {
      document.elements.append(
        BoardDocument.Entry(
          group: "Trip", isOpen: chance(1, in: 2), (1...3).map { tile(count + $0) }))
    }
    send(.messageReceived(.board(.open, document)))
  }

  /// Sends the page a listing of made-up recordings, about a quarter of them without details.
  fileprivate mutating func openShelf() {
    let count = 1 + random.next(below: [3, 12, 60][random.next(below: 3)])
    let recordings = (1...count).map { number in
      let details = RecordingDetails(
        length: random.next(below: 90_000), scene: "board", thumbnail: "/\(number).png", width: 560,
        height: 380)
      return SavedRecording(
        path: "/\(number).dndrec", modified: 1_700_000_000 + number,
        chance(1, in: 4) ? .unknown : .readable(details))
    }
    send(.messageReceived(.recordings(recordings, version: 1)))
  }

  fileprivate mutating func flipSwitches() {
    guard chance(1, in: 6) else { return }
    for _ in 0..<1 + random.next(below: 4) { tapControl(with: .mouse) }
  }

  fileprivate mutating func rest() {
    wait(pause(upTo: chance(1, in: 3) ? 1_500_000 : 250_000))
  }

  fileprivate mutating func finish() {
    releaseAll()
    if world.interaction.session?.pointer == .keyboard { press(.escape) }
    // A move with no button down ends a press whose release was lost.
    move(.mouse, to: mouse)
  }

  fileprivate mutating func restoreWindow(_ size: Size) {
    let window = world.content.chrome.window
    guard window != size, chance(2, in: 3) else { return }
    send(.windowResized(size))
  }
}
