// `import DragRecording` is all that a user of the library writes: events, places and canonical bytes
// are in its interface.
@_exported public import DragCoding
@_exported public import DragFrameIO
@_exported public import DragGeometry
