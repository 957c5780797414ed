import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** The birthday: a knack that nobody had to teach. No day of the month makes 33. */
export const birthdayReadings: Readonly<Record<Exclude<CoreNumber, 33>, ShortReading>> = {
  1: {
    title: 'The First Push',
    text: 'Jars open for you, and meetings. You were given the trick of the first push: the cold engine, the stalled dance floor, the child who will not get into the water. What comes after it was given to someone else, and you should learn where they live.',
  },
  2: {
    title: 'An Ear for Harmony',
    text: 'Hand you the second voice and you have it by the next verse. You fold a sheet best with somebody at the other end, and can tell from the hallway which half of a couple is upset. It took no practice, so you suppose that everyone can do it.',
  },
  3: {
    title: 'A Way of Telling',
    text: 'Even your directions to the station have a character in them. What happened on the bus at nine is a story by ten, with the driver’s voice, and by evening it has improved. The gift asks one thing in return: let some days go by untold.',
  },
  4: {
    title: 'Everything in Its Place',
    text: 'You can pack a car so that it closes. Knots, shelves, timetables and the folding of maps came early to you, and other people’s drawers cause you a little pain. When something has to hold, a swing or a promise, they ask who tied it and relax.',
  },
  5: {
    title: 'Quick on Your Feet',
    text: 'Set down in any city, you have eaten well within the hour and learned how to say thanks. You catch what falls off tables. The talent is for the unplanned, and Tuesdays bore it, so keep a few hours each week in which no one knows where you are.',
  },
  6: {
    title: 'The Kettle Is On',
    text: 'Stray cats have your address. You notice the guest without a glass, the coat too thin for the season, the plant that two people are each sure the other has watered. It was never decided that you would be the one; you simply saw it first.',
  },
  7: {
    title: 'The Odd One Out',
    text: 'In a wall of clocks you find the one that is wrong. You read slowly and keep what you read, and your first question is often the only one worth answering. Groups tire you in a way that sleep does not mend, though an hour behind a closed door will.',
  },
  8: {
    title: 'A Sense of Weight',
    text: 'Prices, loads and intentions you guess to within a few percent. At school you ran the trade in cards; later somebody handed you the keys, because you seemed to know which door. Being thought hard surprises you, since by your own books you mostly give discounts.',
  },
  9: {
    title: 'The Wide Front Step',
    text: 'Whoever sits beside you on a train ends up showing you the photograph. You take to strangers, causes and other people’s grandmothers, and you lend books without much hope. What you find hard is your own shelf: it is half bare, and you keep meaning to mind.',
  },
  11: {
    title: 'A Wire That Hums',
    text: 'You knew who was calling, and that it was nothing, and were right about both. Those born on such a day are said to have the doors of the senses left ajar. It is a fine thing for music and for friends and a poor one for sleep; dim the lamp an hour early.',
  },
  22: {
    title: 'Houses Drawn from Above',
    text: 'As a child you drew the plan first, with the pipes in. You think on the scale of harbors and then ask what one bolt costs, a rare pairing that makes you slow to begin and difficult to stop. Finish some very small thing now and then, for the pleasure of an end.',
  },
};
