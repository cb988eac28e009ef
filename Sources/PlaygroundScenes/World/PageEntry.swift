internal import DragKit

/// A page of ``PlaygroundContent``: access to its scene, and its handlers.
struct PageEntry: Sendable {
  let replace: @Sendable (inout PlaygroundContent, any PlaygroundScene) -> Void
  let addHandlers:
    @Sendable (HandlerRegistry<PlaygroundContent>) -> HandlerRegistry<PlaygroundContent>
  let read:
    @Sendable (inout PlaygroundContent, inout CanonicalReader) throws(CanonicalError) -> Void

  init<Scene: PlaygroundScene>(
    _ path: SendablePath<PlaygroundContent, Scene>, _ registry: HandlerRegistry<Scene>
  ) {
    replace = { if let scene = $1 as? Scene { $0[keyPath: path] = scene } }
    addHandlers = { $0.part(path, registry) }
    read = { (content, reader) throws(CanonicalError) in
      content[keyPath: path] = try Scene(decoding: &reader)
    }
  }
}
