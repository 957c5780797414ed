import type { Digit } from '@ninefold/numerology';

/** What a day is said to be good for. */
export interface DayMeaning {
  readonly title: string;
  readonly text: string;
}

/** The universal day: the same for everyone, gone by midnight. */
export const universalDayMeanings: Readonly<Record<Digit, DayMeaning>> = {
  1: {
    title: 'A day to begin',
    text: 'Today is a 1, a day for first steps. Perhaps there’s a message you wrote last week and never sent. You’ve read it nine times, and every time you made it more polite. Another day of that, and all it’ll say is “Sorry to bother you.” Send it now, while there’s still a question in it.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is for doing things together, and for making up. Perhaps there’s somebody you aren’t talking to, and by now you couldn’t say who started it. Don’t bring it up. Put on the song they love and you can’t stand, and let it play to the end. If you catch yourself humming, you’ve forgiven them.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'A 3 day is for saying things out loud. Perhaps somebody was rude last week, and the perfect answer came to you two nights later, in bed. It’s too good to waste. Say it today in an empty room, chin high, one hand on a chair. Then again, with a pause before the last word. You were magnificent.',
  },
  4: {
    title: 'A day for practical work',
    text: 'Order pays off fast on a 4 day. Try it with the pens: test every one in the house, and throw out the dead ones. You’ll be shocked how many have been lying there, pretending. Tonight you’ll reach into the drawer without looking, and whatever you pull out will write.',
  },
  5: {
    title: 'A day of change',
    text: 'If your plan falls apart by noon, blame the 5: this is a day of change, and change doesn’t call ahead. Congratulations, you’ve got an afternoon. Walk down a street you’ve only ever seen from the bus, find the longest line, and eat whatever they’re waiting for.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day the people close to you come first, and above all the one who’s been saying “It’s nothing” since yesterday. Don’t ask again. Do the job they hate most, the dishes or the call to the bank, before they can get to it. “What was that for?” they’ll ask. Now it’s your turn to say, “It’s nothing.”',
  },
  7: {
    title: 'A day to think',
    text: 'A 7 day is for thinking, and the best thing you could think today is “Hm, I was wrong.” You don’t have to tell the people you argued with. You can just take the long way home, past the ducks, being wrong, and feel surprisingly good.',
  },
  8: {
    title: 'A day for results',
    text: 'An 8 day is about money and results, so name an amount out loud: your price, your salary, the forty dollars your cousin borrowed in March and honestly believes he gave back. Saying it is the first hard part. The second is not adding, “But no rush!”',
  },
  9: {
    title: 'A day to finish things',
    text: 'Finishing things is what a 9 day is for, so answer the oldest message you’ve got. Begin with “Sorry, no excuse.” Then return the dish you borrowed so long ago that you’ve started lending it to people.',
  },
};
