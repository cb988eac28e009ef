// `import DragKit` is all that a user of the library writes.
@_exported public import DragCoding
@_exported public import DragEvents
@_exported public import DragGeometry
@_exported public import DragModel
