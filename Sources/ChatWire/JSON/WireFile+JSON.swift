extension WireFile {
    /// Writes the file as ``encode(to:)`` does, at the speed of the hot path.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("url")
        json.value(url)
        json.key("name")
        json.value(name)
        json.key("type")
        json.value(type)
        json.key("size")
        json.value(size)
        json.key("thumbnails")
        json.beginArray()
        for thumbnail in thumbnails { thumbnail.write(to: &json) }
        json.endArray()
        json.endObject()
    }
}

extension WireThumbnail {
    /// Writes the thumbnail as ``encode(to:)`` does, at the speed of the hot path.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("url")
        json.value(url)
        json.key("width")
        json.value(Int64(width))
        json.key("height")
        json.value(Int64(height))
        json.key("real_width")
        json.value(Int64(realWidth))
        json.key("real_height")
        json.value(Int64(realHeight))
        json.endObject()
    }
}
