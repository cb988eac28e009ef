public import DragGeometry
public import DragKit

/// A frame of a program: its content, and what is visible of it.
public struct ProgramFrame<Content: InteractiveContent> {
  /// The content.
  public let content: Content
  /// The state of the user's actions, for parts of rows (`cell(of:in:)`), spring loading and the like.
  public let interaction: Interaction
  /// The elements of the frame, from back to front.
  public let elements: [SceneElement]
  /// The size of the window, in logical pixels.
  public let size: Size

  package init(_ content: Content, _ interaction: Interaction, _ size: Size) {
    (self.content, self.interaction, self.size) = (content, interaction, size)
    elements = interaction.scene(of: content)
  }
}
