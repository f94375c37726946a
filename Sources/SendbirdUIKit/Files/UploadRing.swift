import SendbirdChatSDK
import UIKit

/// A ring that fills as a file is uploaded, with a cross to cancel it.
@MainActor
final class UploadRing: UIView {
    /// The side of the ring, in points: as large as a thumb needs.
    static let side: CGFloat = 48

    /// How much is uploaded, 0 to 1.
    var part: Double = 0 {
        didSet {
            drawRing()
            accessibilityValue = SBUStringSet.Accessibility_Percent(Int((part * 100).rounded()))
        }
    }
    var onCancel: (() -> Void)?
    /// Whether it stands in an icon's place rather than over a picture: smaller to the eye, as large to the thumb.
    var isPlain = false {
        didSet { if isPlain != oldValue { setNeedsLayout() } }
    }
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let cross = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for shape in [track, ring] {
            shape.fillColor = nil
            shape.lineWidth = 3
            layer.addSublayer(shape)
        }
        layer.cornerRadius = Self.side / 2
        cross.contentMode = .scaleAspectFit
        cross.image = SBUIconSet.iconClose
        addConstrained(cross)
        cross.pinSize(18, 18)
        cross.pinCenter(to: self)
        pinSize(Self.side, Self.side)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SBUStringSet.Accessibility_Cancel_Upload
        accessibilityIdentifier = "message.cancelUpload"
        setupStyles()
    }

    /// Holds the ring over a picture in its middle; beside a name in the icon's place, so that the name can be read.
    func hold(over content: SBUBaseFileContentView) {
        pinCenter(to: (content as? SBUCommonContentView)?.fileImageView ?? content)
    }

    /// Shows how much of a message's file is uploaded, over its content, while it is on its way.
    func show(_ message: FileMessage, over content: SBUBaseFileContentView) {
        let isUnderWay = message.sendingStatus == .pending && message.plainURL == nil
        isHidden = !isUnderWay
        isPlain = content is SBUCommonContentView
        (content as? SBUImageContentView)?.iconImageView.alpha = isUnderWay ? 0 : 1
        (content as? SBUCommonContentView)?.fileImageView.alpha = isUnderWay ? 0 : 1
        guard isUnderWay else { return }
        part = FileUploads.shared.part(of: message.requestId)
        FileUploads.shared.watch(message.requestId, for: self) { [weak self] in self?.part = $0 }
    }

    /// Takes a tap on the row if it meets the ring; says whether it did.
    func take(_ tap: UIGestureRecognizer) -> Bool {
        guard !isHidden, bounds.contains(tap.location(in: self)) else { return false }
        onCancel?()
        return true
    }

    func setupStyles() {
        backgroundColor = SBUColorSet.overlay01
        cross.tintColor = SBUColorSet.ondark01
        ring.strokeColor = SBUColorSet.ondark01.cgColor
        track.strokeColor = SBUColorSet.ondark04.cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (track.frame, ring.frame) = (bounds, bounds)
        track.path = arc(to: 1)
        drawRing()
    }

    /// A little of it is always there: that something is going on is seen at once.
    private func drawRing() { ring.path = arc(to: max(0.03, part)) }

    private func arc(to part: Double) -> CGPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, bounds.width / 2 - (isPlain ? 8 : 6)),
            startAngle: -.pi / 2, endAngle: -.pi / 2 + .pi * 2 * part, clockwise: true
        ).cgPath
    }

    override func accessibilityActivate() -> Bool {
        onCancel?()
        return onCancel != nil
    }
}
