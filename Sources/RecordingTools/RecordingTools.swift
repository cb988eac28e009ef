// `import RecordingTools` suffices for tests with recordings and scripts.
@_exported public import DragPictures
@_exported public import DragRecording
