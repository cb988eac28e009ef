import DragDrawing
import PlaygroundFuzz
import PlaygroundWorkbench
import RecordingTools

@testable import DragKit
@testable import DragModel
@testable import PlaygroundScenes

/// A playground with one planted bug.
struct Sabotaged: PlaygroundWorld {
  private var playground: Playground
  private let bug: PlantedBug
  /// Part of the state, left out of the bytes by one bug.
  private var presses = 0
  /// The number of short steps of time, which one bug makes part of the state.
  private var shortSteps = 0
  /// Whether a drag of a group has just ended without a drop.
  private var hasCancelled = false
  /// The number of steps of time, which is not part of the state.
  private var advances = 0

  init(_ bug: PlantedBug, _ options: PlaygroundOptions) {
    self.bug = bug
    playground = Playground(options)
  }

  mutating func start() -> Output { playground.start() }

  mutating func apply(_ event: InputEvent) -> Output {
    var output = advance(to: event.time)
    guard let kind = corrupted(event.kind) else { return output }
    if case .pointerPressed = kind { presses += 1 }
    if kind == .incomingDrag(.released), misplacesDrop,
      let location = playground.interaction.session?.location
    {
      let motion = IncomingDragEvent.moved(to: location + Self.besideTheGap)
      output.append(playground.apply(InputEvent(time: event.time, .incomingDrag(motion))))
    }
    output.append(corrupted(playground.apply(InputEvent(time: event.time, kind))))
    return output
  }

  mutating func advance(to time: Microseconds) -> Output {
    advances += 1
    let span = time - playground.now
    if bug == .countsShortSteps, span > .zero, span < .milliseconds(1) { shortSteps += 1 }
    return corrupted(playground.advance(to: time))
  }

  static func == (left: Sabotaged, right: Sabotaged) -> Bool {
    left.playground == right.playground && left.presses == right.presses
      && left.shortSteps == right.shortSteps
  }

  var hashes: StateHashes { playground.hashes }
  var isGestureLive: Bool { playground.isGestureLive }
  var now: Microseconds { playground.now }

  var nextWake: Microseconds? {
    playground.nextWake ?? (bug == .neverSleeps ? playground.now + .milliseconds(1) : nil)
  }
}

extension Sabotaged {
  func frame(reusing cache: FrameCache) -> DrawList {
    var list = playground.frame(reusing: cache)
    if bug == .drawsTooMuch { list.operations += (0..<9).flatMap { _ in list.operations } }
    if bug == .drawsUnstoredState {
      list.background = Color(hex: UInt32(truncatingIfNeeded: advances) & 0xffffff)
    }
    return list
  }

  var content: PlaygroundContent {
    var content = playground.content
    switch bug {
    case .copiesTwice: content.model.doubleCopies()
    case .movesOnHover where interaction.session?.target?.item.isControl == true:
      content.model.turnCopies()
    case .leavesAGroupFolded where hasCancelled: content.pages[LessonsScene.self].openGroups = []
    case .putsAGroupIntoItself:
      // The group is in the top level, which becomes its own.
      let group = content.lessons.model.item(named: "swift")
      if let group { content.pages[LessonsScene.self].model.nest("lessons", in: group) }
    case .corruptsTheHash: content.model.containers[0].orderHash &+= 1
    default: break
    }
    return content
  }

  var interaction: Interaction {
    var interaction = playground.interaction
    if bug == .shufflesThePile, let items = interaction.session?.items {
      interaction.screen.drag?.setItems(items.reversed())
    }
    let overlays = interaction.screen.motion.overlays
    if bug == .showsAnItemTwice, let carried = overlays.first(where: { $0.course == .carried }) {
      interaction.add(carried)
    }
    if bug == .leavesAnOverlay, presses > 3 {
      var overlay = DragOverlay(item: ItemID(rawValue: 0), size: .zero, displacedBy: .zero)
      overlay.course = .vanishing(into: .zero)
      interaction.add(overlay)
    }
    return interaction
  }
}

extension Interaction {
  fileprivate mutating func add(_ overlay: DragOverlay) {
    let motion = screen.motion
    screen.motion = ItemMotion(
      displacements: motion.displacements, overlays: motion.overlays + [overlay],
      arrivals: motion.arrivals, folds: motion.folds)
  }
}

// Input and output.
extension Sabotaged {
  private func corrupted(_ event: InputEvent.Kind) -> InputEvent.Kind? {
    switch event {
    case .keyPressed(.z)
    where bug == .undoesNothing && playground.interaction.modifiers == .control:
      return nil
    case .pointerPressed(let id, at: let point, .primary) where bug == .hitsMovingFrames:
      let seen = playground.interaction.elements(in: "colours").last {
        $0.frame.contains(point) && $0.kind == .item
      }
      let place = seen.flatMap { playground.interaction.frame(of: $0.item) }
      return .pointerPressed(id, at: place?.center ?? point)
    case .incomingDrag(.received(let data)) where bug == .takesFilesTwice:
      let twice = data.map { DragData($0.type, $0.bytes + [UInt8(ascii: "\n")] + $0.bytes) }
      return .incomingDrag(.received(twice))
    case .pointerReleased(let id, at: let point, .primary) where misplacesDrop:
      return .pointerReleased(id, at: point + Self.besideTheGap, button: .primary)
    default: return event
    }
  }

  private static let besideTheGap = Vector(dx: 0, dy: -112)

  /// Whether a release now drops beside the gap.
  private var misplacesDrop: Bool {
    guard let session = playground.interaction.session, let gap = session.target?.gap else {
      return false
    }
    return switch bug {
    case .dropsBesideTheGap: true
    case .dropsSeveralBesideTheGap: session.items.count > 1
    case .dropsCopiesBesideTheGap: session.operation == .copy
    case .dropsLinksBesideTheGap: session.operation == .link
    case .dropsForeignItemsBesideTheGap: session.pointer == .otherProgram
    case .dropsInAnotherViewBesideTheGap: session.container != gap.container
    default: false
    }
  }

  private mutating func corrupted(_ output: Output) -> Output {
    var output = output
    switch bug {
    case .omitsExits: output.calls.removeAll { $0.name == .dropExited }
    case .omitsTouchEnds: output.calls.removeAll { $0.name == .touchesEnded }
    case .endsTwice: output.calls += output.calls.filter { $0.name == .dragEnded }
    case .performsForbidden, .performsForbiddenInCollection: performForbidden(&output.calls)
    case .reportsAnotherPlace: reportAnotherPlace(&output.calls)
    case .springsTwice: output.calls += output.calls.filter { $0.name == .springLoaded }
    case .endsSessionsTwice:
      output.calls += output.calls.filter { $0.name == .dropSessionDidEnd }
    case .omitsSessionEnds: output.calls.removeAll { $0.name == .dropSessionDidEnd }
    case .omitsSpringEnds:
      output.calls.removeAll { $0.name == .springLoading && $0["state"] == "inactive" }
    case .leavesAGroupFolded:
      hasCancelled = output.calls.contains { call in
        ["cancelled", "outside"].contains(call["reason"]?.string)
          && ["swift", "uikit"].contains(call["item"]?.string)
      }
    case .undoesBeyondTheLift: undoBeyondTheLift(&output)
    case .reportsThePast:
      for index in output.calls.indices {
        output.calls[index].time = output.calls[index].time - .seconds(1)
      }
    default: break
    }
    return output
  }

  private func reportAnotherPlace(_ calls: inout [Call]) {
    for index in calls.indices where calls[index].name == .dragMoved {
      guard case .integer(let place)? = calls[index]["position"],
        let field = calls[index].fields.firstIndex(where: { $0.name == "position" })
      else { continue }
      calls[index].fields[field].value = .integer(place + 1)
    }
  }

  private func performForbidden(_ calls: inout [Call]) {
    guard calls.contains(where: { $0["reason"] == "refused" }) else { return }
    for index in calls.indices where calls[index].name == .dropExited {
      calls[index] = Call(
        at: calls[index].time, .performDrop,
        ["target": calls[index]["target"] ?? .null, "accepted": false])
    }
  }

  private mutating func undoBeyondTheLift(_ output: inout Output) {
    guard output.calls.contains(where: { $0["reason"] == "cancelled" }) else { return }
    var undone = playground
    let modifiers = undone.interaction.modifiers
    for kind: InputEvent.Kind in [
      .modifiersChanged(.control), .keyPressed(.z), .modifiersChanged(modifiers),
    ] {
      output.append(undone.apply(InputEvent(time: undone.now, kind)))
    }
    // An item that vanished would break another law as well.
    let copies = [undone, playground].map { $0.content.model["copies"]?.items }
    if copies[0] == copies[1] { playground = undone }
  }
}

extension Sabotaged: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(playground, bug, bug == .forgetsAField ? 0 : presses, shortSteps)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (playground, bug, presses, shortSteps) = try reader.read()
  }
}

extension PlantedBug: CanonicalCodable {}

extension Model {
  /// Puts another copy beside each copy.
  fileprivate mutating func doubleCopies() {
    for copy in self["copies"]?.items ?? [] {
      let twin = registerItem(named: name(of: copy))
      _ = attach(twin, at: Position("copies", self["copies"]?.count ?? 0))
    }
  }

  /// Brings the last copy to the front.
  fileprivate mutating func turnCopies() {
    guard isInTransaction, let last = self["copies"]?.items.last else { return }
    move([last], to: InsertionPlace("copies", Gap(0)))
  }
}

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
  var scene: Page {
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
