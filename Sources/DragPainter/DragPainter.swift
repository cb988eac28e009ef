// `import DragPainter` suffices to paint a picture.
@_exported public import DragDrawing
@_exported public import DragGeometry
@_exported public import DragPictures
