import type { TogetherTexts } from './types';

/** Two Soul Urges side by side: what each of two people wants most, and whether the wishes agree. */
export const soulUrgeTogether: TogetherTexts = {
  same: {
    1: 'Soul Urge 1 wants to do it alone and come in first, and here are two of you, wanting. Neither holds the other back. Board games are where it gets dangerous. Cheer for the other one’s win on the day it happens, before you mention your own. It’s a great thing to have a rival who’s on your side.',
    2: 'What you both want is to be close: that’s Soul Urge 2. You send each other pictures of clouds, dogs, a funny sign at the butcher’s. A day with no message feels like a week, and when one of you finally admits it, the other’s relieved. Your friends would like to see you too, by the way. Invite one over. You’ll have plenty of closeness left, and somebody new to tell about the sign.',
    3: 'You both long to be heard and to have some fun, as Soul Urge 3 does, so your evenings tend to end in singing. It’s glorious, and it’s a little like two trumpets. Try this: whoever’s telling the story gets to finish it. The other may laugh, and that’s all.',
    4: 'Security is the wish of Soul Urge 4, and with two of you wishing, three neighbors have the spare key. Good surprises suffer: “The beach? This week?” Give each wild idea two nights. By the third morning one of you may be packing.',
    5: 'With Soul Urge 5 on both sides, nobody has to explain the open door: what you want is room, new food, a ticket to somewhere that isn’t here. The catch is that two people can keep every option free until it’s too late to go. Book something small, and don’t cancel.',
    6: 'Two people with Soul Urge 6 both want to be needed, which makes for warm evenings and a very full freezer. Now watch one of you get a present. “You shouldn’t have! What can I do for you?” Learn to receive, five minutes at a time. Step one is to sit down and keep the scarf.',
    7: 'Time alone to think is the great wish of Soul Urge 7, and you’re among the few who don’t take it personally. You can share a house like two cats. Then comes one conversation, about something real, and it lasts until morning. Bills don’t settle themselves, though, so do those first.',
    8: 'Soul Urge 8 wants to make something of life that people can see, and here nobody has to apologize for it. Money’s a topic like the weather. What hurts is comparing. Climb two different mountains, and wave.',
    9: 'With 9 as the Soul Urge of both, you want a kinder world and you’d like to start after breakfast. You agree at once about what’s unfair. But ask what you’d want for yourselves, and there’s a long pause, because it seems rude. Name one selfish wish each. It’s probably tiny, and it’s probably possible by the weekend.',
    11: 'You two are after a meaning in things: it’s what Soul Urge 11 wants and can’t quite explain at parties. To each other you don’t have to. The talk is deep before the tea’s been poured. Ordinary weeks, with laundry, can feel like a mistake, and they aren’t one. Even the stars have a lot of dark in between.',
    22: 'Something that still stands in a hundred years: Soul Urge 22 wants no less, and you both have it. How restful, to say so and not be laughed at. What neither of you can do is look at a finished wall and be happy. So practice. Stand in front of it. Say, “Nice wall.”',
    33: 'Soul Urge 33 wants nobody to be alone with their trouble. If one of you is late because a stranger was crying, the other understands before the coat’s off. But on a day when nothing’s wrong, two such hearts may go looking. “Are you okay?” “Yes, are you?” Believe it the first time.',
  },
  beside: {
    1: 'Above all, Soul Urge 1 wants to have done it themselves. They don’t need advice, they do need admiration, and a lost card game takes a quarter of an hour to get over. What looks like pride is mostly somebody small calling, “Watch me!”',
    2: 'A Soul Urge of 2 wants closeness and takes it in small coins: a text at noon, half a cookie, a saved seat. They remember what was said in passing three years ago. “Busy” sounds like “gone” to them. One line, “Crazy day, thinking of you,” does more than flowers a week later.',
    3: 'If it’s Soul Urge 3, they want to be heard, to play, and to catch a friendly eye when the good part comes. Put the phone away for the story, even the long one. Nothing makes them louder than being half heard.',
    4: 'What they want is solid ground: that’s Soul Urge 4. A promise made in winter gets kept in summer, to the hour, and they’d like the same in return. Please don’t throw them a surprise party. Tell them on Tuesday, and they’ll look forward to it for four days and bring chairs.',
    5: 'Freedom is the wish behind a Soul Urge of 5, so hold them with an open hand. Around them there are streets, dishes and people that nobody finds alone. “Where have you been?” closes the door. “What did you see?” opens it, and then it all comes out, with photographs.',
    6: 'To be needed is what Soul Urge 6 wants, and whoever’s close gets the window shut before they’ve felt the cold. They know who’s sleeping badly. Let it show that it matters: eat the plum, wear the sweater. And hold back one small problem a day, however kindly they look at it.',
    7: 'Quiet, and the truth: Soul Urge 7 doesn’t want much, but wants it a lot. They’ll ask for an honest opinion and then, which is rare, listen to it. A closed door isn’t an insult. Push a note under it, something interesting, and by evening there’ll be an answer in very small handwriting.',
    8: 'Beside a Soul Urge of 8 there’s always a next thing, because they want to get somewhere that can be seen from the road. They’re generous on the way, and they want their people to live well too. A day with no result feels like a loss. Praise them in detail, and hide the laptop.',
    9: 'With a Soul Urge of 9 a person wants the world to come out right, all of it, and the evening news goes straight to the heart. They don’t judge. They can be told nearly anything, and strangers in line at the bank have made use of it. On a dark day they don’t need more facts. Tell them one good thing that happened nearby.',
    11: 'It’s meaning they’re after, with Soul Urge 11, and they can find it in a stranger’s hat. They often recognize a feeling before its owner has finished having it. Small talk wears them out. Ask the big question early, while everyone’s awake, and the rest of the evening can be about nothing.',
    22: 'Soul Urge 22 would like to leave something that lasts, and carries the wish around like a folded drawing. Near them, other people start having plans too. They can walk right past a perfect mango on the way to the year 2060. Hand it to them. They’ll be grateful, once they’ve looked down.',
    33: 'Comfort is what Soul Urge 33 most wants to give, and they’ll find something good in a person on the very worst day. Sadness near them gets mended fast, at times too fast. “Let me be sad until seven” is a fair request. And ask about their day first, before they can ask.',
  },
  alike: {
    same: 'One wish, two people: your Soul Urges are the same. Whatever the other one’s dreaming of, you don’t need it explained, because you’ve been dreaming of it since you were nine. Now and then there’s only one of it. Then you take turns, as people do with a hammock.',
    friends:
      'Your Soul Urges ask for different things, and luckily they’re things that go together, like bread and butter. After a free day side by side you’ll both be pleased, for different reasons.',
    masters:
      'A master number among your Soul Urges is a very large wish, the kind most people learn not to mention. With each other you do mention it, and nobody smiles the wrong way. It’s a fine thing to have company while you want the impossible.',
  },
  differ: {
    neutral:
      'On a free day one of you might want people and the other a shut door. Your Soul Urges aren’t at war: they’re two different shopping lists. But neither can guess the other’s from their own, so read yours out. “I thought you knew” has spoiled more weekends than rain.',
    opposite:
      'Your Soul Urges want nearly opposite things. What calms one of you makes the other climb the walls: the quiet street, the crowded table, the packed bag in the hall. Nobody’s wrong about happiness here. There are at least two kinds, and between you you’ve got the full set.',
    masters:
      'A Soul Urge with a master number wants a great deal from life, and it can come back from a perfectly nice day looking disappointed. That isn’t a remark about the company. Some wishes are too big for any other person to fill, and knowing it takes a weight off both of you.',
  },
  toTry: {
    same: 'Each of you writes down, on your own sheet, the three things you want most this year. No peeking. Then swap. With matching Soul Urges there’s a good chance that one wish is on both, perhaps word for word. Do something about that one before the paper gets lost.',
    friends:
      'Split a free afternoon down the middle. One of you decides the first half, the other one the second. The only rule is to join in properly: if it’s dancing, dance. Your Soul Urges get on, so you may both be sorry when it’s over.',
    neutral:
      'Describe your perfect day, hour by hour, while the other one listens without a single “but.” Then change over. Pick one hour out of each and live it together soon. Different Soul Urges look less odd from the inside, and somebody may find out they like fishing.',
    opposite:
      'Before the next plan, each of you names the one part you’d be sorry to lose: the swim, the nap, the second dessert. Those two parts are safe, and neither may be laughed at. Everything else, the hour, the food, who sits where, goes to whoever cares more. With opposite Soul Urges you’ll never agree on ten things, and it turns out you never needed to.',
    masters:
      'Ten minutes each, by the clock: one says their biggest hope out loud, the other keeps quiet and looks interested. Then name something small, a bath, a pancake, and give it to each other this week. A Soul Urge with a master number lives far ahead. Pancakes are now.',
  },
};
