internal import CGTK
internal import CGTKHost

extension UIScreen {
    /// Takes over what the desktop says of light or dark and of the size of text.
    func followDesktop() {
        interfaceStyle = roost_prefers_dark() != 0 ? .dark : .light
        contentSizeCategory = UIContentSizeCategory(textScale: roost_text_scale())
    }

    /// Takes over what it says, now and whenever it changes. There must be a display.
    func watchDesktop() {
        followDesktop()
        roost_watch_desktop({ _ in MainActor.assumeIsolated { UIScreen.main.followDesktop() } }, nil)
    }
}
