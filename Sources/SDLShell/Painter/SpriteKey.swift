/// What decides the pixels of a sprite, and nothing else: its place does not.
struct SpriteKey: Hashable {
  let size: DeviceSize
  let paint: Paint
}
