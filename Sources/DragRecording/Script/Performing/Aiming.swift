import DragFrameIO
import DragGeometry

/// Finds what a script means among what there is.
enum Aiming {
  typealias Problem = ScriptError.Problem

  /// The point that is aimed at now.
  static func point(of aim: Aim, in world: some Aimable) throws(Problem) -> Point {
    switch aim {
    case .point(let point): return point
    case .thing(let name, let spot):
      return spot.point(on: try landmark(name, in: world.landmarks)).clampedToSeam
    }
  }

  /// The one thing of that name.
  static func landmark(
    _ name: ThingName, in landmarks: [Landmark]
  ) throws(Problem) -> Landmark {
    let found = landmarks.filter { name.means($0.id) && !$0.visible.isEmpty }
    guard let landmark = found.last else {
      throw .notThere(ScriptPrinter.text(of: name), near: near(name, in: landmarks))
    }
    let containers = Set(found.map(\.id.container)).sorted()
    guard containers.count == 1 else {
      throw .ambiguous(
        ScriptPrinter.text(of: name),
        containers.map { ScriptPrinter.text(of: ThingName(name.name, in: $0, part: name.part)) })
    }
    return landmark
  }

  /// The shortest name that means a thing alone.
  static func name(of id: Landmark.ID, in landmarks: [Landmark]) -> ThingName {
    let short = ThingName(id.name, part: id.part)
    let isAlone = landmarks.allSatisfy { $0.id == id || !short.means($0.id) }
    return isAlone ? short : ThingName(id.name, in: id.container, part: id.part)
  }

  /// The names that may have been meant, things that can be moved first.
  static func near(_ name: ThingName, in landmarks: [Landmark]) -> [String] {
    // Things that can be moved are meant more often than buttons and what lies behind all.
    let sorted = landmarks.filter(\.isMovable) + landmarks.filter { !$0.isMovable }
    var names: [String] = []
    for landmark in sorted where (landmark.id.part == nil) == (name.part == nil) {
      let text = ScriptPrinter.text(of: ThingName(landmark.id.name, part: landmark.id.part))
      if !names.contains(text) { names.append(text) }
    }
    return NearNames.of(ScriptPrinter.text(of: ThingName(name.name, part: name.part)), in: names)
  }
}

extension ThingName {
  /// `true` where a thing can be meant by it.
  func means(_ id: Landmark.ID) -> Bool {
    name == id.name && part == id.part && (container ?? id.container) == id.container
  }
}
