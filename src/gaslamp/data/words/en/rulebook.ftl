# The rules to read: what stands before a remark, and how the rest of them is found.

rulebook-example = Example: { $text }
rulebook-ruling = Our ruling: { $text }
rulebook-hint = Hint: { $text }
rulebook-picture = Picture: { $caption }
rulebook-option = Option “{ $name }” ({ $option }): { $about } It can be: { $values }; default: { $default }.
rulebook-preset = { $name }: { $about } { $changes ->
    [none] Nothing is changed.
   *[other] In the program: { $changes }
}
rulebook-span = { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}
rulebook-no-rule = There is no rule { $id }.
rulebook-nothing = The rules say nothing about “{ $text }”.

# How long a game takes: medians of `python -m benchmarks.length`, at half a minute a turn.
rulebook-length-classic = about 15 minutes with 2 players, 40 with 6, at half a minute a turn (measured in games between our bots)
rulebook-length-holmes = about 12 minutes with 2 players, 36 with 6, at half a minute a turn (measured in games between our bots)
rulebook-length-compact = about 9 minutes with 2 players, 18 with 4, at half a minute a turn (measured in games between our bots)
rulebook-length-connection = about 13 minutes with 2 players, 24 with 4, at half a minute a turn (measured in games between our bots)
