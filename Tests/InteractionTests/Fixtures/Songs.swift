@testable import DragKit
import Support
import Testing

/// A content made with the public interface alone: a list of songs as on *Playlist*, on a page for
/// editing or on an ordinary one.
struct Songs: InteractiveContent, Equatable {
  var model = Model()
  var tuning = Tuning()
  var isEditing = false
  /// Whether accessories are always there, as on the article's page for editing.
  var isEditPage = true
  var isRightToLeft = false
  var layout = Layout.list

  enum Layout: Hashable, Sendable { case list, grid, line }
  /// The result that the swipe action reports.
  var completes = true
  /// Whether the delete accessory has an action.
  var deletes = true
  /// How many actions a swipe from the trailing edge uncovers, and how many one from the leading edge.
  var actionCount = 1
  var leadingCount = 0
  var performsFirstLeading = true
  /// The item that the next delete removes in place of its own row.
  var deletesInstead: String?
  /// The calls of the handlers, in order.
  var reported: [String] = []

  init(_ count: Int = 6) {
    model.addContainer("songs", count: count, named: "song")
  }

  var stage: Stage {
    let bounds = Rect(x: 0, y: 0, width: 400, height: 300)
    let other = PlacedItem(.control(1), Rect(x: 500, y: 0, width: 50, height: 50))
    return Stage(areas: [
      songs(in: bounds), Stage.Area("other", .placed([other])),
    ])
  }

  private func songs(in bounds: Rect) -> Stage.Area {
    func area(as layout: some CollectionLayout) -> Stage.Area {
      Stage.Area(
        "songs", of: model, in: bounds, as: layout, isRightToLeft: isRightToLeft,
        isEditing: isEditing)
    }
    switch layout {
    case .list: return area(as: ListConfiguration().layout)
    case .grid:
      let size = Size(width: 180, height: 80)
      return area(as: TileConfiguration(itemSize: size, spacing: 10, insets: Insets(all: 10)).grid)
    case .line: return area(as: ListConfiguration(rowHeight: 100, axis: .horizontal).layout)
    }
  }

  mutating func delete(_ item: ItemID) {
    reported.append("delete \(model.name(of: item))")
    model.remove(deletesInstead.flatMap(model.item(named:)) ?? item)
  }

  private var accessories: [RowAccessory<Songs>] {
    let displayed: RowAccessoryStyle.Displayed = isEditPage ? .always : .whenEditing
    let width = RowAccessoryStyle.Width.custom(52)
    return [
      RowAccessory(.reorder, displayed: displayed, reservedLayoutWidth: width),
      deletes
        ? RowAccessory(.delete, displayed: displayed, reservedLayoutWidth: width) { songs, item in
          songs.delete(item)
        } : RowAccessory(.delete, displayed: displayed, reservedLayoutWidth: width),
    ]
  }

  private var actions: [ContextualAction<Songs>] {
    let delete = ContextualAction<Songs>(style: .destructive, image: "trash") { songs, item in
      if songs.completes { songs.delete(item) }
      return songs.completes
    }
    let pin = ContextualAction<Songs>(style: .normal, title: "Pin", image: "pin") { songs, item in
      songs.reported.append("pin \(songs.model.name(of: item))")
      return false
    }
    return [delete, pin, pin].prefix(actionCount).map { $0 }
  }

  private var leadingActions: [ContextualAction<Songs>] {
    let pin = ContextualAction<Songs>(style: .normal, title: "Pin", image: "pin") { songs, item in
      songs.reported.append("pin first \(songs.model.name(of: item))")
      return true
    }
    let delete = ContextualAction<Songs>(style: .destructive) { songs, item in
      songs.delete(item)
      return true
    }
    return [pin, delete].prefix(leadingCount).map { $0 }
  }

  static let handlers = HandlerRegistry<Songs>().collection("songs") { list in
    list.accessories = { songs, _ in songs.accessories }
    list.leadingSwipeActionsConfigurationProvider = { songs, _ in
      SwipeActionsConfiguration(
        actions: songs.leadingActions,
        performsFirstActionWithFullSwipe: songs.performsFirstLeading)
    }
    list.trailingSwipeActionsConfigurationProvider = { songs, _ in
      SwipeActionsConfiguration(actions: songs.actions)
    }
    list.reorderingHandlers.canReorderItem = { @Sendable songs, item in
      songs.model.name(of: item) != "song-4"
    }
  }
  .item(.control(1)) { $0.onTap { songs, _ in songs.tapped() } }

  private mutating func tapped() -> [Request] {
    reported.append("tap")
    return []
  }
}

typealias SongsDriver = ContentDriver<Songs>

extension Driver<ContentWorld<Songs>> {
  init(_ songs: Songs = Songs()) {
    self.init(world: ContentWorld(songs))
    (steps, interval) = (10, .milliseconds(16))
  }

  init(_ change: (inout Songs) -> Void) {
    var songs = Songs()
    change(&songs)
    self.init(songs)
  }

  var order: [String] { names(in: "songs") }

  func row(_ name: String) -> Row? {
    interaction.row(of: item(name), in: content)
  }

  /// The visible parts of a row, with the beginning and the width of each.
  func controls(_ name: String) -> [String] {
    (row(name)?.controls ?? [])
      .map { "\($0.name) \($0.frame.minX.pixels)+\($0.frame.width.pixels)" }
  }

  /// How far a swipe has moved a row.
  func offset(of name: String) -> Length? {
    row(name)?.frame.minX
  }

  /// Turns the wheel sideways over the middle of a row.
  mutating func turnSideways(over name: String, by dx: Length) {
    let center = place(of: name).center
    send(.wheelScrolled(at: center, by: Vector(dx: dx, dy: 0)))
    settle()
  }

  /// Presses a row at a distance from its left edge.
  mutating func press(on name: String, x: Length) {
    let frame = place(of: name)
    press(at: Point(x: frame.minX + x, y: frame.center.y))
  }

  /// Rests until the velocity is zero, and releases.
  mutating func release() {
    wait(.milliseconds(150))
    release(at: location)
  }

  mutating func tap(_ name: String, x: Length) {
    press(on: name, x: x)
    release(at: location)
  }

  mutating func swipe(_ name: String, by dx: Length, from x: Length = 300) {
    press(on: name, x: x)
    drag(by: dx)
    release()
    settle()
  }

  /// Returns and clears the calls, without geometry and orders.
  mutating func takeCalls() -> [String] {
    let omitted: [Call.Name] = [.layout, .idle, .order, .dropUpdated]
    return takeFullCalls().filter { !omitted.contains($0.name) }.map(\.words)
  }

  /// The last layout of the list.
  var layout: String {
    let call = calls.last { $0.name == .layout && $0.fields.first?.value == "songs" }
    return call?.fields.last?.value.description ?? ""
  }
}
