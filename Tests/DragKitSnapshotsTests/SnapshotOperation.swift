import DragKitSnapshots
@testable import DragModel
import Support

/// One change of a snapshot, which may be refused.
enum SnapshotOperation {
  case appendSections([Int])
  case insertSections([Int], Int, behind: Bool)
  case deleteSections([Int])
  case moveSection(Int, Int, behind: Bool)
  case appendItems([Int], Int?)
  case insertItems([Int], Int, behind: Bool)
  case deleteItems([Int])
  case moveItem(Int, Int, behind: Bool)

  /// Makes a change up, mostly of the items that are there.
  static func random(on items: [Int], _ generator: inout SeededGenerator) -> SnapshotOperation {
    let behind = Bool.random(using: &generator)
    let (section, other) = (
      Int.random(in: 0..<8, using: &generator), Int.random(in: 0..<8, using: &generator)
    )
    let isKnown = Int.random(in: 0..<8, using: &generator) > 0
    let new = Int.random(in: 0..<900, using: &generator)
    let item = isKnown ? items.randomElement(using: &generator) ?? new : new
    let anchor = items.randomElement(using: &generator) ?? new
    let length = [1, 3, 20, 60][Int.random(in: 0..<4, using: &generator)]
    let run = Array(new..<new + length)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .appendSections([section])
    case 1: return .insertSections([section], other, behind: behind)
    case 2 where items.count > 300: return .deleteSections([section])
    case 3...5: return .moveSection(section, other, behind: behind)
    case 6...8: return .appendItems(run, behind ? section : nil)
    case 9...11: return .insertItems(run, anchor, behind: behind)
    case 12: return .deleteItems(Array(items.prefix(20)))
    case 13: return .deleteItems([item])
    default: return .moveItem(item, anchor, behind: behind)
    }
  }

  func apply(to snapshot: inout Snapshot<Int, Int>) throws(SnapshotError) {
    switch self {
    case .appendSections(let new): try snapshot.appendSections(new)
    case .insertSections(let new, let anchor, let behind):
      behind
        ? try snapshot.insertSections(new, afterSection: anchor)
        : try snapshot.insertSections(new, beforeSection: anchor)
    case .deleteSections(let gone): try snapshot.deleteSections(gone)
    case .moveSection(let section, let anchor, let behind):
      behind
        ? try snapshot.moveSection(section, afterSection: anchor)
        : try snapshot.moveSection(section, beforeSection: anchor)
    case .appendItems(let new, let section): try snapshot.appendItems(new, toSection: section)
    case .insertItems(let new, let anchor, let behind):
      behind
        ? try snapshot.insertItems(new, afterItem: anchor)
        : try snapshot.insertItems(new, beforeItem: anchor)
    case .deleteItems(let gone): try snapshot.deleteItems(gone)
    case .moveItem(let item, let anchor, let behind):
      behind
        ? try snapshot.moveItem(item, afterItem: anchor)
        : try snapshot.moveItem(item, beforeItem: anchor)
    }
  }
}

extension SnapshotOperation {
  /// The reference after the operation; `nil` if it is to be refused.
  func applied(to reference: ReferenceSnapshot) -> ReferenceSnapshot? {
    var result = reference
    let items = Set(reference.items)
    switch self {
    case .appendSections(let new):
      guard new.allSatisfy({ reference.index($0) == nil }) else { return nil }
      result.rows += new.map { ReferenceSnapshot.Row(section: $0, items: []) }
    case .insertSections(let new, let anchor, let behind):
      guard let index = reference.index(anchor), new.allSatisfy({ reference.index($0) == nil })
      else { return nil }
      let rows = new.map { ReferenceSnapshot.Row(section: $0, items: []) }
      result.rows.insert(contentsOf: rows, at: index + (behind ? 1 : 0))
    case .deleteSections(let gone):
      guard gone.allSatisfy({ reference.index($0) != nil }) else { return nil }
      result.rows.removeAll { gone.contains($0.section) }
    case .moveSection(let section, let anchor, let behind):
      guard let start = reference.index(section), reference.index(anchor) != nil else { return nil }
      guard section != anchor else { return reference }
      let row = result.rows.remove(at: start)
      guard let index = result.index(anchor) else { return nil }
      result.rows.insert(row, at: index + (behind ? 1 : 0))
    case .appendItems(let new, let section):
      let index = section.map(reference.index) ?? reference.rows.indices.last
      guard let index, items.isDisjoint(with: new) else { return nil }
      result.rows[index].items += new
    case .insertItems(let new, let anchor, let behind):
      guard let place = reference.place(anchor), items.isDisjoint(with: new)
      else { return nil }
      result.rows[place.row].items.insert(contentsOf: new, at: place.offset + (behind ? 1 : 0))
    case .deleteItems(let gone):
      guard items.isSuperset(of: gone) else { return nil }
      for index in result.rows.indices { result.rows[index].items.removeAll(where: gone.contains) }
    case .moveItem(let item, let anchor, let behind):
      guard let start = reference.place(item), reference.place(anchor) != nil else { return nil }
      guard item != anchor else { return reference }
      result.rows[start.row].items.remove(at: start.offset)
      guard let end = result.place(anchor) else { return nil }
      result.rows[end.row].items.insert(item, at: end.offset + (behind ? 1 : 0))
    }
    return result
  }
}
