// `import DragKitSnapshots` brings DragKit with it.
@_exported public import DragKit
