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
    text: '1 is the number of beginnings, so today is good for a first step. Send it. You know which message: you wrote it days ago, and it’s been sitting there ever since with its coat on.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is good for two people: for talks, apologies and agreements. Let the other one finish. The important part usually comes last, when you both think it’s over and there’s already a hand on the door.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Today is a 3, a day for saying things and being heard. Tell the story. Give the toast, call the friend who always takes an hour, and leave contracts until tomorrow, since today you’d only draw on them.',
  },
  4: {
    title: 'A day for practical work',
    text: 'With 4 the day is good for order and steady effort. Measure. Sort. Pay what’s due. Nobody will clap, but by tonight there could be one door at home that shuts without being lifted first.',
  },
  5: {
    title: 'A day of change',
    text: 'A 5 day brings change, and it seldom asks first. Is the plan gone by noon? Then see what turned up in its place, and walk home down a street you’ve never once had a reason to take.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day, people close to you come first. One of them may have been saying “It’s nothing” since yesterday. Ask again. Bring something to eat, and let the housework wait.',
  },
  7: {
    title: 'A day to think',
    text: 'The number 7 asks for a quiet day of thinking. Read it twice. Find out where the story comes from, take the slow way around the park, and if you’ve changed your mind by evening, nobody needs to know.',
  },
  8: {
    title: 'A day for results',
    text: 'Money, work and success are the business of an 8 day. Bring up what everyone’s been avoiding, whether it’s your pay or the twenty a friend borrowed in March. Use a warm voice and an exact amount.',
  },
  9: {
    title: 'A day to finish things',
    text: 'Day 9 is for finishing and giving away. Answer the oldest message, clear one shelf, and take the baking dish back to whoever’s been missing it all year. Goodbyes are said to be easier now.',
  },
};
