internal import DragEvents

/// The state of a drag: its session, phase, gap, deadlines and scrolling.
///
/// It calls no handlers and reports no calls; the steps of a drag (``DragTurn``) do both.
struct DragState: Hashable, Sendable {
  private(set) var session: DragSession
  private(set) var phase = Phase.tracking
  /// The number of groups that enclosed the item when it was lifted.
  let level: Int
  private(set) var gapRest = GapRest()
  private(set) var refusals = Refusals()
  /// The place in a column that the dragged item's centre chose last; `nil` over no column.
  private(set) var columnPlace: Position?
  private(set) var entered: [ContainerID] = []
  private(set) var aim: KeyboardAim?
  private(set) var springLoading: SpringLoading?
  var scrolling = DragScrolling()
  private(set) var hasReportedFault = false
  /// The offer and the data of a drag from another program; `nil` in other drags.
  var incoming: IncomingDrag?
  /// Whether other programs can receive the items.
  private(set) var isOffered = false

  /// The candidates under the drag that refuse it.
  struct Refusals: Hashable, Sendable {
    var items: [ItemID] = []
    /// Whether no candidate accepts the drag, and one refuses it for the types of its items.
    var hasOtherTypes = false
  }

  enum Phase: Int, Hashable, Sendable {
    /// The target is found with each motion, and its gap follows.
    case tracking
    /// The drag is over the lifted item's own place, and the previous target remains the target.
    case overOwnPlace
    /// The gap pauses after its last move, then moves to the place that the pointer has chosen.
    case gapWaiting
    /// The items were released, and the drop waits for another program to send or receive data.
    case awaitingOtherProgram
    /// The drop is performed, or the target left; a phase within one event, so it is never encoded.
    case ending
  }

  init(_ session: DragSession, level: Int, aim: KeyboardAim? = nil) {
    (self.session, self.level, self.aim) = (session, level, aim)
  }

  init(_ incoming: IncomingDrag, at point: Point) {
    self.init(
      DragSession(
        item: nil, items: incoming.items, pointer: .otherProgram, location: point), level: 0)
    self.incoming = incoming
  }

  var item: ItemID? { session.item }
  var target: DropTarget? { session.target }

  /// Returns the place chosen in a target, even if the content replaced it; `nil` in another view.
  func chosenPlace(in view: ItemID) -> InsertionPlace? {
    guard targetItem == view else { return nil }
    return session.target?.destination?.chosenPlace
  }

  var isByKeyboard: Bool { session.pointer == .keyboard }

  // A separate property because a copy of the target is large.
  var targetItem: ItemID? { session.target?.item }

  /// The cursor of the drag; `nil` for a drag by keyboard or from another program.
  var cursor: Cursor? {
    guard !isByKeyboard, incoming == nil else { return nil }
    return badge == .prohibited ? .forbidden : .grabbing
  }

  var badge: DropBadge? {
    guard let operation = session.operation else {
      return refusals.hasOtherTypes ? .prohibited : nil
    }
    return operation.badge
  }

  mutating func move(to point: Point) { session.location = point }

  mutating func targetOutside(_ operation: DropOperation?) { session.externalOperation = operation }

  mutating func setItems(_ items: [DragItem]) { session.items = items }

  mutating func aim(at aim: KeyboardAim?) { self.aim = aim }

  mutating func setRefusals(_ refusals: Refusals) { self.refusals = refusals }

  mutating func recordOffer() { isOffered = true }

  mutating func recordColumnPlace(_ place: Position?) { columnPlace = place }

  /// Records that a fault is reported; returns whether it is the first one of the drag.
  mutating func recordFault() -> Bool {
    defer { hasReportedFault = true }
    return !hasReportedFault
  }

  /// Waits for another program: the one to which the items were released, or that they come from.
  mutating func awaitOtherProgram() {
    phase = .awaitingOtherProgram
    scrolling = DragScrolling()
  }

  /// Whether the items were released: they are no longer dragged, and the drag is about to end.
  var isReleased: Bool { phase == .awaitingOtherProgram || phase == .ending }

  mutating func receive(_ data: [DragData]) {
    incoming?.receive(data)
    if let items = incoming?.items { session.items = items }
  }

  mutating func beginEnding() { phase = .ending }
}

// MARK: - The target

extension DragState {
  mutating func enter(_ item: ItemID, _ operation: DropOperation, of collection: ContainerID?) {
    session.target = DropTarget(item: item, proposal: DropProposal(operation: operation))
    track()
    if let collection, !entered.contains(collection) { entered.append(collection) }
  }

  mutating func leaveTarget() {
    session.target = nil
    track()
    gapRest = GapRest()
  }

  private mutating func track() {
    if !isReleased { phase = .tracking }
    gapRest.end = .zero
  }

  mutating func recordOwnPlace() { if !isReleased { phase = .overOwnPlace } }

  mutating func propose(_ proposal: DropProposal, at destination: DropDestination?) {
    gapRest.record(
      destination?.place, insteadOf: session.target?.destination?.place, at: session.location)
    session.target?.proposal = proposal
    session.target?.destination = destination
  }
}

// MARK: - The gap

extension DragState {
  var gapDeadline: Microseconds? { phase == .gapWaiting ? gapRest.end : nil }

  /// The place of a drop into the gap; `nil` if no gap is open.
  ///
  /// It is the place of the open gap; in ``Phase/gapWaiting``, it is ``GapRest/handPlace``, if any.
  /// A place that scrolls by under a still hand does not count before the gap has moved there.
  var promisedGap: InsertionPlace? {
    (phase == .gapWaiting ? gapRest.handPlace : nil) ?? target?.gap
  }

  /// Opens, moves or closes the gap as the target proposes.
  ///
  /// A drop into an item needs no gap. After the gap has opened or moved, a pointer cannot move it,
  /// or open it again, for `interval`.
  mutating func updateGap(at now: Microseconds, resting interval: Microseconds) {
    stopWaiting()
    guard let target else { return }
    let isInserting =
      target.proposal.intent == .insertAtDestination && target.proposal.operation.isPerformed
    let place = isInserting ? target.destination?.place : nil
    let isMoving = place != nil && place != target.gap
    if isMoving, now < gapRest.end, !isByKeyboard, !isReleased {
      phase = .gapWaiting
      return
    }
    session.target?.gap = place
    if isMoving { gapRest.end = now + interval }
    gapRest.handPlace = nil
  }

  /// Keeps the gap as it is until a time.
  mutating func restGap(until time: Microseconds) { gapRest.end = max(gapRest.end, time) }

  /// Corrects the place of the gap after places of dragged items have closed or opened.
  mutating func correctGap(
    to destination: DropDestination?, at now: Microseconds, resting interval: Microseconds
  ) {
    session.target?.destination = destination
    guard phase != .gapWaiting else { return }
    session.target?.gap = destination?.place
    gapRest.end = now + interval
  }

  mutating func gather() { session.target?.isGathered = true }

  /// Makes ``promisedGap`` the place of the drop, even if the gap has not moved there yet.
  mutating func openPromisedGap() {
    if phase == .gapWaiting, let gap = promisedGap {
      session.target?.gap = gap
      session.target?.destination?.place = gap
    }
    stopWaiting()
  }

  mutating func stopWaiting() {
    if phase == .gapWaiting { phase = .tracking }
  }
}

// MARK: - Spring loading

extension DragState {
  /// Stores the item that springs open; returns the items whose state has changed.
  mutating func setSpringLoading(
    _ new: SpringLoading?
  ) -> [(item: ItemID, state: SpringLoadingState)] {
    let old = springLoading
    springLoading = new
    var changes: [(item: ItemID, state: SpringLoadingState)] = []
    if let old, old.item != new?.item { changes.append((old.item, .inactive)) }
    if let new, old?.item != new.item || old?.state != new.state {
      changes.append((new.item, new.state))
    }
    return changes
  }

  var itemToSpringLoad: ItemID? {
    guard let target, target.proposal.operation.isPerformed, let destination = target.destination,
      let item = destination.item, !item.isControl, item != self.item,
      !session.localObjects.contains(item)
    else { return nil }
    let isInto = destination.band == .into || target.proposal.intent == .insertIntoDestination
    return isInto ? item : nil
  }

  @inline(__always)
  func nextDeadline(_ tuning: Tuning) -> Microseconds? {
    gapDeadline.earlier(springLoading?.deadline(tuning))
  }
}

// MARK: - Coding

extension DragState: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    session.encode(into: &writer)
    writer.write(phase, level, gapRest, refusals, columnPlace, entered, aim, springLoading)
    writer.write(scrolling, hasReportedFault, incoming, isOffered)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    session = try DragSession(decoding: &reader)
    (phase, level, gapRest, refusals, columnPlace, entered, aim, springLoading) =
      try reader.read()
    (scrolling, hasReportedFault, incoming, isOffered) = try reader.read()
    // In the other phases, a target's gap waits, or a target has made room for the lifted item.
    let isPossible = phase == .tracking || phase == .awaitingOtherProgram || target != nil
    guard isPossible, phase != .ending else {
      throw reader.invalid("phase of a drag")
    }
  }
}

extension DragState.Phase: CanonicalCodable {}

extension DragState.Refusals: FieldCoded {
  static let fields = Fields(DragState.Refusals.init) { ($0.items, $0.hasOtherTypes) }
}
