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
    text: 'A 2 day is good for two people: for talks, apologies and agreements. Let the other person finish. The important part often comes last, when you both think it’s over and one of you already has a hand on the door.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Today is a 3, a day for saying things and being heard. Tell the story, and call the friend who always takes an hour. Paperwork can wait until tomorrow, because today you’d only draw on it.',
  },
  4: {
    title: 'A day for practical work',
    text: 'On a 4 day, order and steady effort go well. Pay a bill, clear the kitchen table, and sort the socks into pairs. Nobody will clap, but tomorrow both your feet will be the same color.',
  },
  5: {
    title: 'A day of change',
    text: 'A 5 day is about change, and change seldom asks first. If your plan is gone by noon, look at what came instead. Then walk home down a street you’ve never had a reason to take.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day, the people close to you come first. One of them may have been saying “It’s nothing” since yesterday. Bring two plates of something warm, and sit down. By the third bite it’s often something.',
  },
  7: {
    title: 'A day to think',
    text: 'Quiet thinking is what a 7 day is for. Read the whole article before you send it to anyone. Take the slow way around the park, and if you’ve changed your mind by evening, you don’t have to announce it.',
  },
  8: {
    title: 'A day for results',
    text: 'Money, work and results are what an 8 day is for. It’s a good time to talk about your pay, or the money a friend borrowed in March. A warm voice helps, and so does an exact amount.',
  },
  9: {
    title: 'A day to finish things',
    text: 'A 9 day is for finishing things and giving some away. Answer the oldest message in your inbox, and take back the dish you borrowed so long ago that you think of it as yours.',
  },
};
