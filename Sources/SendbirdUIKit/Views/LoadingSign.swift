import UIKit

/// A turning sign on a small card over a shade.
@MainActor
final class LoadingSign: SBUView {
    private let card = UIView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let cardSize: CGFloat = 88

    override func setupViews() {
        addConstrained(card)
        card.addConstrained(spinner)
        card.layer.cornerRadius = Spacing.edge
        spinner.startAnimating()
        isAccessibilityElement = true
        accessibilityLabel = SBUStringSet.Loading
        accessibilityIdentifier = "loading"
    }

    override func setupLayouts() {
        card.pinCenter(to: self)
        card.pinSize(cardSize, cardSize)
        spinner.pinCenter(to: card)
    }

    override func setupStyles() {
        let theme = SBUTheme.componentTheme
        backgroundColor = theme.loadingBackgroundColor
        card.backgroundColor = theme.loadingPopupBackgroundColor
        spinner.color = theme.loadingSpinnerColor
    }
}
