/// The room down.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
