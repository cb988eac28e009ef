// `import DragKitRecording` is all that a test of a list writes.
@_exported public import DragKit
@_exported public import RecordingTools
