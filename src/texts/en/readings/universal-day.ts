import type { Digit } from '@ninefold/numerology';
import type { DayMeaning } from '../../../readings/types';

/** The universal day: the same for everyone, gone by midnight. */
export const universalDayMeanings: Readonly<Record<Digit, DayMeaning>> = {
  1: {
    title: 'A day to begin',
    text: 'A 1 day is for beginning. You probably own running shoes with clean soles, or a language book that opens by itself at page three, because that’s as far as you ever got. Page four is today. You might as well know that it’s a short page.',
  },
  2: {
    title: 'A day to work together',
    text: 'Doing things together goes well on a 2 day, and so does making up. There’s somebody you were short with, and since then you’ve both been terribly polite. Ask them to help you fold a tablecloth. You have to walk toward each other four times, and around the third time one of you laughs.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'A 3 day is for saying things out loud. Somebody was rude to you last week, and the perfect answer came to you two nights later, in bed. It’s too good to waste. Say it today in an empty room, chin high, one hand on a chair. Then again, with a pause before the last word. You’re magnificent.',
  },
  4: {
    title: 'A day for practical work',
    text: 'Order pays off fast on a 4 day. You have a drawer full of pens, and you always try three before one of them writes. Then you put the other two back. Throw them out today, all of them, and tonight the first pen you pick will write.',
  },
  5: {
    title: 'A day of change',
    text: 'If your plan falls apart by noon, blame the 5: this is a day of change. You’ll be annoyed for about ten minutes. Then you’ll notice that you have a free afternoon, and nobody knows where you are. You could go home and be sensible. You won’t.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day the people close to you come first, above all the one who’s been saying “It’s nothing” since yesterday. You’ve asked twice. Today, just do the job they hate most, the dishes or the call to the bank, before they can get to it. “What was that for?” they’ll say. Now you can say, “It’s nothing.”',
  },
  7: {
    title: 'A day to think',
    text: 'A 7 day is for thinking. You’ve been having the same argument in the shower all week, and you win it every time. Today, let the other side speak. If they turn out to be right, you don’t have to tell anyone. You can just stand there and be wrong, under warm water.',
  },
  8: {
    title: 'A day for results',
    text: 'An 8 day is about money and results, so name an amount out loud: your price, your salary, the forty dollars your cousin borrowed in March and honestly believes he gave back. Saying it is the first hard part. The second is not adding, “But no rush!”',
  },
  9: {
    title: 'A day to finish things',
    text: 'Today is a 9, a day for finishing things, so answer the oldest message you’ve got. Begin with “Sorry, no excuse.” Then return the dish you borrowed so long ago that you’ve started lending it to people.',
  },
};
