import type { TogetherTexts } from './types';

/** Two Soul Urges side by side: what each of two people wants most, and whether the wishes agree. */
export const soulUrgeTogether: TogetherTexts = {
  same: {
    1: 'You both have Soul Urge 1, so you both want to do things alone and come in first. Neither one holds the other back, which is great. Board games are more dangerous, and so are the step counters on your phones. Whoever loses should clap before asking for a rematch. You’re lucky: few people have a rival who’s also on their side.',
    2: 'What you both want is to be close: that’s Soul Urge 2. You send each other photos of clouds, of dogs, of a funny sign at the butcher’s. A day without a message feels like a week, and when one of you finally admits it, the other is so relieved. Your friends would like to see you too. Invite them over, and show them the sign.',
    3: 'With Soul Urge 3, you both want to be heard and have fun, so your evenings tend to end in singing. It’s glorious, and it sounds a little like two radios in one room. A simple rule helps: whoever’s telling the story gets to finish it, and the other one may only laugh.',
    4: 'With Soul Urge 4 you both want to feel safe. Your phones are charged, and three neighbors have a spare key. A sudden trip to the beach, though? This week? Give every wild idea two nights. By the third morning one of you will have made sandwiches.',
    5: 'Two people with Soul Urge 5 both want freedom, new food and a ticket to somewhere. Neither of you has to explain the open suitcase on the floor. What’s hard is choosing, because you can keep every option open until all the flights are full. So book something small tonight, the kind you can’t cancel.',
    6: 'Two people with Soul Urge 6 both want to be needed, which makes for warm evenings and a very full freezer. Now watch what happens when one of you is given a scarf. “Oh, you shouldn’t have! What can I do for you?” You could both practice receiving. It starts with sitting down and keeping the scarf on.',
    7: 'You both have Soul Urge 7 and want time alone to think, and neither of you takes it personally. You can spend a whole day under one roof like two cats, and nod when you meet. Then a real conversation starts in the hallway and goes on until three in the morning, with both of you still holding the laundry.',
    8: 'Soul Urge 8 wants success that people can see, and you don’t have to apologize to each other for wanting it. You talk about money the way others talk about the weather. What hurts is comparing. Pick two different mountains to climb, and text each other from the top.',
    9: 'A kinder world is what Soul Urge 9 wants, and you two would like to start right after breakfast. You agree at once about what’s unfair. But when somebody wants to know what you’d like for yourselves, there’s a long silence, as if it were rude. So name a selfish wish each. It’s probably tiny, like the window seat.',
    11: 'You both want life to mean something. That’s Soul Urge 11, and it’s hard to explain to most people, but not to each other. You order coffee, and before it comes you’re talking about fate. An ordinary week full of laundry can feel like a mistake. It isn’t, and it’s nicer with somebody who can fold a sheet and wonder about time.',
    22: 'Soul Urge 22 wants to build something that’s still there in a hundred years, and you both have it. It’s a relief to say so and not get laughed at. What neither of you can do is look at a finished thing and be happy. So practice on the new bookcase. Stand in front of it together, and say, “Nice bookcase.”',
    33: 'With Soul Urge 33, neither of you can stand to see anyone alone with their trouble. If one of you is late because somebody was crying in the elevator, the other isn’t even surprised. On days when nothing’s wrong, you may go looking for it. “Are you okay?” “Yes. Are you?” Try believing the first answer.',
  },
  beside: {
    1: 'Above all, the person with Soul Urge 1 wants to have done it themselves. They don’t need your advice. They do need you to come and look: at the fixed bike, at the perfect parking. Losing a card game takes them a quarter of an hour to get over, and it’s best if you don’t sing.',
    2: 'Whoever has Soul Urge 2 wants closeness, and they’ll take it in small pieces: a text at noon, half a cookie, a saved seat. To this person “I’m busy” sounds like “I’ve moved to another country.” A quick “Crazy day, thinking of you” is worth more to them than flowers a week later.',
    3: 'If one of you has Soul Urge 3, that’s the one who wants to be heard, to play, and to see you laugh at the good part. Put your phone away for the story, even the long one with two Davids in it. Half listening only makes them start again, louder.',
    4: 'The one with Soul Urge 4 wants to feel safe, so promises matter to them. What they promise in January gets done in July, at the hour you agreed, and they’d like the same from you. Please don’t throw them a surprise party. Tell them a week ahead, and they’ll look forward to it for seven days and bring chairs.',
    5: 'Freedom is what the one with Soul Urge 5 wants more than anything. With them you’ll eat things and meet people that you’d never find by yourself. “Where have you been?” makes this person go silent. Say “What did you see?” and you’ll hear all of it, with pictures and a small fish in a jar.',
    6: 'Whoever has Soul Urge 6 wants to be needed. They close the window before you’ve felt the cold, and there’s always a plum in their bag for you. Eat the plum and say it was a good one, since that’s all the thanks they’re after. You can still solve your own problems, however kindly they look at them.',
    7: 'The person with Soul Urge 7 wants quiet and the truth, and wants nothing else half as much. They’ll ask for your honest opinion and then, amazingly, listen to it. A closed door isn’t an insult. Text something interesting to the person behind it, and you’ll get a long reply by evening.',
    8: 'Success is what the one with Soul Urge 8 wants, the kind that people can see. They’re generous with it, and you’ll eat well. A day without a result feels to them like a lost game. On such a day, praise them for something exact, like the way they handled that call, and hide the laptop under the cushions.',
    9: 'The one with Soul Urge 9 wants the world to be kinder, so the news goes straight to their heart. You can tell them nearly anything, and most of the neighbors already have. On a dark day, don’t bring them more facts. Bring them something good that happened on your own street.',
    11: 'With Soul Urge 11, one of you wants life to mean something, and can find a message in a song that happens to be on at the gas station. They often know what you feel before you do. Small talk wears them out. Start with whether we’re alone in space, and after that they’ll happily talk about cheese.',
    22: 'The person with Soul Urge 22 wants to leave behind something that lasts, and thinks about it while brushing their teeth. Being near them makes you start having plans too. With their mind on the year 2060, they can walk right past a perfect mango. Put it in their hand. They’ll look down, and be very happy.',
    33: 'Giving comfort is what the one with Soul Urge 33 wants most. On your worst day they’ll find something good in you, and they’ll be right. They do try to fix sadness a little too fast, and they’ll understand if you say “Let me be sad until seven.” They also forget themselves, so be quick and ask about their day before they ask about yours.',
  },
  alike: {
    same: 'Your Soul Urges are the same number, so you both want the same thing from life. Neither of you has to explain the dream, because the other one has been dreaming it since school. Now and then there’s only one of what you both want. Then you take turns, the way people do with a hammock.',
    friends:
      'Your Soul Urges want different things, and luckily they’re things that go together. After a day at the lake, one of you is happy about the swim and the other is happy about the book, and you both say it was exactly what you needed.',
    masters:
      'One of you, or both, has 11, 22 or 33 as a Soul Urge. Those are the master numbers, and they’re read as very large wishes: to inspire people, to build for the whole town, to comfort everyone. Most people learn to keep that quiet. In this pair you can say it over a plate of fries, and nobody laughs.',
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
    same: 'Each of you types out the three things you want most this year, without looking at the other’s list. Then press send at the same moment. With matching Soul Urges, there’s a good chance that the same wish is on both, maybe word for word. Do something about that one before the weekend.',
    friends:
      'Split a free afternoon down the middle. One of you decides the first half, and the other decides the second. The only rule is to join in for real: if it’s dancing, dance. Your Soul Urges get along, so you may both be sorry when it’s over.',
    neutral:
      'Describe your perfect day, hour by hour, while the other one listens without a single “but.” Then change roles. Choose an hour out of each day, and spend both hours together soon. Your Soul Urges are different, and the other’s wish looks less strange from the inside. One of you may find out that fishing is fun.',
    opposite:
      'Before your next trip, each of you names the one part you’d be sorry to lose: the swim, the nap, the second dessert. Those two parts are safe, and laughing at them isn’t allowed. Everything else goes to whoever cares more. With opposite Soul Urges you’ll never agree on it all, and you don’t need to.',
    masters:
      'Set a timer for ten minutes. One of you says your biggest hope out loud, while the other keeps quiet and looks interested. Then you switch. Whoever has 11, 22 or 33 as a Soul Urge will need all ten minutes. Big hopes can take years, so have something small as well, like pancakes, today.',
  },
};
