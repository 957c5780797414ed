import type { TogetherTexts } from './types';

/** Two Personalities side by side: what others see first in each of two people, and in both at once. */
export const personalityTogether: TogetherTexts = {
  same: {
    1: 'Personality 1 looks like the one in charge, so with the two of you a waiter can’t tell where to put the bill. Everyone assumes you’re fine, both of you, always. After a while they stop asking. You know better, from the inside, so be the one who asks.',
    2: 'With Personality 2 you both look gentle, and on a half-empty bus strangers take the seat beside you. In a noisy room, though, two such people can vanish like a pair of good curtains. Wave for the menu.',
    3: 'You come in and chairs are turned around: two Personalities of 3, all charm. The room expects a show. Now and then one of you is tired or sad and does the show anyway. Have a signal for it, a hand on the ear, say, and let the other one carry the evening.',
    4: 'Both of you look like people who’d return a wallet, and that’s Personality 4: neat, steady, trusted with keys. At weddings you’re asked to guard the envelopes. Nobody expects you on the dance floor. Go and dance first, badly, and watch a whole room decide it likes you.',
    5: 'To a stranger, two Personalities of 5 look as if they’re about to leave for somewhere better. You’re invited to everything. But someone who’s worried about their mother will look past you for a calmer face. Sit still for that one. You’re good at it, and it’s time that was known.',
    6: 'A woman with a map, a small boy in tears, an old man fighting a ticket machine: they all head for you two, since Personality 6 looks like help. You seem to have everything under control, including three bags that belong to other people. So a bad day of yours goes unseen, perhaps even by the other one. Tell each other, in plain words, with the door closed.',
    7: 'Personality 7 gives nothing away, and with two of you there’s twice as much nothing to look at. Others suspect deep thoughts or a fight. Usually you’re both counting the lamps. In company, touch the other one’s elbow once in a while. It puts the room at ease and, some nights, the elbow’s owner too.',
    8: 'Two people with Personality 8 look as though they own the place, wherever it is. Hotel clerks stand up straight. Salesmen lower their voices. It’s useful, and it keeps the fun people away. Laugh at yourselves in public, about something true, and they’ll come over.',
    9: 'You share Personality 9, and what others meet is a pair of wise, generous people with time for everyone. Petitions find you. So do stray cats. It’s a fine thing to be taken for, and it’s heavy to hold up all evening. After the last guest has gone, you’re allowed to be silly and know nothing.',
    11: 'Something about you two makes people look twice: Personality 11 comes across as intense, sensitive, hard to forget. Every mood shows, and moods pass between you like a yawn.',
    22: 'Personality 22 looks capable, so at any event you’re both taken for the organizers. Where do the bags go? When’s the toast? You find yourselves answering. You even know. Once an hour one of you should hide, so that somebody gets to see the party.',
    33: 'It’s kindness that shows first with Personality 33, and there are two of you showing it. Dogs sit down on your feet. People are certain you never lose your temper, which makes it very hard to lose. With each other you can slam one cupboard a week, and it’ll shock no one.',
  },
  beside: {
    1: 'A Personality of 1 looks sure of itself from the doorway and gets served first, which is handy for whoever’s along and hungry. What the room can’t see is the rehearsal on the stairs. They seldom let the nerves show. It’s a kind of honor to be the one who knows.',
    2: 'Strangers relax around Personality 2, who looks mild and takes nobody’s side. Even grumpy guards tell them things. They’ll smile through a meal they didn’t want, and it takes practice to tell that smile from the real one. Ask on the walk home, in the dark, when it’s easier to say.',
    3: 'Whoever arrives with a Personality of 3 never has to think of an opening line. They sparkle, they’re dressed for it, and they already know the band. The attention follows them around and stays. A word in their ear will do: they’d love to share it, if only they’d noticed.',
    4: 'Straight back, sensible shoes: Personality 4 looks like someone who’s come to read the meter. People believe them, above all in banks. They’re having more fun than it seems. Tell them what to wear and when it ends, and an hour in they’ll say something so dry that half the table misses it.',
    5: 'The eye goes to them first, since Personality 5 looks as if something’s about to happen. Don’t expect to stand beside them all night, because they circle: the driver, the neighbor, the man with the parrot. They’ll be back, with news.',
    6: 'Personality 6 has the look of somebody’s favorite aunt, on men too. Everyone feels safe, so doors open and the better chairs turn up. The price is other people’s sorrows, told over the peanuts, with names and dates. Come to the rescue after ten minutes. Then, when it’s quiet again, ask how they are. It’s quite likely nobody has all week.',
    7: 'If they’re hard to read, that’s Personality 7: calm, clever, a closed book with a good cover. It may have to be explained to the others that they’re enjoying themselves. They are. This is what it looks like.',
    8: 'An 8 for a Personality gets taken for the boss, even on vacation, even in shorts. Complaints are dealt with; tables appear. New friends may be slightly afraid of them at first, and that wears off around the third evening. Don’t correct them in public. In private they’ll take it surprisingly well.',
    9: 'Everyone gets the same warm smile from a Personality of 9: the boss, the cleaner, the ex. Introductions are a pleasure, and even the strangest guest will be asked real questions and go home taller. It can also sting, to be one of so many. But there’s a tired, ordinary, end-of-the-day sort of face that only one or two people ever get to see, and that’s the prize.',
    11: 'Nobody forgets Personality 11 after a single meeting, though they can’t say why: the eyes, perhaps, or the feeling that every word was meant. It all shows. If there was a quarrel on the corner, the party knows before hello. A calm hand on the back helps more than advice.',
    22: 'Some faces look as if they could run a railroad, and Personality 22 has one. Plans sound serious when they nod. For one evening they’d love to be treated like someone who can’t find their glasses. And see that the other name gets said too: everyone thanks the big tree and forgets who watered it.',
    33: 'Kind before they’ve opened their mouth: that’s a Personality of 33. Leave early for everything, because it takes them three conversations to cross a square. The world sees patience without end. It doesn’t see nine o’clock, when the smile is being held up by hand. Notice, and take them home.',
  },
  alike: {
    same: 'You make the same first impression, since your Personalities are one number. People guess you belong together before you’ve said hello. And each of you knows what that face leaves out, so you’re harder to fool than anyone else in the room.',
    friends:
      'Your Personalities look different and look good together, like odd chairs around one table. Where one’s shy, the other isn’t. Most people you meet will find somebody to talk to, and it’s a rare comfort to walk in somewhere and not have to be everything.',
    masters:
      'One of you at least has a master number for a Personality, and those are said to fill a doorway. Side by side, though, nobody gets lost. Strangers see two people who are slightly out of the ordinary and at home with it, and weeks later they ask who those two were.',
  },
  differ: {
    neutral:
      'Meet you separately, and it might never occur to anyone that you two know each other: your Personalities make quite different first impressions. Neither spoils the other. New people need a little while to see how you fit, and their faces when they do are free entertainment.',
    opposite:
      'From the outside you’re opposites, one perhaps open and the other buttoned to the chin, so strangers choose one of you and talk to that one. A Personality is only the wrapping. It can fool the two of you as well, and it’s worth remembering in an argument how alike the contents may be.',
    masters:
      'A master number in a Personality catches the eye. After an evening out, people may describe one of you for five minutes and then add, “And somebody else.” It’s no great prize. The one who was stared at may have been longing for the kitchen, where the other had a lovely time.',
  },
  toTry: {
    same: 'Ask a friend what they thought when they first met the two of you, and don’t defend yourselves. Afterward, trade secrets: one thing each that you’d never guess from the outside. You show the same Personality at the front door, and the rooms behind it can be very different.',
    friends:
      'Go somewhere you don’t know a soul: a cooking class, a street market, somebody’s chess club. The bolder one talks first; after thirty minutes, change. Stand back when it isn’t your turn, and watch. You’ll see what your Personalities do for each other, how one opens a door and the other keeps it open. One of you may well come home with a phone number and a pumpkin.',
    neutral:
      'Give each other three honest words for the first impression the other one made. The person described may cross out a single word and has to keep the rest. With Personalities as unlike as yours, this is ten minutes of news. Look hard at the crossed-out word, though. It may be the right one.',
    opposite:
      'Agree on a sign before you go in: a scratched nose means ten more minutes, a cough means now. Your Personalities look so unlike in company that “bored” and “delighted” are easy to mix up.',
    masters:
      'The next time there’s someone new, introduce each other instead of yourselves, and add one true thing you admire. Think of it beforehand so that it comes out easily. A Personality with a master number gets plenty of attention anyway, and this way it’s handed around, like good bread.',
  },
};
