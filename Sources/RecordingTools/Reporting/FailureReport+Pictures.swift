public import DragPictures
import DragRecording

extension FailureReport {
  /// Returns the report as one page of HTML with the pictures of the expected and the actual states.
  ///
  /// ```swift
  /// let page = report.page { world in draw(world.content, world.interaction) }
  /// ```
  ///
  /// The pictures are of the diverging line, of two lines before and after it, and of the next line whose
  /// state is recorded. Pixels that differ are highlighted.
  ///
  /// - Parameter draw: Draws a world.
  /// - Returns: The page, which needs no network and no other files.
  public func page(drawing draw: (World) -> Picture) -> String {
    page(
      pictures: strip.moments.map { moment in
        MomentPictures(draw(moment.actual), expected: moment.expectedState.map(draw))
      })
  }
}
