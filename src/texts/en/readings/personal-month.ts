import type { DigitReadings, MonthReading } from '../../../readings/types';

/** The personal month: four weeks of a mood, in a line to put on a calendar. */
export const personalMonthReadings: DigitReadings<MonthReading> = {
  1: {
    title: 'Make a start',
    sentence:
      'A 1 month is for beginnings. Perhaps you own a beautiful notebook that’s been empty for years, because no thought was ever good enough for page one. So ruin page one. Write “eggs, lightbulbs” on it, in your worst handwriting. Page two is much easier.',
  },
  2: {
    title: 'Work together',
    sentence:
      'Company and patience help in a 2 month, so don’t do everything alone, even if it’s faster. Take someone along to the hardware store. You’ll be twice as slow, you’ll forget the screws, and you’ll stand outside talking for half an hour. You needed that more than the screws.',
  },
  3: {
    title: 'Speak and create',
    sentence:
      'Speak up in a 3 month, the month for saying and making things. All day you think kind things about strangers and keep them: what a voice, what a coat. Let one out a day. Your heart will pound, and you’ll walk on as if you’d gotten away with something.',
  },
  4: {
    title: 'Put things in order',
    sentence:
      'Order and steady work suit a 4 month, so clean up the pictures on your phone. There are eleven thousand, and half show the floor. Delete twenty a day. In a month that’s six hundred gone, and you’ve taken seven hundred new ones. But look: hardly any floor.',
  },
  5: {
    title: 'Try something new',
    sentence:
      'Change one small thing in a 5 month, since change is what it’s for. Perhaps you’ve got a mug, a side of the street, a day for washing your hair. Swap it for a week. After three grumpy days, you’ll wonder what else you only do out of habit.',
  },
  6: {
    title: 'Home and family',
    sentence:
      'The people you love come first in a 6 month, and they all know it. One needs a ride, one a babysitter, and a cousin with puffy eyes needs to hear “He didn’t!” for two hours. By midnight she’s laughing, and you’re furious with a man you’ve never met.',
  },
  7: {
    title: 'Rest and think',
    sentence:
      'A 7 month is for rest and thinking. Sit down on a bench somewhere, on purpose, and do nothing for eight whole minutes. Minute three is awful. Around minute six you’ll have a thought that’s completely your own.',
  },
  8: {
    title: 'Work and money',
    sentence:
      'An 8 month is about results, at work and in money. Perhaps there’s a project that’s been “ninety percent done” since last year, because the other ten percent is an awkward call, and you’ve cleaned the oven twice to avoid it. Call today. The oven can’t get any cleaner.',
  },
  9: {
    title: 'Finish and let go',
    sentence:
      'A 9 month is for finishing things and letting go. Start with that bag of old clothes in the hallway. Most of it is easy. Then there’s one shirt that somebody left behind. Smell it once more, if you have to, and carry the bag out before you can think.',
  },
};
