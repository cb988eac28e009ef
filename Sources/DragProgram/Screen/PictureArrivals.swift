internal import DragPainter
internal import DragSDL

/// Ends the loop's sleep when a picture was made.
package final class PictureArrivals: EventSource {
  private let loader: PictureLoader

  init(_ loader: PictureLoader) { self.loader = loader }

  package var descriptor: Int32 { loader.descriptor }

  package func beginWait() -> Bool { loader.isTaken }

  package func endWait(isReadable: Bool) {
    if isReadable { loader.clearDescriptor() }
  }
}
