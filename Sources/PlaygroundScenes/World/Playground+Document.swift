internal import DragKit

extension Playground {
  /// The content of the shown page as JSON, in the order of the screen: the playlist with its titles (E22),
  /// or the names of the items in each container.
  package var document: String {
    if let document = content.shown.document { return document }
    let containers = content.model.containers.map { container in
      JSONField(container.id.name, .strings(container.items.map(content.name(of:))))
    }
    return JSONValue.object(containers).description
  }
}
