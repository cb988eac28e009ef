internal import DragKit

/// A question to a scene of any type.
///
/// Events ask several, and a scene in an `any PlaygroundScene` would be copied for each.
protocol SceneQuery {
  associatedtype Answer
  mutating func answer(of scene: some PlaygroundScene) -> Answer
}

/// The scene itself, for what is asked seldom.
struct WholeQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> any PlaygroundScene { scene }
}

/// What the scene adds to the stage, and its menu.
struct StageQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> (stage: Stage, menu: ContextMenu?) {
    let stage = Stage(areas: scene.areas, held: scene.held, previewAreas: scene.previewAreas)
    return (stage, scene.menu)
  }
}

struct TuningQuery: SceneQuery {
  let tuning: Tuning

  func answer(of scene: some PlaygroundScene) -> Tuning { scene.tuning(tuning) }
}

/// Whether an item takes part in hit tests.
struct InteractionQuery: SceneQuery {
  let item: ItemID

  func answer(of scene: some PlaygroundScene) -> Bool {
    scene.isUserInteractionEnabled(item)
  }
}

struct NameQuery: SceneQuery {
  let item: ItemID

  func answer(of scene: some PlaygroundScene) -> String? { scene.name(of: item) }
}

struct DeadlineQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> Microseconds? { scene.nextDeadline }
}

struct ModelQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> Model { scene.model }
}

/// Writes what the hashes of scenes are made from: the model by the hash that it keeps, and the rest.
struct HashQuery: SceneQuery {
  var writer: CanonicalWriter

  mutating func answer(of scene: some PlaygroundScene) {
    scene.model.foldedHash.encode(into: &writer)
    scene.encodeTheRest(to: &writer)
  }
}
