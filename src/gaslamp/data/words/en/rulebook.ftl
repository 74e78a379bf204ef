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

# How long a game takes.
# TODO-LENGTH: placeholder numbers, to be measured.
rulebook-length-classic = about 45 minutes
rulebook-length-holmes = about 45 minutes
rulebook-length-compact = about 30 minutes
rulebook-length-connection = about 30 minutes
