// The documentation page *Calls* lists the fields of each call and when it occurs.

// MARK: - Drags
extension Call.Name {
  public static let itemsForBeginning = Call.Name(rawValue: "itemsForBeginning")
  public static let itemsForAdding = Call.Name(rawValue: "itemsForAdding")
  /// An item was lifted.
  public static let dragBegan = Call.Name(rawValue: "dragBegan")
  /// A drag from another program entered the window.
  public static let dragEntered = Call.Name(rawValue: "dragEntered")
  /// A key moved the dragged items.
  public static let dragMoved = Call.Name(rawValue: "dragMoved")
  public static let dragEnded = Call.Name(rawValue: "dragEnded")
}

// MARK: - Drop targets
extension Call.Name {
  public static let validateDrop = Call.Name(rawValue: "validateDrop")
  public static let dropEntered = Call.Name(rawValue: "dropEntered")
  public static let isTargeted = Call.Name(rawValue: "isTargeted")
  public static let dropUpdated = Call.Name(rawValue: "dropUpdated")
  public static let dropExited = Call.Name(rawValue: "dropExited")
  /// The drop waits for data from another program, or for another program to take the items.
  public static let dropPending = Call.Name(rawValue: "dropPending")
  /// The operation that a drop in another program would perform has changed.
  public static let dropOutside = Call.Name(rawValue: "dropOutside")
  public static let performDrop = Call.Name(rawValue: "performDrop")
  /// The data of a drop from another program did not arrive.
  public static let itemsMissing = Call.Name(rawValue: "itemsMissing")
  public static let dropSessionDidEnd = Call.Name(rawValue: "dropSessionDidEnd")
  /// The state of an item that springs open under a drag has changed.
  public static let springLoading = Call.Name(rawValue: "springLoading")
  public static let springLoaded = Call.Name(rawValue: "springLoaded")
}

// MARK: - Pointers
extension Call.Name {
  public static let touchesBegan = Call.Name(rawValue: "touchesBegan")
  public static let touchesMoved = Call.Name(rawValue: "touchesMoved")
  public static let touchesEnded = Call.Name(rawValue: "touchesEnded")
  public static let touchesCancelled = Call.Name(rawValue: "touchesCancelled")
  public static let tap = Call.Name(rawValue: "tap")
  public static let doubleTap = Call.Name(rawValue: "doubleTap")
  public static let contextMenu = Call.Name(rawValue: "contextMenu")
  public static let scrollBegan = Call.Name(rawValue: "scrollBegan")
  public static let scrollEnded = Call.Name(rawValue: "scrollEnded")
  public static let scrollCancelled = Call.Name(rawValue: "scrollCancelled")
  public static let swipeBegan = Call.Name(rawValue: "swipeBegan")
  public static let swipeEnded = Call.Name(rawValue: "swipeEnded")
  public static let swipeCancelled = Call.Name(rawValue: "swipeCancelled")
  public static let bandBegan = Call.Name(rawValue: "bandBegan")
  public static let bandEnded = Call.Name(rawValue: "bandEnded")
  public static let bandCancelled = Call.Name(rawValue: "bandCancelled")
  /// The action of a row's accessory was performed.
  public static let actionHandler = Call.Name(rawValue: "actionHandler")
  /// A swipe action of a row was performed.
  public static let contextualAction = Call.Name(rawValue: "contextualAction")
}

// MARK: - The keyboard
extension Call.Name {
  public static let focused = Call.Name(rawValue: "focused")
  /// A key changed the value of the focused item.
  public static let adjust = Call.Name(rawValue: "adjust")
  public static let textInput = Call.Name(rawValue: "textInput")
  public static let textComposition = Call.Name(rawValue: "textComposition")
  public static let textInputEnded = Call.Name(rawValue: "textInputEnded")
}

// MARK: - The clipboard
extension Call.Name {
  public static let copyCommand = Call.Name(rawValue: "copyCommand")
  public static let cutCommand = Call.Name(rawValue: "cutCommand")
  /// A paste has requested the data of the clipboard.
  public static let pastePending = Call.Name(rawValue: "pastePending")
  public static let pasteCommand = Call.Name(rawValue: "pasteCommand")
}

// MARK: - The state
extension Call.Name {
  /// The order of a container's items has changed.
  public static let order = Call.Name(rawValue: "order")
  /// The frames of a container's visible items have changed.
  public static let layout = Call.Name(rawValue: "layout")
  /// No pointer is down, nothing is dragged or moves, and the content waits for no deadline.
  public static let idle = Call.Name(rawValue: "idle")
  /// A ``Message`` of the program was received.
  public static let message = Call.Name(rawValue: "message")
  /// A message has no handler, or a handler returned a gap that the container does not have.
  public static let fault = Call.Name(rawValue: "fault")
}

// MARK: - Calls that the playground adds
extension Call.Name {
  /// The first frames were reported, or the user continues a session that was played back.
  public static let ready = Call.Name(rawValue: "ready")
  /// The scale of the window has changed.
  public static let scaled = Call.Name(rawValue: "scaled")
}
