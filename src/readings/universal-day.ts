import type { Digit } from '@ninefold/numerology';

/** What a day is said to be good for. */
export interface DayMeaning {
  readonly title: string;
  readonly text: string;
}

/** The universal day: the same for everyone, gone by midnight. */
export const universalDayMeanings: Readonly<Record<Digit, DayMeaning>> = {
  1: {
    title: 'A day to go first',
    text: 'Send the message that has sat in drafts. Whatever you start before lunch is said to set the pace; what you wait for permission to start will still be waiting tomorrow.',
  },
  2: {
    title: 'A day for two chairs',
    text: 'Make the apology in person, or the bargain. Let the other one finish the sentence: the useful part tends to come after the pause.',
  },
  3: {
    title: 'A day to say it aloud',
    text: 'Stories travel well and secrets travel better, so choose which you are telling. A good day for the toast, the pitch and the long phone call; a poor one for small print.',
  },
  4: {
    title: 'A day with its sleeves rolled up',
    text: 'Fix the hinge, file the receipt, measure twice. Nothing about it glitters, and by evening one thing in the house will work that did not work at breakfast.',
  },
  5: {
    title: 'A day that changes its mind',
    text: 'Trains are late and plans improve. Leave one hour with nothing in it and take the other street home; fives dislike a full calendar.',
  },
  6: {
    title: 'A day to set another place',
    text: 'Somebody needs a ride, or to be asked twice how they are. Tend to your own house before the neighbors’, and let one dish stay unwashed.',
  },
  7: {
    title: 'A day behind a closed door',
    text: 'Read the whole of it before you answer. Sevens reward the person who checks the source, takes the slow walk and keeps the clever remark until it has cooled.',
  },
  8: {
    title: 'A day that asks the price',
    text: 'Bring up the salary, or the loan that nobody mentions. Name a figure and then say nothing; eights are said to respect whoever can bear the silence.',
  },
  9: {
    title: 'A day to clear the table',
    text: 'Take the book back to the friend whose name is in it. Endings are said to come easier than usual, and one empty shelf by evening counts as a full day’s work.',
  },
};
