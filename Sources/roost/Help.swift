import ChatServer

/// What `--help` prints.
enum Help {
    static let all = """
        roost: a chat server in one process and one folder.

        usage: roost serve --data DIR [options]
               roost admin COMMAND ... --data DIR
               roost export APP FILE --data DIR
               roost import FILE --data DIR [--as APP]
               roost backup TARGET --data DIR
               roost bench [sizes] [options]
               roost check config|data|migration [options]
               roost help settings
               roost version

        'roost serve --help' and so on tell more.
        """

    static let serve = """
        usage: roost serve --data DIR [--config FILE] [options]

        Serves until SIGTERM or SIGINT, then answers what is under way, tells the
        clients to come back later, and ends. A second signal ends it at once.
        SIGHUP reads the TLS certificate anew.

        Each setting can be given as --name VALUE, as ROOST_NAME in the environment,
        or as a line 'name = value' in the file that --config (or ROOST_CONFIG) names.
        The first of these counts; in brackets is what holds where nobody says anything.

        \(SettingsText.help)

        Over HTTP: /v3/socket (WebSocket, roost.v1), /v3/... (REST), /health, /ready, /metrics.
        """

    static let admin = """
        usage: roost admin app create APP [--require-token] [--no-new-users] --data DIR
               roost admin app set APP [--open-channels-changed-by WHO] [--require-token yes|no]
                                       [--new-users yes|no] [--file-quota MIB] --data DIR
               roost admin app show APP --data DIR
               roost admin app list --data DIR
               roost admin user create APP USER [--nickname NAME] [--profile-url URL] --data DIR
               roost admin user list APP [--after USER] [--limit N] --data DIR
               roost admin user show APP USER --data DIR
               roost admin user token APP USER [--days N] --data DIR
               roost admin user deactivate APP USER --data DIR
               roost admin user activate APP USER --data DIR
               roost admin token create APP [--name NAME] --data DIR
               roost admin token list APP --data DIR
               roost admin token revoke APP ID --data DIR
               roost admin address list APP --data DIR
               roost admin address clear APP --data DIR
               roost admin epoch show --data DIR
               roost admin epoch renew --data DIR

        While a server works in the folder it carries the command out, asked over a socket
        in the folder that its owner and root may use; else the command does it itself.
        Tokens are printed once; only their hashes are kept.

          app create     makes an application and prints its API token
            --require-token   users log in with a token only
            --no-new-users    an unknown user id is refused at login instead of made
          app set        changes an application's settings
            --open-channels-changed-by WHO   participants: whoever is in an open channel may change
                              and delete it (the default); operators: nobody else
            --file-quota MIB  how much the application's files may have together; 0 for any number
          app show       its settings, and how much it holds
          user token     prints a token for a user, who then needs one to log in
            --days N          how long it holds; without it, for good
          user deactivate   closes the user's sockets and lets nobody log in as him
          token create   prints a further API token for an application
          token list     the tokens' ids, when they were made (ms), and their names
          token revoke   ends one at once; the last one of an application stays
          address list   from where the API tokens may be used; nothing for from anywhere
          address clear  lets them be used from anywhere again
          epoch renew    tells every client to forget what it keeps of this server and to read it
                         anew: after the folder was put back by other means than 'roost backup'
        """

    static let backup = """
        usage: roost backup TARGET --data DIR

        Copies the data folder, also while a server works in it, and checks the copy.
        TARGET must be empty or not there; it becomes a data folder that a server can be
        started on: that is how a backup is restored.
        """

    static let bench = """
        usage: roost bench [--rooms N] [--members N] [--seconds N] [--connections N]
                           [--messages N] [--folder DIR]
               roost bench --url http://HOST:PORT --app APP --api-token T [the same options]
               roost bench sizes [--messages N] [--members N] [--connections N] [--folder DIR]

        Puts a server under load on this machine, and says what it does: a server of its own, whose
        folder goes with it, or one that runs elsewhere. The load comes from a process beside it,
        which takes a part of the machine too.

          --rooms, --members   how many channels, and members of each (50 and 20): one member of each
                               sends the next message when its last one has come back
          --seconds            how long each measurement takes (5)
          --connections        how many log in and stay (1000)
          --messages           how long the channel is whose newest 30 messages are read (20000)
          --folder             where the folder is made: it is that disk which is measured
          --url                a server that runs already, without TLS and with rate limits off; users
                               u0, u1, ... and channels bench-... are made in the application and stay
          sizes                what a message, a user, a member and a connection take
        """

    static let check = """
        usage: roost check config [--config FILE] [options of 'roost serve']
               roost check data --data DIR
               roost check migration --data DIR [--work DIR]

          config      prints the settings in force and who said each; secrets stay hidden
          data        looks through the database and the files for what must not be
          migration   upgrades a copy of the database, checks it, and deletes it

        Nothing is changed, and a server may work meanwhile. Exit status 0: all is well.
        """
}
