/// The name of one trait, as a type.
public protocol UITraitDefinition {}

/// A trait by its name: `UITraitPreferredContentSizeCategory.self`.
public typealias UITrait = any UITraitDefinition.Type
