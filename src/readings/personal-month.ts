import type { DigitReadings } from './types';

export interface MonthReading {
  readonly title: string;
  readonly sentence: string;
}

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'Make a start',
    sentence:
      'A 1 month is for beginnings, and it won’t wait until you feel ready. This week your idea sounds crazy. Next week it’ll sound unwise, and by the week after that you’ll have an excellent reason not to. Begin while it’s still only crazy.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company get you further than talent in a 2 month. Ask the quietest person you know to help you paint the ceiling. An hour later she’s got white eyebrows, and it turns out she knows every word of every song on the radio.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'You’ll talk too much in a 3 month, and some of it will be brilliant. It’s for saying things, making things and being seen. Tell the whole lunch table your oddest idea. Most of them laugh. An hour later one of them comes back, alone, and asks when you’re starting.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Open the envelopes: a 4 month is for order and steady work. You know which ones. They’ve been lying face down since they came, and you’ve been walking past them like a dog past the vet. Half of them are about nothing. One is a birthday card.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'In a 5 month you may be late twice and glad both times, because change is the theme. Say yes before you’ve heard the end of the sentence, unless it begins, “You’ve still got a credit card, right?”',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month, and somehow they all know it. One needs a ride. One needs a babysitter. One needs two hours of “No!” and “He didn’t!” and “And what did you say?” At that last one you’re the best in the world.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is for rest and thinking, so its best evening is the one you spend at home. Telling them “I’d rather stay in” feels rude for about a second. Then the phone’s in a drawer, your feet are up, and you can hear yourself think.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, at work and in money, and there’s one result it has in mind: the project that’s been “ninety percent done” since last year. The other ten percent is an awkward call. You’ve cleaned the oven twice to avoid it.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'A 9 month is for endings, the easy kind and the other kind. The easy kind is that bag of old clothes by your door, which visitors have started to greet. For the other kind, like an old love, take a long walk with someone who knew you before it.',
  },
};
