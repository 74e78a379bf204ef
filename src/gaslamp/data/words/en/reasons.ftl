# Why a bot does something: one sentence that stands after what was done, of whoever did it.
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
reasons-share = { $share } %
reasons-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}

# Detectives

reasons-only = There is no other way to go.
reasons-catches = He can only be there.
reasons-searches = He is there with a chance of { $share } %{ reasons-among }.
reasons-closes = Closes the last way out{ reasons-among }.
reasons-seals = Seals { $line } round { $station }{ reasons-among }.
reasons-waits = Waits where { $line } stops: he surfaces with his next move.
reasons-covers = Covers { reasons-share } of where he may go next{ reasons-among }.
reasons-watches = Has { reasons-share } of where he may go next within two moves{ reasons-among }.
reasons-nears = Comes nearer: about { reasons-moves } to go{ reasons-among }.
reasons-spares = Saves { $line } for later.
reasons-roams = Keeps { $stations ->
    [one] one station
   *[other] { $stations } stations
} within two moves.
reasons-halts = At a junction: { $stations } stations within two moves{ reasons-among }.
reasons-spent = No ticket is left that leads on from there.

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
reasons-ferries = The ferry takes nothing but a black ticket; it leaves { $possible } stations to search.
    .holmes = The ferry takes nothing but a black ticket; it leaves { $possible } stations to search.
reasons-escapes = { $possible ->
    [one] The nearest detective is { reasons-moves } away.
   *[other] The nearest detective is { reasons-moves } away, and { $possible } stations are to be searched.
}
reasons-mingles = In reach, but one of { $possible } stations: a chance of { $share } % that nobody guesses right.
reasons-risks = { $share ->
    [100] In reach, and nothing hides him.
   *[other] In reach: a chance of { $share } % to be caught.
}
reasons-crosses = Two rides across a surfacing: seen only in passing.
reasons-doubles = One ride would be too few: a chance of { $share } % to be caught.
reasons-vanishes = After two rides there is far more to search.
reasons-surfaces = The nearest detective is { reasons-moves } away: time to take tickets from them.
reasons-robs = No other ticket would be missed as much.
reasons-stays = Unseen at one of { $possible } stations.
reasons-settles = A start { reasons-moves } from the nearest detective.
reasons-stocks = A ticket for later. Now { $possible ->
    [one] they know the hideout
   *[other] they will look at { $possible } hideouts
}.
reasons-lies-low = Unseen still{ $possible ->
    [one] , though they know the hideout
   *[other] , at one of { $possible } hideouts
}.
reasons-flies = Up and away, farther than any ride.
reasons-triumphs = The last crime wins the game.
reasons-commits = Crime { $number } of { $crimes }. Now { $possible ->
    [one] they know the scene
   *[other] they will look at { $possible } scenes
}.
reasons-bides = Not now: they would have { $stations ->
    [one] only one scene
   *[other] only { $stations } scenes
} to look at.

# The compact game

reasons-posts = His starts are { reasons-moves } away on average.
reasons-nets = Leaves him { $stations ->
    [one] one station
   *[other] { $stations } stations
} out of reach, and brings him { $points ->
    [one] one point
   *[other] { $points } points
}.
reasons-conceals = Out of sight, at one of { $stations } stations, for { $points } points.
reasons-dodges = The nearest detective is { reasons-moves } away, and { $stations ->
    [one] one station is
   *[other] { $stations } stations are
} his before anybody’s.

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
