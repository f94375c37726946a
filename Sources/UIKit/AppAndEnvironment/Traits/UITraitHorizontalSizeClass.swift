/// The room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
