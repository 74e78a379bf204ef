"""The table in the browser: people and bots at the same match, far apart or round one screen."""
