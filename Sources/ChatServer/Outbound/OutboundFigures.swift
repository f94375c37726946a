internal import Synchronization

/// What was counted of calls to others.
final class OutboundFigures: Sendable {
    let webhooksDelivered = Atomic<Int>(0)
    let webhooksRefused = Atomic<Int>(0)
    let webhooksUnreached = Atomic<Int>(0)
    let webhooksSetAside = Atomic<Int>(0)
    let webhooksDropped = Atomic<Int>(0)
    let pushesDelivered = Atomic<Int>(0)
    let pushesFailed = Atomic<Int>(0)
    let pushesRetried = Atomic<Int>(0)
    let pushTokensRemoved = Atomic<Int>(0)
    let pushesDropped = Atomic<Int>(0)
    let previewsMade = Atomic<Int>(0)
    let previewsWithout = Atomic<Int>(0)

    /// The figures for Prometheus.
    func write(to page: inout PrometheusText) {
        func counter(_ name: String, _ help: String, _ figure: borrowing Atomic<Int>) {
            page.counter(name, help, figure.load(ordering: .relaxed))
        }
        counter("roost_webhooks_delivered_total", "Webhook events that the receiver took.", webhooksDelivered)
        counter("roost_webhooks_refused_total", "Webhook calls that the receiver answered otherwise.", webhooksRefused)
        counter("roost_webhooks_unreached_total", "Webhook calls that reached nobody.", webhooksUnreached)
        counter("roost_webhooks_set_aside_total", "Webhook events refused too often.", webhooksSetAside)
        counter("roost_webhooks_dropped_total", "Webhook events dropped for their age or number.", webhooksDropped)
        counter("roost_pushes_delivered_total", "Notifications that a push service took.", pushesDelivered)
        counter("roost_pushes_failed_total", "Notifications that were given up.", pushesFailed)
        counter("roost_pushes_retried_total", "Notifications tried once more.", pushesRetried)
        counter("roost_push_tokens_removed_total", "Devices that a push service does not know.", pushTokensRemoved)
        counter("roost_pushes_dropped_total", "Messages too old or too many to notify of.", pushesDropped)
        counter("roost_link_previews_total", "Links that got a preview.", previewsMade)
        counter("roost_links_without_preview_total", "Links that got none.", previewsWithout)
    }
}
