/// The direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {}
