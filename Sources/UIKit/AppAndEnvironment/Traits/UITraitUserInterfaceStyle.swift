/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
