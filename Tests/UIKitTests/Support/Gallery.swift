import Foundation

@testable import UIKit

/// Views of all kinds on one sheet.
@MainActor
enum Gallery {
    static func sheet() -> UIView {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 900))
        sheet.backgroundColor = .systemBackground
        var y: CGFloat = 16
        for view in texts() + [bubbles(), controls(), symbols(), shapes()] {
            let height = view.sizeThatFits(CGSize(width: 358, height: CGFloat.greatestFiniteMagnitude)).height
            view.frame = CGRect(x: 16, y: y, width: 358, height: max(height, view.bounds.height))
            sheet.addSubview(view)
            y = view.frame.maxY + 8
        }
        return sheet
    }

    private static func texts() -> [UIView] {
        let lines: [(String, UIFont)] = [
            ("Large Title", .preferredFont(forTextStyle: .largeTitle)),
            ("Headline, semibold", .preferredFont(forTextStyle: .headline)),
            (
                "The quick brown fox jumps over the lazy dog and then goes on for a second line of text.",
                .systemFont(ofSize: 15)
            ),
            ("Emoji 😀 👨‍👩‍👧‍👦 🇩🇪 ❤️ in a line 🎉", .systemFont(ofSize: 17)),
            ("مرحبا بالعالم، كيف حالك اليوم؟", .systemFont(ofSize: 17)),
            ("שלום עולם, מה שלומך היום?", .systemFont(ofSize: 17)),
            ("你好，世界。こんにちは世界。안녕하세요 세계", .systemFont(ofSize: 17)),
            ("สวัสดีชาวโลก नमस्ते दुनिया Γειά σου Привет", .systemFont(ofSize: 17)),
            ("12:45 · 8 new", .monospacedDigitSystemFont(ofSize: 12, weight: .medium)),
        ]
        return lines.map { text, font in
            let label = UILabel()
            label.text = text
            label.font = font
            label.numberOfLines = 0
            return label
        }
    }

    private static func bubbles() -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 358, height: 92))
        let texts = [("See you at eight? I'll bring the maps.", false), ("Yes 👍", true)]
        for (index, (text, isOwn)) in texts.enumerated() {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 15)
            label.textColor = isOwn ? .white : .label
            let size = label.intrinsicContentSize
            let width = size.width + 24
            let bubble = UIView(
                frame: CGRect(
                    x: isOwn ? 358 - width : 0, y: CGFloat(index) * 46, width: width, height: size.height + 18))
            bubble.backgroundColor = isOwn ? .systemIndigo : .systemGray5
            bubble.layer.cornerRadius = 16
            bubble.layer.maskedCorners.subtract(isOwn ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner)
            label.frame = CGRect(x: 12, y: 9, width: size.width, height: size.height)
            bubble.addSubview(label)
            row.addSubview(bubble)
        }
        return row
    }

    private static func controls() -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 358, height: 96))
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        var filled = UIButton.Configuration.filled()
        filled.title = "Send"
        filled.image = UIImage(systemName: "paperplane.fill")
        filled.imagePadding = 6
        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Tinted"
        tinted.cornerStyle = .capsule
        let disabled = UIButton(configuration: .filled())
        disabled.configuration?.title = "Off"
        disabled.isEnabled = false
        var x: CGFloat = 0
        for button in [system, UIButton(configuration: filled), UIButton(configuration: tinted), disabled] {
            button.frame = CGRect(origin: CGPoint(x: x, y: 0), size: button.intrinsicContentSize)
            row.addSubview(button)
            x = button.frame.maxX + 12
        }
        let on = UISwitch(frame: CGRect(x: 0, y: 52, width: 0, height: 0))
        on.isOn = true
        let off = UISwitch(frame: CGRect(x: 64, y: 52, width: 0, height: 0))
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.center = CGPoint(x: 150, y: 67)
        wheel.startAnimating()
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 190, y: 66, width: 150, height: 4)
        bar.progress = 0.6
        for view in [on, off, wheel, bar] { row.addSubview(view) }
        return row
    }

    private static func symbols() -> UIView {
        let names = [
            "chevron.left", "xmark", "plus", "magnifyingglass", "paperplane.fill", "ellipsis", "person.fill", "trash",
            "pencil", "checkmark", "info.circle", "bell", "photo", "camera", "doc.on.doc", "gearshape",
        ]
        let grid = UIView(frame: CGRect(x: 0, y: 0, width: 358, height: 64))
        for (index, name) in names.enumerated() {
            let view = UIImageView(image: UIImage(systemName: name))
            view.frame.origin = CGPoint(x: CGFloat(index % 8) * 44, y: CGFloat(index / 8) * 34)
            view.tintColor = index % 2 == 0 ? .systemBlue : .label
            grid.addSubview(view)
        }
        return grid
    }

    private static func shapes() -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 358, height: 110))
        let card = UIView(frame: CGRect(x: 4, y: 4, width: 100, height: 90))
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        let ring = UIView(frame: CGRect(x: 124, y: 4, width: 90, height: 90))
        ring.layer.borderColor = UIColor.systemPink.cgColor
        ring.layer.borderWidth = 3
        ring.layer.cornerRadius = 45
        let turned = UIView(frame: CGRect(x: 240, y: 24, width: 50, height: 50))
        turned.backgroundColor = .systemTeal
        turned.transform = CGAffineTransform(rotationAngle: .pi / 5)
        turned.alpha = 0.7
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
        gradient.frame = CGRect(x: 308, y: 4, width: 46, height: 90)
        gradient.cornerRadius = 10
        for view in [card, ring, turned] { row.addSubview(view) }
        row.layer.addSublayer(gradient)
        return row
    }
}
