extension WireLinkPreview {
    /// Writes the preview as the coder does.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        if let title {
            json.key("og:title")
            json.value(title)
        }
        if let text {
            json.key("og:description")
            json.value(text)
        }
        if let url {
            json.key("og:url")
            json.value(url)
        }
        if let image {
            json.key("og:image")
            image.write(to: &json)
        }
        json.key("link")
        json.value(link)
        json.endObject()
    }
}

extension WireLinkPreview.Image {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("url")
        json.value(url)
        if let secureURL {
            json.key("secure_url")
            json.value(secureURL)
        }
        if let type {
            json.key("type")
            json.value(type)
        }
        json.key("width")
        json.value(Int64(width))
        json.key("height")
        json.value(Int64(height))
        if let alternative {
            json.key("alt")
            json.value(alternative)
        }
        json.endObject()
    }
}
