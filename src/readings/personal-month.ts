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
      'A 1 month is for beginnings, so go and be terrible at something new. On the first night of the dance class you’ll turn left when everyone else turns right. By the third week somebody newer does it, and you get to say, “Don’t worry, I did that, too.”',
  },
  2: {
    title: 'Work together',
    sentence:
      'Things go better with company and a little patience in a 2 month. So don’t clean out your closet alone. Ask a friend to sit on the bed and judge. “No. No. Oh, please, no.” It takes twice as long, but this time the old coat really goes.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'You’ll talk too much in a 3 month, the month for saying and making things, and some of it will be brilliant. Tell people your oddest ideas at lunch, all of them. Then write down the one they’re still talking about the next day. That’s the one to keep.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Open the envelopes: a 4 month is for order and steady work. They’ve been lying face down by the door, and you walk past them like a child past the dentist. Half of them are about nothing. The other half takes twenty minutes, and nobody shouts.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Say yes a little faster than usual, because a 5 month is for change. “Would you hold my owl?” Yes. “Could you be the back half of the horse in our play?” You’d love to. The one question to sleep on first is the one about lending money.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month, and somehow they all know it. One needs a ride, one needs a babysitter, and a cousin with puffy eyes needs to hear two hours of “No!” and “He didn’t!” and “What did you say?” Nobody does that like you.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is for rest and thinking, and you don’t need a mountain for that. Let one bus leave without you. Stay on the bench, leave the phone in your pocket, and do nothing for eight minutes. Minute three is awful. Around minute six you’ll get an idea.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, at work and in money, and there’s one result it has in mind: the project that’s been “ninety percent done” since last year. The other ten percent is an awkward call. You’ve cleaned the oven twice to avoid it.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'A 9 month is for finishing things and letting go. Start with that bag of old clothes in the hallway. Most of it is easy. Then there’s one shirt that somebody left behind. Smell it once more, if you have to, and carry the bag out before you can think.',
  },
};
