// Events, geometry and canonical bytes are part of the interface: `import DragRecording` suffices.
@_exported public import DragCoding
@_exported public import DragEvents
@_exported public import DragGeometry
