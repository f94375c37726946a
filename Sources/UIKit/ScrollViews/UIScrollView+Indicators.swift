internal import Foundation

extension UIScrollView {
    func showIndicators() {
        if showsVerticalScrollIndicator, offsetRange.y.upperBound > offsetRange.y.lowerBound {
            if verticalIndicator == nil { verticalIndicator = makeIndicator() }
            verticalIndicator?.show(style: indicatorStyle)
        }
        if showsHorizontalScrollIndicator, offsetRange.x.upperBound > offsetRange.x.lowerBound {
            if horizontalIndicator == nil { horizontalIndicator = makeIndicator() }
            horizontalIndicator?.show(style: indicatorStyle)
        }
        layOutIndicators()
    }

    func fadeIndicators() {
        verticalIndicator?.fade()
        horizontalIndicator?.fade()
    }

    private func makeIndicator() -> ScrollIndicator {
        let indicator = ScrollIndicator(frame: .zero)
        addSubview(indicator)
        return indicator
    }

    func layOutIndicators() {
        let insets = adjustedContentInset
        if let indicator = verticalIndicator, indicator.alpha > 0 {
            let margins = verticalScrollIndicatorInsets
            let track = bounds.height - insets.top - insets.bottom - margins.top - margins.bottom
            let (start, length) = ScrollIndicator.thumb(
                track: track, content: contentSize.height, visible: bounds.height - insets.top - insets.bottom,
                position: bounds.minY + insets.top)
            let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isLeft ? bounds.minX + 3 + margins.left : bounds.maxX - 6 - margins.right
            indicator.frame = CGRect(
                x: x, y: bounds.minY + insets.top + margins.top + start, width: 3, height: length)
            indicator.layer.zPosition = 1000
        }
        if let indicator = horizontalIndicator, indicator.alpha > 0 {
            let margins = horizontalScrollIndicatorInsets
            let track = bounds.width - insets.left - insets.right - margins.left - margins.right
            let (start, length) = ScrollIndicator.thumb(
                track: track, content: contentSize.width, visible: bounds.width - insets.left - insets.right,
                position: bounds.minX + insets.left)
            indicator.frame = CGRect(
                x: bounds.minX + insets.left + margins.left + start, y: bounds.maxY - 6 - margins.bottom,
                width: length, height: 3)
            indicator.layer.zPosition = 1000
        }
    }
}
