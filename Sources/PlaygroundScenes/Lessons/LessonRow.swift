internal import DragKit

/// Draws a row of the list: a group with its triangle, or a lesson.
struct LessonRow {
  let frame: Rect
  let theme: Theme
  private let title: String
  private let isGroup: Bool
  private let count: Int
  /// The distance of the icon from the left edge, less 8.
  var indent: Length
  /// How far the triangle of a group has turned.
  private let openness: Fraction

  /// The additional indentation of lessons in a group.
  static let indentation: Length = 24

  init(
    _ scene: LessonsScene, _ item: ItemID, in frame: Rect, _ theme: Theme, openness: Fraction
  ) {
    (self.frame, self.theme) = (frame, theme)
    self.openness = openness.clamped(to: .zero ... .one)
    title = scene.title(of: item)
    let group = scene.group(of: item)
    isGroup = group != nil
    count = group.flatMap { scene.model[$0.container]?.count } ?? 0
    let container = scene.model.position(of: item)?.container ?? LessonsScene.container
    indent = 22 + Self.indentation * (container == LessonsScene.container ? 0 : 1)
  }

  enum Emphasis {
    case none, hovered, pressed
    /// A drop would go into the group.
    case taking
    /// The group is about to open.
    case flashing

    init(of item: ItemID, _ interaction: Interaction) {
      let springs = interaction.springLoading(of: item)
      if springs == .activating {
        self = .flashing
      } else if springs == .possible || interaction.session?.intoItem == item {
        self = .taking
      } else if interaction.isPressed(item) {
        self = .pressed
      } else {
        self = interaction.hovered == item ? .hovered : .none
      }
    }
  }

  func drawPlate(_ emphasis: Emphasis, on canvas: inout Canvas) {
    switch emphasis {
    case .none: break
    case .hovered: canvas.fill(frame, radius: 10, theme.well.opacity(percent: 35))
    case .pressed: canvas.fill(frame, radius: 10, theme.well.opacity(percent: 70))
    case .taking:
      canvas.fill(frame, radius: 10, theme.accentFill)
      canvas.outline(frame, radius: 10, width: 2, theme.accent)
    case .flashing: canvas.fill(frame, radius: 10, theme.accent)
    }
  }

  /// Draws the triangle, the icon, the title and, on a folded group, the number of lessons.
  func draw(isFlashing: Bool = false, on canvas: inout Canvas) {
    let text = isFlashing ? Color.white : theme.text
    if isGroup {
      canvas.draw(
        .stroke(
          .chevron(around: Point(x: frame.minX + 16, y: frame.center.y), turned: openness),
          width: 2, color: isFlashing ? .white : theme.secondaryText))
    }
    let left = 8 + indent
    let quiet = isGroup ? theme.accent : theme.secondaryText
    canvas.icon(
      isGroup ? "layers" : "text", size: 18, isFlashing ? .white : quiet,
      in: frame.column(left, width: 24))
    let words = frame.column(left + 34, width: max(frame.width - left - 34 - 48, 1))
    canvas.text(title, isGroup ? .strongLabel : .label, text, in: words)
    if isGroup { drawCount(isFlashing ? .white : theme.secondaryText, on: &canvas) }
  }

  private func drawCount(_ color: Color, on canvas: inout Canvas) {
    let presence = Fraction.one - openness
    guard presence > .zero else { return }
    let pill = Rect(x: frame.maxX - 42, y: frame.center.y - 10, width: 30, height: 20)
    canvas.fill(pill, radius: 10, theme.well.opacity(Fraction.percent(55) * presence))
    canvas.text("\(count)", .caption, color.opacity(presence), in: pill, .center)
  }
}

extension LessonsScene {
  /// Returns the name of a lesson with spaces and an initial capital.
  func title(of item: ItemID) -> String {
    let words = model.name(of: item).split(separator: "-").joined(separator: " ")
    return words == Group.uikit.rawValue
      ? "UIKit" : words.prefix(1).uppercased() + words.dropFirst()
  }

  func words(for item: ItemID, _ language: Language) -> String? {
    isExternal(item) ? LocalizedString.externalText.text(language) : title(of: item)
  }

  func words(for container: ContainerID, _ language: Language) -> String? {
    group(of: container).flatMap(item(of:)).map(title(of:))
  }
}

extension Path {
  /// The disclosure triangle of a group, which points to the right if the group is folded, and down if
  /// it is open.
  fileprivate static func chevron(around center: Point, turned openness: Fraction) -> Path {
    let (sine, cosine) = (
      Fraction.sine(ofRightAngle: openness), Fraction.sine(ofRightAngle: Fraction.one - openness)
    )
    func point(_ x: Length, _ y: Length) -> Point {
      center + Vector(dx: x * cosine - y * sine, dy: x * sine + y * cosine)
    }
    return Path([.move(to: point(-2, -4)), .line(to: point(2, 0)), .line(to: point(-2, 4))])
  }
}

extension Fraction {
  /// The sine of a share of a right angle, to a five-hundredth (Bhāskara I).
  fileprivate static func sine(ofRightAngle share: Fraction) -> Fraction {
    let degrees = (share.clamped(to: .zero ... .one).raw * 90) >> 16
    let product = degrees * (180 - degrees)
    return Fraction(4 * product, 40500 - product)
  }
}
