internal import DragCoding
public import DragGeometry
public import DragModel

/// The layout of the window after all animations: its areas, the rearmost first.
///
/// Hit tests, targets and motion are derived from it. All frames are in window coordinates.
public struct Stage: Hashable, Sendable {
  /// The number of the app's visible page, such as a tab; a change of pages is not animated.
  public var page: Int
  // In a box because each motion of a pointer copies and compares the stage.
  @Box private var parts: Parts
  /// Areas in front of those of the initializer, such as menus; the rearmost is first.
  ///
  /// Changing them does not copy the areas behind them.
  public var areasInFront: [Area] = []
  /// The area in which a finger's release cancels the drag, in window coordinates; `nil` for none.
  public var cancelStrip: Rect?
  /// The part of ``Layer/scene`` that a panel covers, in window coordinates; `nil` for none.
  ///
  /// Nothing can be dropped on the covered part.
  public var cover: Rect?

  private struct Parts: Hashable, Sendable {
    let areas: [Area]
    let held: [PlacedItem]
    let previewAreas: [PlacedItem]
  }

  /// Creates a stage; `areas` are those behind ``areasInFront``, the rearmost first.
  ///
  /// `previewAreas` are items, each with the frame of an area. While a drag is over such an item,
  /// the dragged previews are compact and stay in the area, so they hide no other part of the item.
  public init(
    page: Int = 0, areas: [Area] = [], held: [PlacedItem] = [], previewAreas: [PlacedItem] = [],
    cancelStrip: Rect? = nil
  ) {
    (self.page, self.cancelStrip) = (page, cancelStrip)
    parts = Parts(areas: areas, held: held, previewAreas: previewAreas)
  }

  /// All areas, the rearmost first: those of the initializer, then ``areasInFront``.
  public var areas: [Area] { parts.areas + areasInFront }
  /// The items that follow a pressed pointer without a drag (`TouchResponder`), and their frames.
  ///
  /// They are in front of the layer ``Layer/scene``, and are not animated.
  public var held: [PlacedItem] { parts.held }
  package var previewAreas: [PlacedItem] { parts.previewAreas }

  /// An area of the window that shows a container.
  public struct Area: Hashable, Sendable {
    /// The container that the area shows.
    public let container: ContainerID
    /// The layout of the items.
    public let layout: Layout
    /// The layer of the area in hit tests.
    public let layer: Layer

    /// The collection view of the area; `nil` if it has another layout.
    public var collection: CollectionArea? {
      if case .collection(let area) = layout { area } else { nil }
    }

    /// Creates an area that shows a container.
    public init(_ container: ContainerID, _ layout: Layout, layer: Layer = .scene) {
      (self.container, self.layout, self.layer) = (container, layout, layer)
    }
  }

  /// The layer of an area in hit tests; within a layer, later areas are in front of earlier ones.
  public enum Layer: Int, Hashable, Sendable {
    /// Behind ``Stage/held`` items, and behind dragged and landing items.
    case scene
    /// In front of ``Stage/held`` items, even as they glide after a release; behind dragged items.
    case controls
    /// In front of everything, including dragged items.
    ///
    /// Areas of this layer must come after those of the layer ``controls``.
    case menus
  }

  /// The layout of the items of an area.
  public enum Layout: Hashable, Sendable {
    /// The items of the area's container, in the order of the model, in one column.
    case column(ColumnLayout)
    /// The given items at the given frames; they need not be in the model.
    case placed([PlacedItem])
    /// A scrollable collection view.
    case collection(CollectionArea)
  }
}

extension Stage.Area {
  /// Returns the area's items with their frames; none for a collection view, which can scroll.
  package func placedItems(of model: Model) -> [PlacedItem] {
    switch layout {
    case .collection: return []
    case .placed(let items): return items
    case .column(let column):
      let items = model[container]?.items ?? []
      return items.enumerated().map { offset, item in
        PlacedItem(item, column.frame(at: offset, of: items.count))
      }
    }
  }
}

// MARK: - The groups of outlines

extension Stage {
  /// Returns the item in which an outline nests a container; `nil` if no outline does.
  private func item(nesting container: ContainerID) -> ItemID? {
    areas.lazy.compactMap(\.collection).flatMap(\.sections).flatMap(\.groups)
      .first { $0.container == container }?.item
  }

  /// Returns the item among `items` whose group contains a container, directly or within other
  /// groups; `nil` if there is none.
  ///
  /// A container is nested in an item by an outline, or by `Model.nest(_:in:)`.
  package func item(
    among items: [ItemID], containing container: ContainerID, _ model: Model
  ) -> ItemID? {
    model.item(among: items, containing: container, nestedBy: item(nesting:))
  }

  /// Returns whether an item is in the group of one of `groups`, directly or within other groups.
  package func contains(_ item: ItemID, inGroupOf groups: [ItemID], _ model: Model) -> Bool {
    guard !item.isControl, let container = model.position(of: item)?.container else { return false }
    return self.item(among: groups, containing: container, model) != nil
  }
}
