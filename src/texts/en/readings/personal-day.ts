import type { DigitReadings, FourLines } from '../../../readings/types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<FourLines> = {
  1: [
    'Starting things is easy on a 1 day, so open the book you recommend to everyone and haven’t read yourself. With a little luck, it’ll be as good as you said.',
    'Somebody has to go first, and a 1 day is good for it. Ask the question the whole room is too polite to ask. Your ears will get warm. That’s how you’ll know you did it.',
    'A decision goes better on a 1 day, and it doesn’t have to be a big one. Pick the date, the color or the shoes before noon. Around four you’ll want to change your mind. Don’t.',
    'On a 1 day, do something alone that you usually wait to do with others: a movie, a museum, a swim. You’ll ask yourself when to leave, and you’ll agree at once.',
  ],
  2: [
    'Listening is the work of a 2 day. When somebody says, “Well, anyway,” wait one breath longer than feels polite. You’ll hear what they really came to say.',
    'Patience pays on a 2 day. When the page won’t load and the line won’t move, you usually sigh so people can hear it. Today, skip the sigh. You may even finish a thought.',
    'Getting along is easy on a 2 day if you give way once. You know where: the window, the route, how that word is pronounced. You’ll be surprised how little you miss winning.',
    'You notice small things on a 2 day: a tired voice, new glasses, somebody who’s quieter than usual. Say one of them out loud today. You see them all the time, and you never mention it.',
  ],
  3: [
    'Sing while you cook: a 3 day is for making things, noise included. You know one verse and the chorus. Do them twice, and be the trumpet in between.',
    'A 3 day is good for words, so use one of those pretty cards you’ve been saving. Just say what you can see from your chair. You’ll run out of card before you run out of window.',
    'A 3 day is for talking, so tell the little story you always decide isn’t worth telling. Halfway through, you’ll notice you’re enjoying your own voice.',
    'Having fun is useful on a 3 day. Walk into a store where you don’t need anything and try on three hats. You’re not buying. One of them, though, is clearly you.',
  ],
  4: [
    'Practical work goes well on a 4 day. Do the small repair you’ve put off since winter. It’ll take six minutes, and you’ll be furious that it was only six.',
    'On a 4 day, put one thing in order all the way: one drawer, one pocket, one bag. Then stop. You’ll open it twice this evening, just to look.',
    'Paperwork gets done on a 4 day. Take the letter you’ve carried from the table to the shelf and back, and read it standing up. You’ve spent more time moving it than reading it will take.',
    'Steady work is what a 4 day is good for, even if nothing shows. Do twenty more minutes of whatever you’re slowly learning. You’ll feel it some other morning, in your hands.',
  ],
  5: [
    'Have dinner where you’ve never had it: a 5 day is for change. Cereal under the table, by flashlight, counts. Bring a cushion.',
    'Small changes do you good on a 5 day. Wear your watch on the other arm, or your bag on the other shoulder. You’ll get it wrong all day, and each time you’ll wake up a little.',
    'A 5 day is good for saying yes before you’ve looked up how far it is. Pick one thing you’d normally be too tired for. You’ll still be tired, but it’ll be about something.',
    'Leave one hour of a 5 day empty, because something new may turn up. Don’t decide what the hour is for. When it comes, you’ll already have your shoes on.',
  ],
  6: [
    'A 6 day is for the people you love. Call the one who misses you, and ask how to boil an egg. You know how, of course. You’d just like to hear them explain it.',
    'Home comes first on a 6 day. Fix up the corner you look at most: a lamp, a plant, no laundry. You’ll catch yourself going in there to check that it’s still nice.',
    'Look after somebody on a 6 day, and for once let it be you. Make the good soup, in the good bowl, for one. You’ve cooked for worse company.',
    'Kindness works best on a 6 day when nobody catches you at it. Wipe a wet bench, water the sad plant in the lobby. Walk off at a normal speed. You’ll want to run.',
  ],
  7: [
    'A 7 day is for thinking. Who was that actor with the eyebrows? Don’t look it up. Around midnight you’ll sit up in bed and say his name to the dark, like a champion.',
    'Time alone goes a long way on a 7 day. Take out the trash and then just keep walking, with nothing in your ears. By the second corner you’ll know what’s been bothering you.',
    'Ask something you stopped asking at ten: a 7 day is good for questions. Why does the moon follow you home? Find out slowly, from a book. You used to do this all the time.',
    'Read one page twice on a 7 day, which is meant for going deeper. Use a pencil. The second time you’ll underline a different sentence, and that one’s about you.',
  ],
  8: [
    'An 8 day is about money and results. Take back the shoes that hurt. You’ve got the receipt, and you’ve already won the argument twice, in the bathroom mirror.',
    'Results count on an 8 day, so cross out one thing on your list that you’re never going to do. Press hard. You’ll feel exactly as if you’d done it.',
    'Cancel something you pay for and don’t use: an 8 day is good for money matters. “Are you sure?” they’ll ask. You’re sure. You’ve been sure since last summer.',
    'Taking charge comes easily on an 8 day, so try it on something small. When everyone’s standing around, say who does what. It’s one sentence, and you usually know the sentence.',
  ],
  9: [
    'A 9 day is for finishing things. Say “You were right” in an old argument. You’ve known it since about the second day, and now you can put it down.',
    'Give something away on a 9 day, which is good for letting go. Take the thing you keep because it was expensive. You’ve paid for it once. You don’t have to dust it, too.',
    'Endings come easily on a 9 day, so empty something: the jar with one olive in it, the bottle that’s been upside down for a week. You’ll feel oddly rich.',
    'Let go of an old grudge on a 9 day, when it’s easiest. Tell it to yourself one last time, with all the voices. Then let them get away with it, and notice how free your evening is.',
  ],
};
