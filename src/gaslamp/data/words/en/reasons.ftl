# Why a bot does something: one sentence that stands after what was done, by the bot that did it.
# $possible is how many stations the fugitive can be at for all that everybody knows.

# A kind of line, as the object of a sentence.
reasons-line = { $kind ->
    [taxi] the taxi
    [bus] the bus
   *[underground] the underground
}
    .holmes = { $kind ->
        [taxi] the carriage
        [bus] the omnibus
       *[underground] the metro
    }
reasons-among = { $possible ->
    [1] { "" }
   *[other] ; he can be at { $possible } stations
}
reasons-share = { $share }%
reasons-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}

# Detectives

reasons-only = There is no other way to go.
reasons-catches = He can only be there.
reasons-searches = { $share }% chance he’s there{ reasons-among }.
reasons-closes = Closes the last way out{ reasons-among }.
reasons-seals = Blocks { $line } around { $station }{ reasons-among }.
reasons-waits = Waits where { $line } stops: he surfaces with his next move.
reasons-covers = Covers { reasons-share } of his possible next stations{ reasons-among }.
reasons-watches = Within two moves of { reasons-share } of his possible next stations{ reasons-among }.
reasons-nears = Moves closer: about { reasons-moves } away{ reasons-among }.
reasons-spares = Saves { $line } for later.
reasons-roams = { $stations ->
    [one] One station stays
   *[other] { $stations } stations stay
} within two moves.
reasons-halts = Well connected: { $stations } stations within two moves{ reasons-among }.
reasons-spent = No ticket left that leads on from there.

# Their abilities

reasons-asks = The answer should leave about { $left } of { $possible } stations.
reasons-recalls = The trail is cold: he can be at { $possible } stations.
reasons-bans = Without { $line } he loses { reasons-share } of his next rides.
reasons-bars = Takes { reasons-share } of his next rides from him.

# The fugitive, for his own eyes

reasons-way-out = The only way out.
reasons-passes = Seen only in passing: a second ride follows.
reasons-begins = A second ride follows before anybody else moves.
reasons-shows = Surfaces { reasons-moves } away from the nearest detective.
reasons-unreached = No detective can get there.
reasons-hides = The black ticket leaves { $possible } stations to search, any other { $plain }.
    .holmes = The black ticket leaves { $possible } stations to search, any other { $plain }.
reasons-ferries = Only a black ticket pays for the ferry; it leaves { $possible } stations to search.
    .holmes = Only a black ticket pays for the ferry; it leaves { $possible } stations to search.
reasons-escapes = { $possible ->
    [one] The nearest detective is { reasons-moves } away.
   *[other] The nearest detective is { reasons-moves } away, with { $possible } stations to search.
}
reasons-mingles = In reach, but at one of { $possible } stations: { $share }% chance that nobody guesses right.
reasons-risks = { $share ->
    [100] In reach, and nothing hides him.
   *[other] In reach: { $share }% chance of being caught.
}
reasons-crosses = Two rides across a surfacing: seen only in passing.
reasons-doubles = One ride would not be enough: { $share }% chance of being caught.
reasons-vanishes = After two rides there is far more to search.
reasons-surfaces = The nearest detective is { reasons-moves } away: time to take tickets from them.
reasons-robs = No other ticket would be missed as much.
reasons-stays = Unseen at one of { $possible } stations.
reasons-settles = A start { reasons-moves } from the nearest detective.
reasons-stocks = A ticket for later. Now { $possible ->
    [one] they know the hideout
   *[other] they will search { $possible } hideouts
}.
reasons-lies-low = Still unseen{ $possible ->
    [one] , though they know the hideout
   *[other] , at one of { $possible } hideouts
}.
reasons-flies = Up and away, farther than any ride.
reasons-triumphs = The last crime wins the game.
reasons-commits = Crime { $number } of { $crimes }. Now { $possible ->
    [one] they know the scene
   *[other] they will search { $possible } scenes
}.
reasons-bides = Not now: they would have { $stations ->
    [one] only one scene
   *[other] only { $stations } scenes
} to search.

# The compact game

reasons-posts = On average { reasons-moves } from his possible starts.
reasons-nets = Leaves him { $stations ->
    [one] one station
   *[other] { $stations } stations
} out of reach, and gives him { $points ->
    [one] one point
   *[other] { $points } points
}.
reasons-conceals = Out of sight, at one of { $stations } stations, for { $points } points.
reasons-dodges = The nearest detective is { reasons-moves } away, and he reaches { $stations ->
    [one] one station
   *[other] { $stations } stations
} before any detective.

# Case Connection

reasons-follows = Worth { $points ->
    [one] one point
   *[other] { $points } points
}; { $short ->
    [0] nothing
    [one] one item
   *[other] { $short } items
} missing.
reasons-gathers = Lead { $lead } still needs { $short ->
    [one] one item
   *[other] { $short } items
}.
reasons-completes = Nothing is missing for lead { $lead } now.
reasons-stores = Saved for later leads.
reasons-denies = Keeps { $who } from solving lead { $lead }.
reasons-swaps = Lead { $lead } needs a different token.
reasons-solves = Worth { $points ->
    [one] one point
   *[other] { $points } points
}, which makes { $total }.
reasons-keeps = Saved for later leads.
