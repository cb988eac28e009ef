// `import DragTesting` suffices for a test, beside `import Testing`.
@_exported public import DragKitRecording
