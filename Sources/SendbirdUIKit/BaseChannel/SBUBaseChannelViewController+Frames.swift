import SendbirdChatSDK
import UIKit

// What is drawn is brought in line once a frame, however much happens in between.
extension SBUBaseChannelViewController: WorksByFrame {
    func doWithNextFrame(_ work: @escaping @MainActor () -> Void) -> Bool {
        guard isViewLoaded, let list = baseListComponent else { return false }
        return list.frameWork.add(work, before: list)
    }

    /// Shows that the channel changed, with the next frame; at once where none is drawn.
    func showWithNextFrame(changeBy cause: CollectionEventSource) {
        let isWaiting = !causes.isEmpty
        if !causes.contains(cause) { causes.append(cause) }
        guard !isWaiting else { return }
        if !doWithNextFrame({ [weak self] in self?.showCauses() }) { showCauses() }
    }

    private func showCauses() {
        let waiting = causes
        causes = []
        for cause in waiting { show(changeBy: cause) }
    }
}
