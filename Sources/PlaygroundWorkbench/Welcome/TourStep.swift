internal import DragCoding
internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// A step of the tour: a gesture to see, and then to repeat.
enum TourStep: Int, CaseIterable {
  case reorder, comeBack, target, springLoading, keyboard, recording

  static let last = recording

  /// The page on which the step takes place.
  var page: Page { self == .springLoading ? .lessons : .colours }

  /// The name of the script that shows the gesture; `nil` if the user needs no example.
  var script: String? { self == .recording ? nil : name }

  /// The title; its attribute `.task` is the request to the user.
  var title: LocalizedString { LocalizedString(name) }

  private var name: String { "tour-\(self)".dashed }

  /// Whether a call proves success; `pointer` is the kind of pointer that lifted the dragged item.
  func isDone(by call: Call, liftedBy pointer: String?) -> Bool {
    let reason = call.name == .dragEnded ? call["reason"]?.string : nil
    switch self {
    case .reorder: return reason == "dropped"
    case .comeBack: return reason == "cancelled"
    case .target: return call.name == .performDrop && call["target"] == "copy"
    case .springLoading: return call.name == .springLoaded
    case .keyboard: return reason == "dropped" && pointer == PointerKind.keyboard.rawValue
    case .recording: return false
    }
  }
}
