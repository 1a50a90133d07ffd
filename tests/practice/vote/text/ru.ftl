# Учебное голосование. Пары к en.ftl.

phase-ballot = Голосование

side-aye = за
side-nay = против
votes-won = выигранные голосования

ask-vote = Втайне выложите жетоны на одну сторону
why-vote = Выложено { $laid } из { $most }; побеждает тяжёлая сторона.
lay-token = { $side }, жетон { $token }
done = Больше не выкладывать

no-abstaining = За этим столом воздержаться нельзя.
one-side = Все ваши жетоны идут на одну сторону.
no-such-token = У вас больше нет жетона { $token }.

voted = { $who } голосует { $side }, жетон { $token }.
gained = { $who } получает очко, теперь их { $points }.

by-points = больше всего очков
