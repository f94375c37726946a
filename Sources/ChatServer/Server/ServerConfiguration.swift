/// All that `roost serve` can be told.
package struct ServerConfiguration: Sendable {
    /// The data folder.
    package var dataPath: String
    /// How connections are treated.
    package var edge = EdgeConfiguration()
    /// How requests are answered.
    package var service = ServiceConfiguration()
    /// The file of the certificate, in PEM; nil for plain HTTP.
    package var tlsCertificate: String?
    /// The file of the certificate's key, in PEM.
    package var tlsKey: String?
    /// What the log leaves out.
    package var logLevel = ServerLog.Level.info

    /// The files of the certificate and its key; nil for plain HTTP.
    package var tlsFiles: (certificate: String, key: String)? {
        guard let tlsCertificate, let tlsKey else { return nil }
        return (tlsCertificate, tlsKey)
    }

    /// The defaults, on a data folder.
    package init(dataPath: String) {
        self.dataPath = dataPath
        edge.loopCount = 1
        service.rates = .standard
    }
}
