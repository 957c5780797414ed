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
    text: '1 is the number of beginnings, so today is good for a first step. There’s a message you wrote days ago and never sent. You know the one. Take out the second “just” and the word “maybe,” and send it before you’ve finished your coffee.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is for two people: for talks, apologies and agreements. Let the other person finish. The important part often comes last, in the doorway, with one arm already in a coat: “Oh, and by the way.” For that one, it’s worth taking the coat off again.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Today is a 3, a day for saying things and being heard. Call the friend who answers “How are you?” with a full report, including voices. Paperwork can wait until tomorrow, because today you’d only draw snails on it.',
  },
  4: {
    title: 'A day for practical work',
    text: 'On a 4 day, order and steady effort go well. Test every pen you own and throw away the dead ones, which may be most of them. Nobody will clap. But tonight you’ll reach into the drawer without looking, and whatever you pull out will write.',
  },
  5: {
    title: 'A day of change',
    text: 'A 5 day is about change, and change doesn’t call ahead. If your plan falls apart by noon, congratulations: you’ve got an afternoon. Walk down a street you’ve only ever seen through a window, and eat whatever smells best.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day, the people close to you come first. One of them may have been saying “It’s nothing” since yesterday. Don’t ask again. Put down two warm plates, and talk about the neighbor’s cat for a while. The real story tends to come right after the cat.',
  },
  7: {
    title: 'A day to think',
    text: 'Quiet thinking is what a 7 day is for. Read the whole article before you send it to anyone. And if you change your mind about something today, you’re not required to tell the people you argued with. You can just walk home slowly, being wrong, and feel surprisingly good.',
  },
  8: {
    title: 'A day for results',
    text: 'Money, work and results are what an 8 day is for. It’s a good time to talk about your pay, or about the forty dollars a friend borrowed in March and honestly believes he gave back. A warm voice helps. So does saying “forty,” which is harder than it sounds.',
  },
  9: {
    title: 'A day to finish things',
    text: 'A 9 day is for finishing things and giving some away. Answer the oldest message in your inbox, and begin with “Sorry, no excuse.” Then return the dish you borrowed so long ago that you’ve started lending it to people.',
  },
};
