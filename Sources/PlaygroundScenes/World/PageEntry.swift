internal import DragKit

/// A page as ``PlaygroundContent`` finds it: the way to its scene, and its handlers.
struct PageEntry: Sendable {
  /// The way to the model, which is changed in place: a copy would cost as much as there are items.
  let model: SendablePath<PlaygroundContent, Model>
  let scene: @Sendable (PlaygroundContent) -> any PlaygroundScene
  let replace: @Sendable (inout PlaygroundContent, any PlaygroundScene) -> Void
  let addHandlers: @Sendable (Wiring<PlaygroundContent>) -> Wiring<PlaygroundContent>
  let read:
    @Sendable (inout PlaygroundContent, inout CanonicalReader) throws(CanonicalError) -> Void

  // These are needed for every event, and go without the box of any scene.
  let tuning: @Sendable (PlaygroundContent) -> Tuning
  let isUserInteractionEnabled: @Sendable (PlaygroundContent, ItemID) -> Bool
  let nextDeadline: @Sendable (PlaygroundContent) -> Microseconds?
  let encodeHashed: @Sendable (PlaygroundContent, inout CanonicalWriter) -> Void

  init<Scene: PlaygroundScene>(
    _ path: SendablePath<PlaygroundContent, Scene>,
    model: SendablePath<PlaygroundContent, Model>, _ wiring: Wiring<Scene>
  ) {
    self.model = model
    scene = { $0[keyPath: path] }
    replace = { if let scene = $1 as? Scene { $0[keyPath: path] = scene } }
    addHandlers = { $0.part(path, wiring) }
    read = { (content, reader) throws(CanonicalError) in
      content[keyPath: path] = try Scene(from: &reader)
    }
    tuning = { $0[keyPath: path].tuning($0.chrome.tuning) }
    isUserInteractionEnabled = { $0[keyPath: path].isUserInteractionEnabled($1) }
    nextDeadline = { $0[keyPath: path].nextDeadline }
    encodeHashed = { $0[keyPath: path].encodeHashed(to: &$1) }
  }
}

extension PlaygroundScene {
  /// Writes what a hash is made from: the model by the hash that it keeps.
  fileprivate func encodeHashed(to writer: inout CanonicalWriter) {
    model.foldedHash.encode(to: &writer)
    encodeTheRest(to: &writer)
  }
}
