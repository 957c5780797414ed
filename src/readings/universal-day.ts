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
    text: '1 is the number of beginnings, so today is good for a first step. There’s a message you wrote days ago and never sent. You know the one. It’s still in your drafts, and it’s still good.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is good for two people: for talks, apologies and agreements. Let them finish. The important part often comes last, when you both think it’s over and one of you already has a hand on the door.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Today is a 3, a day for saying things and being heard. Tell the story, give the toast, call the friend who always takes an hour. Paperwork can wait until tomorrow, since today you’d only draw on it.',
  },
  4: {
    title: 'A day for practical work',
    text: 'With 4 the day is good for order and steady effort. Update the apps, pay one bill, find partners for the lonely socks. Nobody will clap, but tomorrow both your feet may be the same color.',
  },
  5: {
    title: 'A day of change',
    text: 'A 5 day is about change, and change seldom asks first. Is the plan gone by noon? Then see what turned up in its place, and walk home down a street you’ve never had a reason to take.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day, the people close to you come first. One of them may have been saying “it’s nothing” since yesterday. Ask again. Bring something to eat, and let the laundry wait.',
  },
  7: {
    title: 'A day to think',
    text: 'The number 7 asks for a quiet day of thinking. Read the whole article before you share it. Take the slow way around the park, and if you’ve changed your mind by evening, you don’t have to announce it.',
  },
  8: {
    title: 'A day for results',
    text: 'Money, work and results are the business of an 8 day. Bring up what you’ve all been avoiding, whether it’s your pay or the twenty a friend borrowed in March. A warm voice helps, and so does an exact amount.',
  },
  9: {
    title: 'A day to finish things',
    text: 'Day 9 is for finishing things and giving some away. Answer the oldest message in your inbox, clear one shelf, and take back the dish you borrowed for a party no one remembers. Wash it first.',
  },
};
