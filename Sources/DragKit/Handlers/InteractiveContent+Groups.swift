internal import Algorithms
package import DragModel

extension InteractiveContent {
  /// The items whose groups contain themselves, so that the rows of none of them can be reached.
  package var itemsInsideThemselves: [ItemID] {
    let (stage, model) = (stage, model)
    let outlines = stage.areas.compactMap(\.collection).flatMap(\.sections).flatMap(\.groups)
    return (outlines.map(\.item) + model.nestedItems).uniqued().filter { item in
      stage.contains(item, inGroupOf: [item], model)
    }
  }
}
