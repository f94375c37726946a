/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
