import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench

/// A bug that breaks one law.
enum PlantedBug: Int, CaseIterable {
  case forgetsAField, drawsUnstoredState
  case countsShortSteps
  case copiesTwice, showsAnItemTwice, putsAGroupIntoItself, takesFilesTwice
  case omitsExits, endsTwice, omitsTouchEnds
  case performsForbidden, undoesBeyondTheLift
  case movesOnHover
  case hitsMovingFrames
  case neverSleeps, leavesAnOverlay
  case undoesNothing
  case drawsTooMuch
  case corruptsTheHash, reportsThePast
  case springsTwice, performsForbiddenInCollection, leavesAGroupFolded
  case shufflesThePile, reportsAnotherPlace
  case dropsBesideTheGap, dropsSeveralBesideTheGap, dropsCopiesBesideTheGap
  case dropsLinksBesideTheGap, dropsForeignItemsBesideTheGap, dropsInAnotherViewBesideTheGap
  case endsSessionsTwice, omitsSessionEnds, omitsSpringEnds

  /// The scene in which the bug has an effect.
  var scene: SceneID {
    switch self {
    case .springsTwice, .performsForbiddenInCollection, .leavesAGroupFolded, .endsSessionsTwice,
      .omitsSessionEnds, .omitsSpringEnds, .putsAGroupIntoItself:
      .lessons
    case .shufflesThePile, .reportsAnotherPlace, .dropsBesideTheGap, .dropsSeveralBesideTheGap,
      .dropsCopiesBesideTheGap:
      .board
    case .dropsLinksBesideTheGap, .dropsForeignItemsBesideTheGap, .takesFilesTwice: .pictures
    case .dropsInAnotherViewBesideTheGap: .playlist
    default: .colours
    }
  }

  /// The only law that the bug breaks.
  var law: Law {
    switch self {
    case .forgetsAField, .drawsUnstoredState: .replay
    case .countsShortSteps: .batching
    case .copiesTwice, .showsAnItemTwice, .shufflesThePile, .putsAGroupIntoItself,
      .takesFilesTwice:
      .conservation
    case .omitsExits, .endsTwice, .omitsTouchEnds, .springsTwice, .endsSessionsTwice,
      .omitsSessionEnds, .omitsSpringEnds:
      .ending
    case .performsForbidden, .undoesBeyondTheLift, .performsForbiddenInCollection,
      .leavesAGroupFolded:
      .proposals
    case .reportsAnotherPlace, .dropsBesideTheGap, .dropsSeveralBesideTheGap,
      .dropsCopiesBesideTheGap, .dropsLinksBesideTheGap, .dropsForeignItemsBesideTheGap,
      .dropsInAnotherViewBesideTheGap:
      .placing
    case .movesOnHover: .hovering
    case .hitsMovingFrames: .hitTesting
    case .neverSleeps, .leavesAnOverlay: .idleness
    case .undoesNothing: .undo
    case .drawsTooMuch: .cost
    case .corruptsTheHash, .reportsThePast: .soundness
    }
  }
}
