public import DragGeometry
public import DragModel

/// Where everything is at rest: the areas of the window, the rearmost first.
///
/// Hit tests, targets and motion are worked out from it. Items in flight do not matter here.
public struct Stage: Hashable, Sendable {
  /// Which page is shown.
  ///
  /// Nothing flies from one page to another: what is shown on another page is there at once.
  public var page: Int
  /// The areas, the rearmost first.
  public var areas: [Area]
  /// Items that are not where their layout has them, because a touch holds them; they are in front
  /// of all areas of the scene, and what holds them moves them without delay.
  public var held: [PlacedItem]
  /// Where the previews of a drag stay while the pointer is over an item, by the item: they are compact
  /// there, and hide nothing else of it.
  public var previewAreas: [PlacedItem]
  /// Where a finger that carries something releases it to cancel the drag; fingers have no Escape key.
  public var cancelStrip: Rect?

  /// Creates a stage.
  public init(
    page: Int = 0, areas: [Area] = [], held: [PlacedItem] = [], previewAreas: [PlacedItem] = [],
    cancelStrip: Rect? = nil
  ) {
    self.page = page
    self.areas = areas
    self.held = held
    self.previewAreas = previewAreas
    self.cancelStrip = cancelStrip
  }

  /// A part of the window that shows a container.
  public struct Area: Hashable, Sendable {
    /// The container.
    public var container: ContainerID
    /// How its items are laid out.
    public var layout: Layout
    /// What it is in front of.
    public var layer: Layer

    /// The collection view that is seen in it, where it is one.
    public var collection: CollectionArea? {
      if case .collection(let area) = layout { area } else { nil }
    }

    /// Creates an area.
    public init(_ container: ContainerID, _ layout: Layout, layer: Layer = .scene) {
      self.container = container
      self.layout = layout
      self.layer = layer
    }
  }

  /// What an area is in front of, beside the areas before it.
  public enum Layer: Int, Hashable, Sendable {
    /// Nothing: what touches hold and what flies is in front of it.
    case scene
    /// What touches hold, and what glides.
    case controls
    /// What flies, too.
    case menus
  }

  /// How the items of an area are laid out.
  public enum Layout: Hashable, Sendable {
    /// The items of the model's container, below each other.
    case column(ColumnLayout)
    /// Items at places of their own; they need not stand in a model.
    case placed([PlacedItem])
    /// Rows or tiles of containers, of which there can be more than fit.
    case collection(CollectionArea)
  }
}

extension Stage.Area {
  /// The items of the area with their places.
  func placedItems(of model: Model) -> [PlacedItem] {
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
