internal import DragKit
internal import PlaygroundUI

/// Moves the slider of the shown scene.
struct TileSizeResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout PlaygroundContent) {
    follow(touches, &content)
  }

  func touchesMoved(_ touches: [Touch], content: inout PlaygroundContent) {
    follow(touches, &content)
  }

  private func follow(_ touches: [Touch], _ content: inout PlaygroundContent) {
    guard let touch = touches.last, let slider = content.chrome.panel.ownSlider,
      let track = content.chrome.frame(of: slider.control).map(Widget.track(ofSliderIn:)),
      track.width > 0
    else { return }
    let share = Fraction((touch.location.x - track.minX).subpixels, track.width.subpixels)
    content.change { $0.setOwnSlider(slider.value(at: share)) }
  }
}
