import DragFrameIO
import DragGeometry

// Expectations of the moment: what the drag is over, and what is seen where.
extension Script.Expectation {
  /// Whether it holds in the window alone in which it was written, since it is in pixels.
  var isOfWindow: Bool {
    switch self {
    case .scroll, .position: true
    case .order, .calls, .dragging, .gap, .target: false
    }
  }

  func gapProblem(
    _ gap: OpenGap?, _ world: some Aimable, _ log: CallLog
  ) -> ScriptError.Problem? {
    let found = world.openGap
    guard gap != found else { return nil }
    if let gap, let problem = Self.problem(of: gap, world, log) { return problem }
    return unmet(found: .gap(found))
  }

  /// A gap that there cannot be: in an unknown container, or beyond its end.
  private static func problem(
    of gap: OpenGap, _ world: some Aimable, _ log: CallLog
  ) -> ScriptError.Problem? {
    guard let items = world.order(of: gap.container) else {
      let near = NearNames.of(gap.container, in: containers(of: world, log))
      return .unknown("container", gap.container, near: near)
    }
    guard !(0...items.count).contains(gap.index) else { return nil }
    return .outOfRange("the index \(gap.index)", allowed: "0 to \(items.count)")
  }

  func targetProblem(
    _ name: String?, _ world: some Aimable, _ log: CallLog
  ) -> ScriptError.Problem? {
    guard name != log.target else { return nil }
    let landmarks = world.landmarks
    if let name, !landmarks.contains(where: { $0.id.name == name && $0.id.part == nil }) {
      return .notThere(
        ScriptPrinter.quoted(name), near: Aiming.near(ThingName(name), in: landmarks))
    }
    return unmet(found: .target(log.target))
  }

  func scrollProblem(
    _ name: String, _ offset: Int, _ world: some Aimable
  ) -> ScriptError.Problem? {
    let offsets = world.scrollOffsets
    guard let found = offsets[name]?.pixels else {
      let near = NearNames.of(name, in: offsets.keys.sorted())
      return .unknown("collection view", name, near: near)
    }
    return offset == found ? nil : unmet(found: .scroll(name, found))
  }

  func positionProblem(
    _ name: ThingName, x: Int, y: Int, _ world: some Aimable
  ) -> ScriptError.Problem? {
    do throws(ScriptError.Problem) {
      let corner = try Aiming.landmark(name, in: world.seenLandmarks).frame.origin
      let (foundX, foundY) = (corner.x.pixels, corner.y.pixels)
      guard (x, y) != (foundX, foundY) else { return nil }
      return unmet(found: .position(name, x: foundX, y: foundY))
    } catch {
      return error
    }
  }

  /// Both as a script has them, so that the one that was found can be put into it.
  private func unmet(found: Script.Expectation) -> ScriptError.Problem {
    .unmet("expected \(line), found \(found.line)")
  }
}
