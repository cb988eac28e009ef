/// The way to a part of a value, which handlers may hold.
public typealias SendablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
