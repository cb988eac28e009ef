import PlaygroundScenes
import PlaygroundWorkbench

/// A possible mistake, each against one law.
enum PlantedBug: Int, CaseIterable {
  case forgetsAField, drawsWhatIsNoState
  case countsShortSteps
  case copiesTwice, showsAnItemTwice
  case swallowsExits, endsTwice, losesTouchEnds
  case performsForbidden, undoesBeyondTheLift
  case movesOnHover
  case hitsMovingFrames
  case neverSleeps, leavesAFlight
  case undoesNothing
  case drawsTooMuch
  case letsTheHashDrift, tellsThePast
  case springsTwice, performsForbiddenInCollection, leavesAGroupFolded
  case shufflesThePile, saysAnotherPlace, dropsBesideTheGap
  case endsSessionsTwice, losesSessionEnds, staysSprung

  /// The scene in which it shows.
  var scene: SceneID {
    switch self {
    case .springsTwice, .performsForbiddenInCollection, .leavesAGroupFolded, .endsSessionsTwice,
      .losesSessionEnds, .staysSprung:
      .lessons
    case .shufflesThePile, .saysAnotherPlace, .dropsBesideTheGap: .board
    default: .colours
    }
  }

  /// The law that it breaks, and no other.
  var law: Law {
    switch self {
    case .forgetsAField, .drawsWhatIsNoState: .replay
    case .countsShortSteps: .batching
    case .copiesTwice, .showsAnItemTwice, .shufflesThePile: .conservation
    case .swallowsExits, .endsTwice, .losesTouchEnds, .springsTwice, .endsSessionsTwice,
      .losesSessionEnds, .staysSprung:
      .ending
    case .performsForbidden, .undoesBeyondTheLift, .performsForbiddenInCollection,
      .leavesAGroupFolded:
      .proposals
    case .saysAnotherPlace, .dropsBesideTheGap: .placing
    case .movesOnHover: .hovering
    case .hitsMovingFrames: .hitTesting
    case .neverSleeps, .leavesAFlight: .idleness
    case .undoesNothing: .undo
    case .drawsTooMuch: .cost
    case .letsTheHashDrift, .tellsThePast: .soundness
    }
  }
}
