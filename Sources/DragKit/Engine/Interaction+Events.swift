extension Interaction {
  /// Reads the content for the first time; returns the calls that report its containers' orders.
  ///
  /// Calling it is optional: the first event, or advance of time, reads the content, too.
  @discardableResult
  public mutating func start(_ content: inout some InteractiveContent) -> Output {
    EventTurn.perform(on: &self, &content) { $0.turn.readContent(animated: false) }
  }

  /// Advances to the time of an event and handles it; returns the resulting calls and requests.
  ///
  /// The content must be that of the previous call, changed since then only by handlers; after any
  /// other change, call ``contentChanged(_:)``. An event from before ``now`` is handled at ``now``.
  ///
  /// - Complexity: O(*r* + *t*) for *r* visible rows and *t* milliseconds during which something
  ///   moves, plus the time of the handlers.
  @discardableResult
  public mutating func handle(
    _ event: InputEvent, content: inout some InteractiveContent
  ) -> Output {
    EventTurn.perform(on: &self, &content) { events in
      events.advance(to: event.time)
      events.dispatch(event.kind)
      events.finish()
    }
  }

  /// Advances to a time, and does what is due until then; returns the resulting calls and requests.
  ///
  /// For `a` ≤ `b`, advancing to `a` and then to `b` has the results of advancing to `b` alone.
  @discardableResult
  public mutating func advance(
    to time: Microseconds, content: inout some InteractiveContent
  ) -> Output {
    EventTurn.perform(on: &self, &content) { events in
      events.advance(to: time)
      events.finish()
    }
  }

  /// Reads content that the app has changed outside of handlers, for example by an undo.
  @discardableResult
  public mutating func contentChanged(_ content: inout some InteractiveContent) -> Output {
    EventTurn.perform(on: &self, &content) { events in
      events.turn.readContent()
      events.finish()
    }
  }

  /// Returns the next time when ``advance(to:content:)`` has an effect; `nil` if nothing is due.
  @inlinable
  public func nextWake(_ content: some InteractiveContent) -> Microseconds? {
    nextWake(contentDeadline: content.nextDeadline)
  }

  /// A function of its own so that ``nextWake(_:)`` is inlined, and its callers copy no content.
  @usableFromInline
  func nextWake(contentDeadline: Microseconds?) -> Microseconds? {
    let deadline = nextDeadline(contentDeadline)
    return isSettled ? deadline : min(deadline ?? now.nextStep, now.nextStep)
  }

  /// Returns the interaction with ``now`` reduced by a duration, for a clock that starts again.
  ///
  /// It is `nil` during a gesture, and if the duration is negative or longer than ``now``. The
  /// caller must also reduce the content's ``InteractiveContent/nextDeadline``.
  public func earlier(by time: Microseconds) -> Interaction? {
    guard !isGestureLive, (.zero...now).contains(time) else { return nil }
    var earlier = self
    (earlier.now, earlier.pointers) = (now - time, pointers.earlier(by: time))
    return earlier
  }
}
