// `import DragSDL` suffices for a program, also for the functions of SDL.
@_exported public import CSDL2
@_exported public import DragDrawing
@_exported public import DragKit
