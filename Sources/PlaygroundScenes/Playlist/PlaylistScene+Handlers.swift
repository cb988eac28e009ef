internal import DragKit

extension PlaylistScene {
  static let handlers = HandlerRegistry<PlaylistScene>()
    .collection(container) { playlist in
      playlist.accessories = { scene, _ in scene.accessories() }
      playlist.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
      playlist.reorderingHandlers.didReorder = { @Sendable scene, transaction in
        scene.didReorder(transaction)
      }
      playlist.leadingSwipeActionsConfigurationProvider = { scene, item in
        scene.model.position(of: item)?.offset == 0 ? nil : scene.swipe(moveToTop)
      }
      playlist.trailingSwipeActionsConfigurationProvider = { scene, _ in scene.swipe(deletion) }
      playlist.dropDelegate = SongDropDelegate()
      playlist.acceptedTypes = [.text, .url]
    }
    .items(in: container) {
      $0.onTap { scene, item in
        // In editing mode, a tap on a row acts like a tap on its check mark.
        if scene.isEditing { scene.toggleSelection(of: item) }
        return []
      }
    }
    .collection(library) { library in
      library.dragDelegate = LibraryDragDelegate()
      library.dropDelegate = LibraryReorderDelegate()
      library.accessories = { _, _ in [add] }
    }
    .clipboard(of: [.text, .url], in: container)
    .onCopyCommand(in: library) { scene, focused in
      scene.payloads(of: [focused].compactMap(\.self))
    }

  static let add = RowAccessory<PlaylistScene>(
    .custom("add"), reservedLayoutWidth: .custom(52)
  ) { $0.add($1) }

  /// Returns the accessories of the playlist's rows; `displayed` applies only to the screen `edit`.
  ///
  /// The screen `ordinary` has no delete accessory, because selected songs are deleted together.
  func accessories(
    displayed: RowAccessoryStyle.Displayed = .always
  ) -> [RowAccessory<PlaylistScene>] {
    switch screen {
    case .edit:
      [
        RowAccessory(.reorder, displayed: displayed, reservedLayoutWidth: .custom(52)),
        RowAccessory(.delete, displayed: displayed, reservedLayoutWidth: .custom(52)) {
          $0.delete($1)
        },
      ]
    case .ordinary:
      [
        RowAccessory(.multiselect) { $0.toggleSelection(of: $1) },
        RowAccessory(.reorder),
        RowAccessory(.detail, displayed: .whenEditing) { scene, item in
          scene.detailed = scene.detailed == item ? nil : item
        },
      ]
    }
  }

  private static let deletion = ContextualAction<PlaylistScene>(
    style: .destructive, image: "trash"
  ) { scene, item in
    scene.delete(item)
    return true
  }

  private static let moveToTop = ContextualAction<PlaylistScene>(
    style: .normal, image: "to-top", name: "move-to-top"
  ) { scene, item in
    scene.move([item], in: container, by: .menuMoveToTop)
    return true
  }

  /// Returns a swipe configuration with one action; `nil` on the screen `edit`.
  private func swipe(
    _ action: ContextualAction<PlaylistScene>
  ) -> SwipeActionsConfiguration<PlaylistScene>? {
    screen == .ordinary ? SwipeActionsConfiguration(actions: [action]) : nil
  }
}

/// The drag delegate of the library.
///
/// It permits no move (L10), so a target can only copy songs, and a reorder of the library is
/// canceled.
struct LibraryDragDelegate: PageDragDelegate {
  func dragSessionAllowsMoveOperation(_ session: DragSession, content: PlaylistScene) -> Bool {
    false
  }
}

/// The drop delegate of the library; it proposes moves, but ``LibraryDragDelegate`` forbids them.
///
/// So a song that is dragged within the library opens no gap and returns; the header explains it.
struct LibraryReorderDelegate: CollectionDropDelegate {
  func canHandle(_ session: DropSession, content: inout PlaylistScene) -> Bool {
    session.hasActiveDrag
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout PlaylistScene) {
    coordinator.fail("the library keeps its order")
  }
}

/// The drop delegate of the playlist; it inserts library songs, and data from other programs.
struct SongDropDelegate: PageDropDelegate {
  func canHandle(_ session: DropSession, content: inout PlaylistScene) -> Bool {
    session.isFromOtherProgram
      || session.localObjects.contains { content.isInLibrary($0) }
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout PlaylistScene
  ) -> DropProposal {
    DropProposal(operation: .copy, intent: .insertAtDestination)
  }

  func copy(_ item: DragItem, content scene: inout PlaylistScene) -> ItemID? {
    guard let song = item.localObject else { return scene.add(Song(item.itemProvider)) }
    return scene.makeTrack(of: song)
  }
}
