/// What `--help` prints.
enum Help {
    static let all = """
        roost: a chat server in one process and one folder.

        usage: roost serve --data DIR [options]
               roost admin COMMAND ... --data DIR
               roost version

        'roost serve --help' and 'roost admin --help' tell more.
        """

    static let serve = """
        usage: roost serve --data DIR [options]

        Serves until SIGTERM or SIGINT, then answers what is under way, tells the
        clients to come back later, and ends. A second signal ends it at once.

          --data DIR                 the folder with everything the server keeps; made when missing
          --listen HOST:PORT         a numeric address or localhost; port 0 takes a free one (127.0.0.1:8080)
          --loops N                  threads for connections (1)
          --tls-certificate FILE     PEM: the server's certificate, then those that lead to its authority
          --tls-key FILE             PEM: the private key
          --log-level LEVEL          debug, info or error; the log goes to standard error (info)
          --heartbeat SECONDS        how often clients are asked to ping (15)
          --idle-timeout SECONDS     a silent connection is closed after it (45)
          --login-timeout SECONDS    a connection without a login is closed after it (10)
          --session-lifetime SECONDS how long a session's key holds (86400)
          --upload-limit MIB         the largest file that may be uploaded (25)
          --sockets-per-user N       the oldest connection of a user goes at one more (20)
          --failures-per-minute N    refused logins and keys of one address; 0 for any number (60)
          --webhook-allow LIST       addresses, networks and hosts that webhooks may call although they
                                     are not public, separated by commas (none)
          --push-allow LIST          the same for push services (none)
          --preview-allow LIST       the same for pages that messages link to (none)
          --outbound-trust FILE      PEM: authorities that are trusted instead of the system's

        Over HTTP: /v3/socket (WebSocket, roost.v1), /v3/... (REST), /health, /ready, /metrics.
        """

    static let admin = """
        usage: roost admin app create APP [--require-token] [--no-new-users] --data DIR
               roost admin app set APP --open-channels-changed-by WHO --data DIR
               roost admin app list --data DIR
               roost admin user create APP USER [--nickname NAME] [--profile-url URL] --data DIR
               roost admin user token APP USER [--days N] --data DIR
               roost admin token create APP --data DIR

        Works on a data folder while no server does. While one runs, use its REST API
        with an API token. Tokens are printed once; only their hashes are kept.

          app create     makes an application and prints its API token
            --require-token   users log in with a token only
            --no-new-users    an unknown user id is refused at login instead of made
          app set        changes an application's settings
            --open-channels-changed-by WHO   participants: whoever is in an open channel may change
                              and delete it (the default); operators: nobody else
          user token     prints a token for a user, who then needs one to log in
            --days N          how long it holds; without it, for good
          token create   prints a further API token for an application
        """
}
