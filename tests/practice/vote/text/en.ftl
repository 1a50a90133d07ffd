# The practice vote. ru.ftl has the twins.

phase-ballot = Ballot

side-aye = aye
side-nay = nay
votes-won = votes won

ask-vote = Lay tokens on one side, in secret
why-vote = { $laid } of { $most } laid; the heavier side wins.
lay-token = { $side }, token { $token }
done = Lay no more

no-abstaining = At this table nobody abstains.
one-side = All your tokens go to one side.
no-such-token = You have no token { $token } left.

voted = { $who } voted { $side } with { $token }.
gained = { $who } gained a point and has { $points }.

by-points = most points
