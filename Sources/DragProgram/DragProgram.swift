// `import DragProgram` suffices for a program with a window, also for the functions of SDL.
@_exported public import DragKitRecording
@_exported public import DragSDL
