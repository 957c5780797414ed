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
    text: 'Today is a 1, a day for first steps, and you’ve already typed yours: that message from last week, still waiting. You know the one. Take out the second “just,” take out “maybe,” and send it before your coffee’s finished.',
  },
  2: {
    title: 'A day to work together',
    text: 'A 2 day is made for two people: talks, apologies, agreements. The important part often comes last, when your guest is at the door with one arm in a coat. “Oh, and by the way,” they say. Take the coat back and make more tea.',
  },
  3: {
    title: 'A day to express yourself',
    text: 'Whatever you’ve been keeping to yourself, a 3 day wants to hear it. It’s no day for forms, because you’d only draw snails on them. Call the friend who answers “How are you?” with the whole story, and does everybody’s voice.',
  },
  4: {
    title: 'A day for practical work',
    text: 'Order pays off fast on a 4 day. Try it with the pens: test every one in the house, and throw out the dead. You’ll be shocked how many have been lying there, pretending. Tonight you’ll reach into the drawer without looking, and whatever you pull out will write.',
  },
  5: {
    title: 'A day of change',
    text: 'If your plan falls apart by noon, blame the 5: this is a day of change, and change doesn’t call ahead. Congratulations, you’ve got an afternoon. Walk down a street you’ve only ever seen through a window, and eat whatever smells best.',
  },
  6: {
    title: 'A day for home and family',
    text: 'On a 6 day the people close to you come first, and above all the one who’s been saying “It’s nothing” since yesterday. Don’t ask again. Put down two warm plates, and talk about the neighbor’s cat. The real story tends to come right after the cat.',
  },
  7: {
    title: 'A day to think',
    text: 'A 7 day is for thinking, and the best thing you could think today is “Hm. I was wrong.” You don’t have to tell the people you argued with. You can just walk home slowly, being wrong, and feel surprisingly good.',
  },
  8: {
    title: 'A day for results',
    text: 'Say a sum out loud today, because an 8 day is about money and results: your price, your salary, the forty dollars your cousin borrowed in March and honestly believes he gave back. Saying it is the hard part. Then there’s a silence, and all you have to do is not fill it.',
  },
  9: {
    title: 'A day to finish things',
    text: 'Finishing things is what a 9 day is for, so answer the oldest message you’ve got. Begin with “Sorry, no excuse.” Then return the dish you borrowed so long ago that you’ve started lending it to people.',
  },
};
