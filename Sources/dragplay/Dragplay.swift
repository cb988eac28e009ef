internal import ArgumentParser

@main
struct Dragplay: ParsableCommand {
  func run() {}
}
