/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {}
