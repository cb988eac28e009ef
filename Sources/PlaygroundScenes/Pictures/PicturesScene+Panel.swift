internal import DragKit

extension PicturesScene {
  var panel: ScenePanel {
    ScenePanel(
      segments: [Arrangement.allCases.map(\.control)], switches: [.showNames, .select],
      sliders: Control.sliders(without: .glideResponse),
      ownSlider: SceneSlider(control: .tileSize, value: tileSide, range: Self.tileSides))
  }

  var selects: Bool {
    get { isSelecting }
    set {
      isSelecting = newValue
      if !newValue { selection.clear() }
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
