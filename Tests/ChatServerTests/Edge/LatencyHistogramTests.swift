import Testing

@testable import ChatServer

@Suite("LatencyHistogram")
struct LatencyHistogramTests {
    @Test("A duration falls under the first bound that is not less, and the page counts upwards")
    func buckets() {
        var histogram = LatencyHistogram()
        histogram.add(.microseconds(500))
        histogram.add(.microseconds(501))
        histogram.add(.seconds(2))
        histogram.add(.seconds(60))
        var other = LatencyHistogram()
        other.add(.zero)
        histogram.add(other)
        #expect(histogram.counts == [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
        var page = PrometheusText()
        page.histogram("x_seconds", "Help.", histogram)
        #expect(
            page.text.hasPrefix(
                "# HELP x_seconds Help.\n# TYPE x_seconds histogram\nx_seconds_bucket{le=\"0.0005\"} 2\n"))
        #expect(page.text.contains("x_seconds_bucket{le=\"2.5\"} 4\nx_seconds_bucket{le=\"+Inf\"} 5\n"))
        #expect(page.text.hasSuffix("x_seconds_count 5\n"))
    }

    @Test("Counters and gauges are written with their kind")
    func kinds() {
        var page = PrometheusText()
        page.counter("a_total", "A.", 1)
        page.gauge("b", "B.", -2)
        page.counters("c_total", "C.", label: "code", [("1", 5), ("2", 6)])
        #expect(
            page.text == """
                # HELP a_total A.
                # TYPE a_total counter
                a_total 1
                # HELP b B.
                # TYPE b gauge
                b -2
                # HELP c_total C.
                # TYPE c_total counter
                c_total{code="1"} 5
                c_total{code="2"} 6

                """)
    }
}
