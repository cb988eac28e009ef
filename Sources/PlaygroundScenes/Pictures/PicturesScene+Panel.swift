internal import DragKit

extension PicturesScene {
  var panel: ScenePanel {
    ScenePanel(
      segments: [Arrangement.allCases.map(\.control)], switches: [.showNames, .select],
      sliders: Control.sliders(without: .glideResponse),
      ownSlider: SceneSlider(control: .tileSize, value: tileSide, range: Self.tileSides))
  }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .showNames: showsNames
    case .select: isSelecting
    default: control == arrangement.control
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .showNames: showsNames.toggle()
    case .select:
      isSelecting.toggle()
      if !isSelecting { selection.clear() }
    default:
      arrangement = Arrangement.allCases.first { $0.control == control } ?? arrangement
    }
  }

  mutating func setOwnSlider(_ value: Int) { tileSide = value.clamped(to: Self.tileSides) }

  /// Resets the size and the layout; the pictures stay, because they are the user's own.
  mutating func reset() {
    look = TileLook()
    openGroups = []
    selection.clear()
  }
}

extension PicturesScene.Arrangement {
  var control: Control {
    switch self {
    case .square: .picturesSquare
    case .flow: .picturesFlow
    case .masonry: .picturesMasonry
    }
  }
}

// The tiles below the large view do not respond.
extension PicturesScene {
  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    enlarged == nil || item.isControl && item != Self.view
  }
}
