internal import DragKit

extension LessonsScene {
  /// The additional indentation of lessons in a group.
  static let indentation: Length = 24

  /// Draws the plate of a row that flashes, since it is about to open, that a drop would go into, or
  /// that is pressed or hovered.
  func drawPlate(of item: ItemID, in frame: Rect, isFlashing: Bool, on canvas: inout Canvas) {
    let (theme, interaction) = (canvas.theme, canvas.interaction)
    if isFlashing {
      canvas.fill(frame, radius: 10, theme.accent)
    } else if interaction.springLoading(of: item) == .possible
      || interaction.session?.intoItem == item
    {
      canvas.fill(frame, radius: 10, theme.accentFill)
      canvas.outline(frame, radius: 10, width: 2, theme.accent)
    } else if canvas.isHot(item) {
      let percent = interaction.isPressed(item) ? 70 : 35
      canvas.fill(frame, radius: 10, theme.well.opacity(percent: percent))
    }
  }

  /// Draws the icon and the title of a row, and for a group its triangle and, if it is folded, the
  /// number of its lessons.
  ///
  /// `indentShare` reduces the indentation; `openness` is how far the triangle has turned.
  func drawRow(
    _ item: ItemID, in frame: Rect, openness: Fraction = .zero, indentShare: Fraction = .one,
    isFlashing: Bool = false, on canvas: inout Canvas
  ) {
    let (theme, group) = (canvas.theme, group(of: item))
    let isInGroup = model.position(of: item).map { $0.container != Self.container } ?? false
    let indent = (22 + (isInGroup ? Self.indentation : 0)) * indentShare
    let quiet = isFlashing ? .white : theme.secondaryText
    let icon = frame.column(8 + indent, width: 24)
    let words = frame.column(42 + indent, width: max(frame.width - indent - 90, 1))
    let color = isFlashing ? .white : theme.text
    guard let group else {
      canvas.icon("text", size: 18, quiet, in: icon)
      return canvas.text(title(of: item), .label, color, in: words)
    }
    let openness = openness.clamped(to: .zero ... .one)
    let center = Point(x: frame.minX + 16, y: frame.center.y)
    canvas.draw(.stroke(.chevron(around: center, turned: openness), width: 2, color: quiet))
    canvas.icon("layers", size: 18, isFlashing ? .white : theme.accent, in: icon)
    canvas.text(title(of: item), .strongLabel, color, in: words)
    let presence = Fraction.one - openness
    guard presence > .zero else { return }
    let pill = Rect(x: frame.maxX - 42, y: frame.center.y - 10, width: 30, height: 20)
    canvas.fill(pill, radius: 10, theme.well.opacity(Fraction.percent(55) * presence))
    let count = model[group.container]?.count ?? 0
    canvas.text("\(count)", .caption, quiet.opacity(presence), in: pill, .center)
  }

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
