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
      'A 1 month is for beginnings, so go and be terrible at something new. On the first night of the dance class you turn left when everyone else turns right. A bus driver, still in uniform, bumps right into you, laughing, because he turned left, too.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Patience and company get you further than talent in a 2 month. Ask the quietest person you know to help you paint the ceiling. An hour later she’s got white eyebrows, and it turns out she knows every word of every song on the radio.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'You’ll talk too much in a 3 month, the month for saying and making things, and some of it will be brilliant. Tell the lunch table your oddest idea. They’ll all laugh, but later the shy man from accounting stands at your desk: “About that idea. When do we start?”',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Open the envelopes: a 4 month is for order and steady work. They’ve been lying face down since they came, and you’ve been walking past them like a dog past the vet. Half of them are about nothing. One is a birthday card with a pressed flower in it.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Say yes before you’ve heard the whole question, because a 5 month is for change. Yes, you’ll hold the owl. Yes, you’d love to be the back half of the horse in the play. Say no only to questions that begin, “You’ve still got a credit card, right?”',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month, and somehow they all know it. One needs a ride, one needs a babysitter, and a cousin with puffy eyes needs two hours of “No!” and “He didn’t!” and “What did you say?” Nobody does that like you.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is for rest and thinking, and you don’t need a mountain for that. Let one bus leave without you. The old man on the bench, who only comes for the pigeons, moves his bag of bread so you can sit. He won’t ask you anything.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, at work and in money, and there’s one result it has in mind: the project that’s been “ninety percent done” since last year. The other ten percent is an awkward call. You’ve cleaned the oven twice to avoid it.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'A 9 month is for finishing things and letting go. The easy part is that bag of old clothes in the hall, which visitors have started to greet. The hard part is one shirt in it that was never yours. Hold it to your face once, and put it back.',
  },
};
