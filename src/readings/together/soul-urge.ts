import type { TogetherTexts } from './types';

/** Two Soul Urges side by side: what each of two people wants most, and whether the wishes agree. */
export const soulUrgeTogether: TogetherTexts = {
  same: {
    1: 'Soul Urge 1 wants to do it alone and come in first, and there are two of you. Neither one holds the other back, which is great. Game night is where it gets dangerous, and so are step counters. If one of you wins, the other claps before mentioning a rematch. You’re lucky: few people have a rival who’s also on their side.',
    2: 'What you both want is to be close: that’s Soul Urge 2. You send each other clouds, dogs, a funny sign at the butcher’s. A day without a message feels like a week, and when one of you finally admits it, the other is so relieved. Your friends would like to see you too. Invite one of them over, and show off the sign.',
    3: 'With Soul Urge 3, you both want to be heard and have fun, so your evenings tend to end in singing. It’s glorious, and it’s a little like two radios. Try one rule: whoever’s telling the story gets to finish it. The other one may laugh, and bring snacks.',
    4: 'Security is the wish of Soul Urge 4, and you two wish for it together. The phone is charged, the tank is full, and three neighbors have the spare key. A sudden trip to the beach, though? This week? Give every wild idea two nights. By the third morning one of you will have made sandwiches.',
    5: 'You both want room, new food and a ticket to somewhere, because that’s Soul Urge 5. Nobody has to explain the open suitcase. The catch is that you can keep every option open until all the flights are full. Book one small thing tonight, the kind you can’t cancel.',
    6: 'Two people with Soul Urge 6 both want to be needed, which makes for warm evenings and a very full freezer. Now watch one of you get a present. “Oh, you shouldn’t have! What can I do for you?” Practice receiving, five minutes at a time. Step one is to sit down and keep the scarf.',
    7: 'Time alone to think is the great wish of Soul Urge 7, and you’re among the few people who don’t take it personally. You can share a home like two cats, and nod when you meet. Then one real conversation starts in the hallway and goes on until three in the morning, with both of you still holding the laundry.',
    8: 'Soul Urge 8 wants to make something of life that people can see, and you don’t have to apologize for it to each other. You talk about money the way others talk about the weather. What hurts is comparing. Pick two different mountains to climb, and text each other from the top.',
    9: 'A kinder world is what Soul Urge 9 wants, and you two would like to start right after breakfast. You agree at once about what’s unfair. Ask what either of you wants for yourself, and there’s a long silence, as if it were rude. So name one selfish wish each. It’s probably tiny, and you can have it by the weekend.',
    11: 'You two want things to mean something. That’s Soul Urge 11, and it’s hard to explain at parties, but not to each other. You order coffee, and before it comes you’re talking about fate. An ordinary week with laundry in it can feel like a mistake. It isn’t, and it’s nicer with somebody who folds sheets and wonders about time.',
    22: 'Soul Urge 22 wants to build something that’s still there in a hundred years, and you both have it. How restful, to say so and not get laughed at. What neither of you can do is look at a finished thing and be happy. So practice on the new bookcase. Stand in front of it together, and say, “Nice bookcase.”',
    33: 'Neither of you can stand to see anyone alone with their trouble, and that’s Soul Urge 33. If one of you is late because a stranger was crying at the station, the other understands before the shoes are off. On days when nothing’s wrong, you may go looking. “Are you okay?” “Yes. Are you?” Believe it the first time.',
  },
  beside: {
    1: 'Above all, the person with Soul Urge 1 wants to have done it themselves. They don’t need your advice. They do need you to see it: the new record, the fixed bike, the perfect parking. Losing a card game takes them a quarter of an hour to get over, and it’s best not to hum.',
    2: 'Whoever has Soul Urge 2 wants closeness, and they’ll take it in small pieces: a text at noon, half a cookie, a saved seat. To this person “I’m busy” sounds like “I’ve moved to another country.” One line, “Crazy day, thinking of you,” beats flowers a week later.',
    3: 'If one of you has Soul Urge 3, that’s the one who wants to be heard, to play, and to catch your eye when the good part comes. Put your phone away for the story, even the long one with the two Davids. Half listening only makes them start again, louder.',
    4: 'Solid ground is what the one with Soul Urge 4 wants. A promise they make in January gets kept in July, at the hour you agreed, and they’d like the same from you. Please don’t throw them a surprise party. Tell them on Tuesday, and they’ll look forward to it all week and bring chairs.',
    5: 'Freedom is the wish of Soul Urge 5, so hold the one who has it loosely. You’ll eat things and meet people that you’d never find by yourself. “Where have you been?” makes this person close up. Ask “What did you see?” and you’ll get all of it, with pictures and a small fish in a jar.',
    6: 'The 6 of you two wants to be needed. With Soul Urge 6 around, the window gets closed before you’ve felt the cold, and there’s always a snack in the bag. Show them that it matters: eat the plum, wear the sweater. And keep one small problem a day for yourself, however kindly they look at it.',
    7: 'Quiet and the truth are what Soul Urge 7 wants, and the person who has it wants nothing else half as much. They’ll ask for your honest opinion and then, amazingly, listen to it. A closed door isn’t an insult. Send something interesting to the phone behind it, and you’ll get a long reply by evening.',
    8: 'Whoever’s got Soul Urge 8 wants to get somewhere, and wants people to see it from the road. They’re generous on the way, and you’ll eat well. A day without a result feels to them like a lost game. Praise them for one exact thing, and then hide the laptop under the cushions.',
    9: 'The one with Soul Urge 9 wants the whole world to come out right, so the news goes straight to their heart. You can tell them nearly anything, and strangers in line at the bank already have. On a dark day, don’t bring them more facts. Bring them one good thing that happened on your street.',
    11: 'With Soul Urge 11, one of you wants life to mean something, and can find a message in a song that happens to be on at the gas station. They often know what you feel before you do. Small talk wears them out. Ask them the big question early, and after that you can talk about cheese.',
    22: 'The person with Soul Urge 22 wants to leave something that lasts, and thinks about it while brushing their teeth. Being near them makes you start having plans too. They can walk right past a perfect mango on the way to the year 2060. Put it in their hand. They’ll look down, and be very happy.',
    33: 'Giving comfort is what the one with Soul Urge 33 wants most. On your worst day they’ll find something good in you, and they’ll be right. They do fix sadness a little too fast. You’re allowed to say “Let me be sad until seven.” And ask about their day first, before they can ask about yours.',
  },
  alike: {
    same: 'You two have the same wish, since your Soul Urges are one number. Nobody has to explain the dream, because the other one has been dreaming it since school. Now and then there’s only one of what you both want. Then you take turns, the way people do with a hammock.',
    friends:
      'Your Soul Urges want different things, and luckily they’re things that go together. After a day at the lake, one of you is happy about the swim and the other is happy about the book, and you both say it was exactly what you needed.',
    masters:
      'One of you, or both, has 11, 22 or 33 as a Soul Urge. Those are the master numbers, and they’re read as very large wishes: to light people up, to build for the whole town, to heal everyone. Most people learn to keep that quiet. In this pair you can say it over fries, and nobody smiles the wrong way.',
  },
  differ: {
    neutral:
      'On a free day, one of you might want people and the other might want a closed door. Your Soul Urges don’t fight; they’re just two different shopping lists. But you can’t guess the other list from your own, so read yours out loud. “I thought you knew” has ruined more weekends than rain.',
    opposite:
      'Your Soul Urges want nearly opposite things. What calms one of you drives the other crazy: the quiet cabin, the crowded table, the open suitcase in the hall. So a perfect vacation for two will have a loud half and a silent half, and each of you will be asked by the other, kindly, “You really like this?”',
    masters:
      'One of you, or both, has a Soul Urge of 11, 22 or 33. With a master number like that, a person is said to want so much from life that they can come home from a lovely picnic looking disappointed. It isn’t you, and it wasn’t the potato salad. Some wishes are too big for one afternoon.',
  },
  toTry: {
    same: 'Each of you types out the three things you want most this year, without peeking. Then press send at the same moment. With matching Soul Urges, there’s a good chance one wish is on both lists, maybe word for word. Do something about that one before the weekend.',
    friends:
      'Split a free afternoon down the middle. One of you decides the first half, and the other decides the second. The only rule is to join in for real: if it’s dancing, dance. Your Soul Urges get along, so you may both be sorry when it’s over.',
    neutral:
      'Describe your perfect day, hour by hour, while the other one listens without a single “but.” Then change roles. Pick one hour out of each day and live it together soon. Different Soul Urges look less strange from the inside, and one of you may find out that fishing is fun.',
    opposite:
      'Before your next trip, each of you names the one part you’d be sorry to lose: the swim, the nap, the second dessert. Those two parts are safe, and laughing at them isn’t allowed. Everything else goes to whoever cares more. With opposite Soul Urges you’ll never agree on it all, and you don’t need to.',
    masters:
      'Ten minutes each, with a timer: one of you says your biggest hope out loud, and the other keeps quiet and looks interested. Whoever has 11, 22 or 33 as a Soul Urge will need all ten. Then think of something small, like pancakes, and have it today.',
  },
};
