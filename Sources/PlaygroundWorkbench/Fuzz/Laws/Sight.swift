internal import DragKit
internal import PlaygroundScenes

/// What a world looks like between two events.
///
/// It is a class since many hold the same: a world's two values have a good many arrays to retain.
final class Sight {
  let content: PlaygroundContent
  let interaction: Interaction
  let nextWake: Microseconds?
  let model: Model
  /// The page that is shown; each has a model of its own.
  let page: Page
  /// `true` while a drag runs.
  let isDragging: Bool

  init(_ world: some FuzzedWorld) {
    (content, interaction, nextWake) = (world.content, world.interaction, world.nextWake)
    (model, page) = (content.model, content.page)
    isDragging = interaction.session != nil
  }

  /// The items of each container in order.
  var orders: [ContainerID: ItemOrder] { model.orders }

  /// The groups of lessons that are open, where the page with them is shown.
  var openGroups: [String] { page == .lessons ? content.lessons.shownGroups : [] }
}

extension Model {
  /// The items of each container in order.
  var orders: [ContainerID: ItemOrder] {
    Dictionary(containers.map { ($0.id, $0.items) }, uniquingKeysWith: { $1 })
  }

  /// `true` where the items of all containers stand as they do in `other`.
  ///
  /// It costs next to nothing where nothing was moved, since the two share their storage then.
  func hasOrders(of other: Model) -> Bool {
    containers.elementsEqual(other.containers) { $0.id == $1.id && $0.items == $1.items }
  }

  /// Every item that stands somewhere, as often as it does, by number.
  var standing: [ItemID] { containers.flatMap(\.items).sorted() }
}
