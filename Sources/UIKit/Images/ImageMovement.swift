internal import Foundation

/// Pictures that are shown one after the other.
struct ImageMovement: Sendable {
    let images: [UIImage]
    /// How long each stays.
    let seconds: [TimeInterval]

    /// The seconds that all take together.
    var duration: TimeInterval { seconds.reduce(0, +) }

    /// The picture at a time from the beginning of the first round; the last one when so many rounds are over (0: never).
    func image(at time: TimeInterval, rounds: Int = 0) -> UIImage? {
        let duration = duration
        guard duration > 0, time >= 0 else { return images.first }
        if rounds > 0, time >= duration * Double(rounds) { return images.last }
        var rest = time.truncatingRemainder(dividingBy: duration)
        for (image, stay) in zip(images, seconds) {
            if rest < stay { return image }
            rest -= stay
        }
        return images.last
    }
}
