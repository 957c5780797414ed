import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'One Signature',
    text: 'There is nobody at the other end of the rope. You learn to decide with half the facts and to sign with a single name. Company is welcome throughout these years; it will seldom be there first.',
  },
  2: {
    title: 'Two Names on the Door',
    text: 'The work that goes well has a partner in it. Patience is paid, if late, and an eye for detail that you never thought much of becomes what you are known for. Solo flights tend to circle and land.',
  },
  3: {
    title: 'Before an Audience',
    text: 'You are heard, whether or not you asked to be. Draw, teach, write, run the festival. The danger is froth: seven projects half begun, and a charming explanation for each.',
  },
  4: {
    title: 'Laying Stone',
    text: 'Land, trades, tax numbers, the second job that pays for the first: what you put up in these years will be leaned on later. Vacations have to be built into the plan, because they get in no other way.',
  },
  5: {
    title: 'The Open Road',
    text: 'Addresses change, and so do opinions. Languages, selling, travel and most things that begin with a stranger have the wind behind them. Take a few fixed points along, a Sunday call or a dentist, or the years blow by.',
  },
  6: {
    title: 'The Full House',
    text: 'Family in its wide sense takes the middle of the table: children, parents, pupils, a neighbor with a key. Affection arrives in the form of errands. It is a good time for mending things, and a thin one for counting what you are owed.',
  },
  7: {
    title: 'The Study',
    text: 'Doors close softly, and you find that you had wanted them closed. Research, craft, faith, a long convalescence from hurry: whatever goes deep does well. Friends who stop calling may believe that you stopped first, so write.',
  },
  8: {
    title: 'The Bunch of Keys',
    text: 'Responsibility comes with a figure attached. You are asked to run something and to answer for it when it creaks. Judgment grows sharper by the year; see that it has somewhere to hang during dinner.',
  },
  9: {
    title: 'The Open Hand',
    text: 'Most of what you make goes to others, and those who thank you are rarely the ones you had in mind. Anything with a public entrance suits it, a clinic, a theater, a school. Goodbyes are part of the terms.',
  },
  11: {
    title: 'The Lightning Rod',
    text: 'The voltage is high and there is no one to hand it to. You are early with ideas and worn out by being early. Art, counsel and whatever happens live on a stage can use the current; regular meals are the ground wire.',
  },
  22: {
    title: 'The Long Bridge',
    text: 'A large plan may actually stand, which is rare. It wants committees, concrete and nerve, and it takes the very years in which your friends are planting roses. Let someone else hold the drawings on Sundays.',
  },
  33: {
    title: 'The Teacher’s Chair',
    text: 'You raise what is not your own: a school, a ward, a whole generation of cousins. Few are asked, and it is heavier than it looks from below. The airplane’s rule applies, your own mask first.',
  },
};
