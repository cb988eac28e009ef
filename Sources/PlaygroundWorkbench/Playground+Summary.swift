package import DragKit
package import PlaygroundScenes
internal import RecordingTools

extension Playground {
  /// The state as JSON for people and scripts: the orders, what is dragged, the hashes, and every
  /// stored value as a line.
  package var summary: JSONValue {
    let model = content.model
    let containers = model.containers.map { container in
      JSONField(container.id.name, .strings(container.items.map(content.name(of:))))
    }
    let dragged = interaction.session.map { JSONValue.string(content.name(of: $0.item)) }
    let hashes = hashes
    return .object([
      JSONField("t", .integer(now.count)),
      JSONField("scene", .string(content.scene.rawValue)),
      JSONField("containers", .object(containers)),
      JSONField("dragged", dragged ?? .null),
      JSONField("idle", .bool(interaction.isIdle)),
      JSONField("model", .string(String(hashes.model, radix: 16))),
      JSONField("gestures", .string(String(hashes.gestures, radix: 16))),
      JSONField("motion", .string(String(hashes.motion, radix: 16))),
      JSONField("state", .strings(StateDescription(of: self).lines)),
    ])
  }
}
