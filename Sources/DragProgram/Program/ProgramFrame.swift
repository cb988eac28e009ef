public import DragKit
public import DragKitRecording

/// A frame of a program: its content, and what is visible of it.
public struct ProgramFrame<Content: InteractiveContent & Equatable & CanonicalCodable> {
  /// The content.
  public let content: Content
  /// The state of the user's actions, for parts of rows (`row(of:in:)`), spring loading and the like.
  public let interaction: Interaction
  /// The elements of the frame, from back to front.
  public let elements: [SceneElement]
  /// The size of the window, in logical pixels.
  public let size: Size

  /// Creates the frame of a world in a window of `size` logical pixels.
  public init(of world: InteractionWorld<Content>, size: Size) {
    (content, interaction, self.size) = (world.content, world.interaction, size)
    elements = interaction.scene(of: content)
  }
}
