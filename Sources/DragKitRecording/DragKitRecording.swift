// `import DragKitRecording` suffices for a test.
@_exported public import DragKit
@_exported public import RecordingTools
