internal import DragGeometry
internal import DragCoding
internal import DragDrawing

/// The marks of the last draw list, or of an opaque group or a clip in it: a tree like that of the operations.
///
/// An update compares the operations with the last ones, and makes marks only of those that differ. A group whose
/// operations are in the same array as before is not walked if it has not moved. So a frame costs only what has
/// changed, if the scenes keep the drawings of the rest.
final class MarkGroup {
  /// An operation of the group, as it is painted.
  private enum Member {
    /// `nil` if it changes no pixel.
    case mark(PlacedMark?)
    case group(MarkGroup)

    var count: Int {
      switch self {
      case .mark: 1
      case .group(let group): group.totals.count
      }
    }

    func forEachMark(_ body: (PlacedMark) -> Void) {
      switch self {
      case .mark(let mark): mark.map(body)
      case .group(let group): for member in group.members { member.forEachMark(body) }
      }
    }
  }

  private struct Extent {
    let bounds: DeviceRect
    let count: Int
  }

  /// The totals of a group's marks.
  private struct Totals {
    /// The extents of the members: most members need not be touched for more.
    var extents: [Extent] = []
    /// The number of operations in the group and in those inside it that are no groups themselves.
    var count = 0
    /// Contains all pixels that the marks can change.
    var bounds = DeviceRect.empty
    /// The opaque areas of marks, with the index of each mark, from back to front.
    var covers: [MarkLayer] = []
    /// Whether a mark must be placed again in the next frame.
    var isProvisional = false

    mutating func measure(_ members: [Member]) {
      (count, bounds, isProvisional) = (0, .empty, false)
      covers.removeAll(keepingCapacity: true)
      extents.removeAll(keepingCapacity: true)
      for index in members.indices {
        let extent = measure(members[index])
        bounds = bounds.union(extent.bounds)
        count += extent.count
        extents.append(extent)
      }
    }

    private mutating func measure(_ member: Member) -> Extent {
      switch member {
      case .mark(let mark?):
        if mark.opaqueArea.area >= MarkLayer.smallestCover {
          covers.append(MarkLayer(area: mark.opaqueArea, depth: count))
        }
        isProvisional = isProvisional || mark.isProvisional
        return Extent(bounds: mark.visible, count: 1)
      case .mark(nil): return Extent(bounds: .empty, count: 1)
      case .group(let group):
        for cover in group.totals.covers { covers.append(cover.moved(by: count)) }
        isProvisional = isProvisional || group.totals.isProvisional
        return Extent(bounds: group.totals.bounds, count: group.totals.count)
      }
    }
  }

  private var operations: [DrawOperation]
  private var context: DrawContext
  private var members: [Member] = []
  private var totals = Totals()
  private let placer: MarkPlacer

  init(_ operations: [DrawOperation] = [], in context: DrawContext, _ placer: MarkPlacer) {
    (self.operations, self.context, self.placer) = (operations, context, placer)
    members = operations.map { makeMember($0) }
    measure()
  }

  private func makeMember(_ operation: DrawOperation) -> Member {
    if let (operations, inner) = context.members(of: operation) {
      return .group(MarkGroup(operations, in: inner, placer))
    }
    return .mark(context.mark(of: operation).map { placer.place($0) })
  }

  private func measure() { totals.measure(members) }
}

extension MarkGroup {
  /// Adds the differences from the last operations to `difference`.
  ///
  /// `depth` is the number of marks behind this group.
  func update(
    to new: [DrawOperation], in newContext: DrawContext, at depth: Int = 0,
    _ difference: inout MarkDifference
  ) {
    let isSame = operations.isInSameStorage(as: new)
    if isSame, context == newContext, !totals.isProvisional {
      for cover in totals.covers { difference.addCover(cover.moved(by: depth)) }
      return
    }
    let (old, oldContext) = (operations, context)
    (operations, context) = (new, newContext)
    if isSame || hasSameShape(as: old) {
      var depth = depth
      for index in new.indices {
        let isSame = isSame || old.hasSame(new, at: index)
        depth += update(index, isSame: isSame, from: oldContext, at: depth, &difference)
      }
    } else {
      match(old, oldContext, at: depth, &difference)
    }
    measure()
  }

  private func hasSameShape(as old: [DrawOperation]) -> Bool {
    old.withUnsafeBufferPointer { old in
      operations.withUnsafeBufferPointer { new in
        old.count == new.count && new.indices.allSatisfy { old[$0].hasSameShape(as: new[$0]) }
      }
    }
  }

  /// Updates a member, and returns the number of its marks; `isSame` is whether its operation is the same as before.
  private func update(
    _ index: Int, isSame: Bool, from oldContext: DrawContext, at depth: Int,
    _ difference: inout MarkDifference
  ) -> Int {
    switch members[index] {
    case .group(let group):
      if let (operations, inner) = context.members(of: operations[index]) {
        group.update(to: operations, in: inner, at: depth, &difference)
      }
      return group.totals.count
    case .mark(let old):
      if isSame, context == oldContext, old?.isProvisional != true {
        if let old { difference.addCover(MarkLayer(area: old.opaqueArea, depth: depth)) }
      } else if isSame, let old, let new = old.moved(from: oldContext, to: context) {
        members[index] = .mark(new)
        difference.addMove(from: old, to: new, at: depth)
      } else {
        let new = context.mark(of: operations[index]).map { placer.place($0, after: old) }
        members[index] = .mark(new)
        difference.addChange(from: old, to: new, at: depth)
      }
      return 1
    }
  }

  /// Updates the members whose operations are in both lists in the same order, and replaces the others.
  ///
  /// Any such choice is correct: what is not matched is repainted.
  private func match(
    _ old: [DrawOperation], _ oldContext: DrawContext, at depth: Int,
    _ difference: inout MarkDifference
  ) {
    var last = members.map(Optional.some)
    let places = operations.places(in: old)
    let matches = zip(places, increasingRun(of: places)).map { $1 ? $0 : nil }
    members = zip(operations, matches).map { operation, match in
      guard let match, let member = last[match] else { return makeMember(operation) }
      last[match] = nil
      return member
    }
    var depth = depth
    for (index, match) in matches.enumerated() {
      if let match {
        let isSame = old[match] == operations[index]
        depth += update(index, isSame: isSame, from: oldContext, at: depth, &difference)
      } else {
        members[index].forEachMark { difference.addChange(from: nil, to: $0, at: depth) }
        depth += members[index].count
      }
    }
    for member in last {
      member?.forEachMark { difference.addChange(from: $0, to: nil, at: depth) }
    }
  }
}

extension MarkGroup {
  /// Lets the marks of some pictures be placed again in the next update.
  func expire(_ pictures: Set<String>) {
    for index in members.indices {
      switch members[index] {
      case .group(let group): group.expire(pictures)
      case .mark(let mark?) where mark.mark.paint.shows(pictures):
        members[index] = .mark(mark.expired())
      case .mark: break
      }
    }
    measure()
  }

  /// Paints the background and the marks within a rectangle, from back to front.
  ///
  /// If an opaque mark covers more than a quarter of the rectangle, the covered part and the rest are painted
  /// separately, so that marks behind the opaque one are not painted in the covered part.
  func repaint(_ rect: DeviceRect, on surface: Surface, background: UInt32) {
    let cover = totals.covers.last { $0.area.intersection(rect).area * 4 > rect.area }
    guard let cover else {
      surface.fill(rect, color: background)
      return draw(from: 0, in: rect, on: surface)
    }
    let covered = cover.area.intersection(rect)
    draw(from: cover.depth, in: covered, on: surface)
    rect.forEachPiece(outside: covered) { repaint($0, on: surface, background: background) }
  }

  /// Draws the marks from the one with the index `rearmost`.
  private func draw(from rearmost: Int, in rect: DeviceRect, on surface: Surface) {
    let (extents, members) = (totals.extents, members)
    var depth = 0
    for index in extents.indices {
      let extent = extents[index]
      defer { depth += extent.count }
      guard depth + extent.count > rearmost, extent.bounds.intersects(rect) else { continue }
      switch members[index] {
      case .mark(let mark): mark?.draw(on: surface, clip: rect)
      case .group(let group): group.draw(from: rearmost - depth, in: rect, on: surface)
      }
    }
  }
}

extension DrawOperation {
  /// Whether this is a group or a clip whose operations are compared one by one.
  fileprivate var isGroup: Bool {
    switch content {
    case .group(let alpha, _, _): alpha.opacity == 255
    case .clip: true
    default: false
    }
  }

  fileprivate func hasSameShape(as other: DrawOperation) -> Bool {
    id == other.id && isGroup == other.isGroup
  }
}

extension [DrawOperation] {
  /// Returns whether both arrays have the same element at an index.
  fileprivate func hasSame(_ other: [DrawOperation], at index: Int) -> Bool {
    // A pointer compares the elements in place; an array would copy both.
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine[index] == $0[index] }
    }
  }

  /// Returns whether both arrays share their elements, so that they are equal without a comparison.
  fileprivate func isInSameStorage(as other: [DrawOperation]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }

  private struct Occurrence: Hashable {
    let id: DrawID
    let isGroup: Bool
    let count: Int
  }

  /// Returns for each operation the index of the one with the same identity in `other`; `nil` if it has none.
  ///
  /// If an identity occurs more than once, the first ones are matched with each other, and so on.
  fileprivate func places(in other: [DrawOperation]) -> [Int?] {
    let places = Dictionary(
      zip(other.occurrences, other.indices), uniquingKeysWith: { first, _ in first })
    return occurrences.map { places[$0] }
  }

  private var occurrences: [Occurrence] {
    var counts: [DrawID: Int] = [:]
    return map { operation in
      defer { counts[operation.id, default: 0] += 1 }
      return Occurrence(
        id: operation.id, isGroup: operation.isGroup, count: counts[operation.id, default: 0])
    }
  }
}
