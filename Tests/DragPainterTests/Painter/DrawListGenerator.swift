import DragDrawing
import DragGeometry
import DragRecording

/// Makes lists of which each is a small change of the one before, as frames are.
struct DrawListGenerator {
  var random: SplitMix64
  private(set) var list = DrawList(background: .white)
  private(set) var counts: [String: Int] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<8 { list.operations.append(operation(depth: 0)) }
  }

  mutating func advance() {
    for _ in 0..<random.pick(1..<4) { change() }
  }

  private mutating func change() {
    guard !list.operations.isEmpty else { return list.operations = [operation(depth: 0)] }
    let index = random.pick(0..<list.operations.count)
    switch random.pick(0..<12) {
    case 0 where list.operations.count < 14:
      count("inserted")
      list.operations.insert(operation(depth: 0), at: index)
    case 1 where list.operations.count > 4:
      count("removed")
      list.operations.remove(at: index)
    case 2:
      count("reordered")
      let moved = list.operations.remove(at: index)
      list.operations.insert(moved, at: random.pick(0..<list.operations.count + 1))
    case 3:
      count("replaced")
      list.operations[index].content = content(depth: 0)
    case 4 where random.once(in: 20):
      count("background")
      list.background = random.pick([.white, Color(hex: 0xf2f2f7)])
    default:
      count("moved")
      list.operations[index] = moved(list.operations[index])
    }
  }

  private mutating func count(_ change: String) { counts[change, default: 0] += 1 }

  private mutating func moved(_ operation: DrawOperation) -> DrawOperation {
    let step = random.pick([1, 40, 100, 256, 256, 700, 2560])
    let offset = Vector(
      dx: Length(subpixels: random.pick(-1..<2) * step),
      dy: Length(subpixels: random.pick(-1..<2) * step))
    var moved = operation
    switch operation.content {
    case .group(let alpha, var transform, let children):
      transform.offset = transform.offset + offset
      moved.content = .group(alpha: alpha, transform: transform, children)
    case .clip(let rect, var children):
      if random.once(in: 2) {
        moved.content = .clip(rect.moved(by: offset), children)
      } else if !children.isEmpty {
        let index = random.pick(0..<children.count)
        children[index] = self.moved(children[index])
        moved.content = .clip(rect, children)
      }
    case .roundedRect(let rect, let radius, let fill):
      moved.content = .roundedRect(rect.moved(by: offset), radius: radius, fill: fill)
    case .text(var line):
      line.box = line.box.moved(by: offset)
      moved.content = .text(line)
    case .shadow(let rect, let radius, let blur, let color):
      moved.content = .shadow(rect.moved(by: offset), radius: radius, blur: blur, color: color)
    case .image(let name, let rect, let radius):
      moved.content = .image(name, rect.moved(by: offset), radius: radius)
    default: moved.content = content(depth: 0)
    }
    return moved
  }

  private mutating func operation(depth: Int) -> DrawOperation {
    // Few identities, so that some are there twice.
    DrawOperation(part: random.pick(0..<12), role: random.pick(0..<2), content(depth: depth))
  }

  private mutating func content(depth: Int) -> DrawContent {
    let rect = self.rect()
    let radius: Length = random.pick([0, 4, 8])
    switch random.pick(0..<(depth < 2 ? 13 : 9)) {
    case 0, 1: return .roundedRect(rect, radius: radius, fill: color())
    case 2: return .roundedRectOutline(rect, radius: radius, width: 1, color: color())
    case 3: return .shadow(rect, radius: radius, blur: 6, color: Color.black.opacity(percent: 30))
    case 4: return .fill(path(), color())
    case 5: return .stroke(path(), width: 2, color: color())
    case 6: return .image(random.pick(["missing", "red", "link"]), rect, radius: radius)
    case 7: return .icon("missing", rect, color())
    case 8:
      return .text(
        TextLine(
          random.pick(["Drag", "日本", "mixed 한국", ""]), font: Font(.regular, size: 12),
          color: color(), box: rect, alignment: random.pick([.leading, .center, .trailing])))
    case 9, 10: return .clip(rect, children(depth: depth + 1))
    default:
      let transform = Transform(
        scale: random.pick([.one, .one, .percent(50), .percent(120)]),
        offset: Vector(
          dx: Length(subpixels: random.pick(-20..<20) * 100),
          dy: Length(subpixels: random.pick(-20..<20) * 100)))
      return .group(
        alpha: random.pick([.one, .percent(50), .percent(80), .zero]), transform: transform,
        children(depth: depth + 1))
    }
  }

  private mutating func children(depth: Int) -> [DrawOperation] {
    (0..<random.pick(0..<4)).map { _ in operation(depth: depth) }
  }

  private mutating func rect() -> Rect {
    Rect(
      x: Length(subpixels: random.pick(-20..<100) * 200),
      y: Length(subpixels: random.pick(-20..<70) * 200),
      width: random.pick([12, 24, 40]), height: random.pick([12, 24]))
  }

  private mutating func path() -> Path {
    let corner = rect().origin
    let at = { (x: Length, y: Length) in corner + Vector(dx: x, dy: y) }
    return Path([
      .move(to: at(0, 0)), .line(to: at(10, 2)),
      .curve(to: at(4, 12), control1: at(16, 4), control2: at(12, 16)),
      random.once(in: 2) ? .close : .line(to: at(-6, 6)),
    ])
  }

  private mutating func color() -> Color {
    random.pick([
      .black, Color(hex: 0x0a84ff), Color(hex: 0xff453a), Color(hex: 0x30d158).opacity(percent: 40),
    ])
  }
}

extension DrawOperation {
  init(part: Int, role: Int = 0, _ content: DrawContent) {
    self.init(DrawID(owner: DrawOwner(part: part), role: role), content)
  }
}

extension DrawList {
  /// Contents on white, each a part of its own.
  init(_ contents: [DrawContent], background: Color = .white) {
    self.init(
      background: background,
      operations: contents.enumerated().map { DrawOperation(part: $0.offset, $0.element) })
  }
}

extension DrawContent {
  static func box(
    _ x: Length, _ y: Length, _ width: Length, _ height: Length, _ fill: Color = .black,
    radius: Length = 0
  ) -> DrawContent {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius, fill: fill)
  }

  static func group(_ alpha: Fraction, _ contents: [DrawContent]) -> DrawContent {
    .group(alpha: alpha, transform: .identity, DrawList(contents).operations)
  }
}
