internal import DragKit

/// A query to a scene of any type.
///
/// Each event makes several, and an `any PlaygroundScene` would copy the scene for each.
protocol SceneQuery {
  associatedtype Answer
  func answer(of scene: some PlaygroundScene) -> Answer
}

/// The scene itself, which is copied; for infrequent use.
struct WholeQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> any PlaygroundScene { scene }
}

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

struct InteractionQuery: SceneQuery {
  let item: ItemID

  func answer(of scene: some PlaygroundScene) -> Bool { scene.isUserInteractionEnabled(item) }
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

/// The writer after the scene's contribution to the hash: the stored hash of the model, and the rest.
struct HashQuery: SceneQuery {
  let writer: CanonicalWriter

  func answer(of scene: some PlaygroundScene) -> CanonicalWriter {
    var writer = writer
    scene.model.foldedHash.encode(into: &writer)
    scene.encodeTheRest(to: &writer)
    return writer
  }
}
