import Foundation
import Testing

/// The code of the pages for readers who know UIKit or SwiftUI.
@Suite("The code of the pages Coming from UIKit and Coming from SwiftUI")
struct PageCodeTests {
  private static let pages = ["ComingFromUIKit", "ComingFromSwiftUI"]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func page(_ name: String) throws -> String {
    try text("Sources/DragKit/DragKit.docc/\(name).md")
  }

  /// The sources whose tests perform the code.
  private func sources() throws -> [SourceFile] {
    try ["Sources/Colours", "Sources/Lessons", "Tests/ComingFromTests"].flatMap {
      try SourceFile.all(under: "Examples/\($0)")
    }.filter { !$0.name.hasSuffix("Tests.swift") }
  }

  @Test("is code of the examples, which are compiled and tested", arguments: pages)
  func blocks(of name: String) throws {
    let sources = try sources()
    #expect(sources.count > 4, "the sources were not found")
    let blocks = CodeBlock.all(in: try page(name)).filter { $0.language == "swift" }
    #expect(!blocks.isEmpty)
    for block in blocks where !sources.contains(where: { block.occurs(in: $0) }) {
      Issue.record("\(name).md:\(block.number): no example has this code")
    }
  }

  @Test("is shown as Swift or, if it is that of Apple's frameworks, as text", arguments: pages)
  func languages(of name: String) throws {
    let languages = Set(CodeBlock.all(in: try page(name)).map(\.language))
    #expect(languages == ["swift", "text"])
  }

  @Test("has a counterpart, or none, for each API that the code of the articles uses")
  func names() throws {
    let both = try page("ComingFromUIKit") + page("ComingFromSwiftUI")
    for name in Self.names where !both.contains("`\(name)") && !both.contains(".\(name)") {
      Issue.record("\(name) is on neither page")
    }
  }

  /// The names of UIKit and SwiftUI in the code of the four articles.
  private static let names = """
    UIViewController viewDidLoad UIImageView UIImage(named:) frame CGRect center CGPoint UIView
    isUserInteractionEnabled addSubview touchesBegan touchesMoved touchesEnded Set<UITouch> UIEvent
    touches.first! UITouch.location(in:) UITouch.view
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) UITableViewDragDelegate
    UITableViewDropDelegate UICollectionViewDragDelegate UICollectionViewDropDelegate
    collectionView(_:itemsForBeginning:at:) UIDragSession UIDragItem(itemProvider:)
    UIDragItem.localObject IndexPath NSItemProvider(object:
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) UIDropSession session.items
    UICollectionViewDropProposal(operation:) UIDropOperation.copy move forbidden cancel
    insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    collectionView(_:performDropWith:) UICollectionViewDropCoordinator coordinator.items dragItem
    sourceIndexPath coordinator.destinationIndexPath coordinator.proposal coordinator.drop(_:to:)
    coordinator.drop(_:toItemAt:) assertionFailure collectionView.hasActiveDrag dragDelegate
    dropDelegate isSpringLoaded UICollectionView(frame:collectionViewLayout:) autoresizingMask
    backgroundColor collectionView.delegate UICollectionViewLayout
    UICollectionLayoutListConfiguration(appearance:) UICollectionViewCompositionalLayout.list(using:)
    itemIdentifier(for: UITableView UICollectionViewListCell defaultContentConfiguration() accessories
    UICellAccessory reorder() delete reservedLayoutWidth dequeueReusableCell CustomListCell
    UICollectionViewDiffableDataSource<Section, reorderingHandlers.canReorderItem
    reorderingHandlers.didReorder snapshot() apply( itemIdentifiers collectionView.isEditing
    displayed: trailingSwipeActionsConfigurationProvider UISwipeActionsConfiguration(actions:)
    UIContextualAction(style:title:handler:) completion action.image
    NSCollectionLayoutSection.list(using:layoutEnvironment:) backgroundConfiguration
    UIBackgroundConfiguration
    View body ObservableObject @Published @StateObject @ObservedObject Binding<Bool> ForEach VStack
    padding RoundedRectangle foregroundColor frame(width:height:) overlay Color opacity onDrag(_:)
    onDrag(_:preview:) onDrop(of:isTargeted:perform:) onDrop(of:delegate:) isTargeted: CGPoint
    draggable dropDestination Transferable UTType.text plainText DropDelegate @MainActor
    validateDrop(info:) dropEntered(info:) dropUpdated(info:) dropExited(info:) performDrop(info:)
    DropInfo.location DropInfo.hasItemsConforming(to:) DropInfo.itemProviders(for:)
    DropProposal(operation:) DropOperation.move firstIndex(of:) move(fromOffsets:toOffset:) IndexSet
    List
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test("is found at any indentation, and not in a source with a different character")
  func changed() throws {
    let page = "A page:\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n\n```text\nlet c = 3\n```\n"
    let blocks = CodeBlock.all(in: page)
    #expect(blocks.map(\.language) == ["swift", "text"])
    #expect(blocks.map(\.number) == [3, 9])
    let block = try #require(blocks.first)
    func occurs(_ text: String) -> Bool { block.occurs(in: SourceFile(path: "a", text: text)) }
    #expect(occurs("let a = 1\n\nlet b = 2"))
    #expect(occurs("enum E {\n  let a = 1\n\n  let b = 2\n}\n"))
    #expect(!occurs("enum E {\n  let a = 1\n\n    let b = 2\n}\n"))
    #expect(!occurs("let a = 1\n\nlet b = 20"))
    #expect(!occurs("let a = 1\nlet b = 2"))
  }
}

/// A block of code on a page.
struct CodeBlock {
  let language: String
  /// The number of its first line on the page, from one.
  let number: Int
  let lines: [String]

  static func all(in page: String) -> [CodeBlock] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return stride(from: 0, to: fences.count - 1, by: 2).map { fence in
      let (start, end) = (fences[fence], fences[fence + 1])
      return CodeBlock(
        language: String(lines[start].dropFirst(3)), number: start + 1,
        lines: Array(lines[(start + 1)..<end]))
    }
  }

  /// Whether whole lines of a file are those of the block, all indented by the same number of spaces.
  func occurs(in file: SourceFile) -> Bool {
    guard let first = lines.first else { return false }
    return file.lines.indices.contains { start in
      let margin = file.lines[start].prefix { $0 == " " }
      return String(margin) + first == file.lines[start]
        && lines.map { $0.isEmpty ? "" : margin + $0 }
          == Array(file.lines[start...].prefix(lines.count))
    }
  }
}
