internal import DragKit

extension Playground {
  /// What was made on the page that is shown, as JSON in the order of the screen: the playlist with its
  /// titles (E22), of other pages the names of what stands in each container.
  package var document: String {
    if let document = content.shown.document { return document }
    let containers = content.model.containers.map { container in
      JSONField(container.id.name, .strings(container.items.map(content.name(of:))))
    }
    return JSONValue.object(containers).description
  }
}
