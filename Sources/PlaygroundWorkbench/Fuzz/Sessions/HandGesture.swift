internal import DragRecording

/// What somebody may do next.
enum HandGesture: Hashable, CaseIterable {
  case drag, dragWithFinger, dragAfterHold, catchInFlight
  case jitter, shortHold, scrollWithFinger, secondPointer
  case leaveAndReturn, escape, otherKey, undoAndRedo, wheelInDrag, rightButton
  case resize, loseFocus, hide
  case loseRelease, pressTwice, strayRelease, cancelPointer
  case tapControl, tapControlInDrag, slide
  case timeGoesBack, absurdPlace, longPause, repeatModifiers
  case dragWithKeys, pile, chooseSeveral

  /// How often it is done, as a share of the sum of all.
  ///
  /// Half are drags that nothing disturbs.
  var weight: Int {
    switch self {
    case .drag: 110
    case .dragWithFinger: 12
    case .leaveAndReturn, .secondPointer, .catchInFlight, .tapControl: 8
    case .escape: 9
    case .dragWithKeys: 20
    case .pile, .chooseSeveral: 9
    case .jitter, .shortHold, .undoAndRedo, .resize: 6
    case .loseRelease, .loseFocus, .wheelInDrag, .tapControlInDrag: 5
    case .scrollWithFinger, .dragAfterHold, .slide, .hide: 4
    case .rightButton, .pressTwice, .cancelPointer, .timeGoesBack, .absurdPlace: 3
    case .otherKey, .strayRelease, .longPause, .repeatModifiers: 2
    }
  }

  /// Draws one, by the weights.
  static func next(using random: inout SplitMix64) -> HandGesture {
    var number = random.next(below: allCases.reduce(0) { $0 + $1.weight })
    for gesture in allCases {
      number -= gesture.weight
      if number < 0 { return gesture }
    }
    return .drag
  }
}
