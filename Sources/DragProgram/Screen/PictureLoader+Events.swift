internal import DragPainter
internal import DragSDL

/// Ends the loop's sleep when a picture was made.
extension PictureLoader: EventSource {
  package func beginWait() -> Bool { isTaken }

  package func endWait(isReadable: Bool) { if isReadable { clearDescriptor() } }
}
