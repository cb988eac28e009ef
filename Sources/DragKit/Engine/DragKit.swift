// `import DragKit` brings the names that an app's file needs, and the members of their modules. An
// app whose shell exchanges data with other programs also imports DragEvents. DragGeometry is
// exported whole because operators cannot be exported by the name of a type, DragLayout because an
// app can need all of it. DragKit's own files see these names, too, and import only others.
@_exported public import struct DragCoding.Box
@_exported public import protocol DragCoding.CanonicalCodable
@_exported public import enum DragCoding.CanonicalError
@_exported public import struct DragCoding.CanonicalReader
@_exported public import struct DragCoding.CanonicalWriter
@_exported public import protocol DragCoding.FieldCoded
@_exported public import struct DragCoding.Fields
@_exported public import struct DragEvents.Call
@_exported public import struct DragEvents.ContentType
@_exported public import enum DragEvents.Cursor
@_exported public import enum DragEvents.DropOperation
@_exported public import struct DragEvents.InputEvent
@_exported public import struct DragEvents.ItemProvider
@_exported public import struct DragEvents.Key
@_exported public import struct DragEvents.Message
@_exported public import struct DragEvents.Modifiers
@_exported public import struct DragEvents.Output
@_exported public import enum DragEvents.PointerButton
@_exported public import struct DragEvents.PointerID
@_exported public import enum DragEvents.PointerKind
@_exported public import enum DragEvents.Request
@_exported public import DragGeometry
@_exported public import DragLayout
@_exported public import struct DragModel.Container
@_exported public import struct DragModel.ContainerID
@_exported public import struct DragModel.Gap
@_exported public import struct DragModel.InsertionPlace
@_exported public import struct DragModel.ItemID
@_exported public import struct DragModel.ItemOrder
@_exported public import struct DragModel.Model
@_exported public import struct DragModel.Position
@_exported public import struct DragModel.ReorderTransaction
