extension Control {
  /// The words beside the control.
  var word: Word {
    switch self {
    case .sceneFollow: .follow
    case .sceneColours: .colours
    case .sceneLessons: .lessons
    case .scenePlaylist: .playlist
    case .sceneBoard: .board
    case .howItWorks: .howItWorks
    case .undo: .undo
    case .redo: .redo
    case .reset: .reset
    case .record: .record
    case .replay: .replay
    case .appearance: .appearance
    case .language: .language
    case .inspector: .inspector
    case .copyTuning: .copyTuning
    case .calls: .calls
    case .menuMoveToTop: .menuMoveToTop
    case .menuMoveToBottom: .menuMoveToBottom
    case .menuCopy: .menuCopy
    case .menuDelete: .menuDelete
    case .menuBackdrop: .cancel
    default: choiceWord
    }
  }

  private var choiceWord: Word {
    switch self {
    case .followLink: .followLink
    case .followDiagram: .followDiagram
    case .styleFollow: .styleFollow
    case .styleLift: .styleLift
    case .showTiles: .showTiles
    case .showImages: .showImages
    case .rulesCorrected: .rulesCorrected
    case .rulesArticle: .rulesArticle
    case .playlistEdit: .playlistEdit
    case .playlistOrdinary: .playlistOrdinary
    case .boardGrid: .boardGrid
    case .boardList: .boardList
    case .boardFlow: .boardFlow
    case .boardMasonry: .boardMasonry
    case .headers: .headers
    case .rightToLeft: .rightToLeft
    case .select: .select
    case .keepGrabOffset: .keepGrabOffset
    case .interactionEnabled: .interactionEnabled
    case .clamp: .clamp
    case .axisLock: .axisLock
    case .snapToGrid: .snapToGrid
    case .fling: .fling
    case .withLongPress: .withLongPress
    case .ownPreview: .ownPreview
    case .longPress: .longPress
    case .slowMotion: .slowMotion
    case .reducedMotion: .reducedMotion
    default: feelWord
    }
  }

  private var feelWord: Word {
    switch self {
    case .liftDistance: .liftDistance
    case .longPressTime: .longPressTime
    case .springLoadingTime: .springLoadingTime
    case .liftScale: .liftScale
    case .liftedAlpha: .liftedAlpha
    case .gapResponse: .gapResponse
    case .gapDamping: .gapDamping
    case .dropResponse: .dropResponse
    case .dropDamping: .dropDamping
    case .cancelResponse: .cancelResponse
    default: .glideResponse
    }
  }
}
