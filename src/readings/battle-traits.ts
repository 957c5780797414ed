import type { BattleTraits } from './battle-types';

/** What each number brings to a pair: the gift first, then what it asks of the other. */
export const battleTraits: BattleTraits = {
  0: 'This name has no letter from A to Z, so there is nothing to add up and its number is 0. That is neither good nor bad: it only means that the name has no reading here. If you write it in Latin letters, it gets a number like any other name.',
  1: '1 brings drive and decisions. In a pair, this is the one who chooses the place, buys the tickets and gets both people moving. A 1 is brave, but also has a habit of deciding for both. A 1 who remembers to ask first is a very good companion.',
  2: '2 brings patience and attention. This person listens to the whole answer and still remembers it a year later. A 2 also needs to hear that all is well: many kind words work better than one big present.',
  3: '3 brings fun and words. Long drives feel short, and most of the jokes in the pair come from the 3. Serious talks are harder. When the talk gets difficult, a 3 makes a joke, and then you have to begin again.',
  4: '4 brings order and keeps promises. If a 4 says that a job will be done in March, it is done in March. The pair will have savings, spare keys and a plan. There will also be an argument whenever the plan must change suddenly.',
  5: '5 brings change and adventure. With a 5 there are new places, new friends and few boring weekends. Fixed times are more difficult: a 5 often arrives late, with a good story. And a 5 does not like to make promises for next summer.',
  6: '6 brings care and the feeling of home. A 6 cooks, remembers birthdays and sees at once when somebody is sad. The difficult side is advice. A 6 shows love by improving things, and may also try to improve the other person’s clothes and friends.',
  7: '7 brings depth and calm. A 7 can keep a secret, and it is easy to be silent together. A question may be answered three days later, after real thought. A 7 seldom speaks first about feelings, so the other person sometimes has to ask.',
  8: '8 brings strength and ambition. When there is trouble with a bank or a neighbor, the 8 speaks for both and usually wins. Big decisions do not frighten an 8. At home, though, an 8 may go on giving orders, and then the other person feels like an employee.',
  9: '9 brings a generous heart and a wide view of the world. A 9 forgives small mistakes fast and always has something new to talk about. Yet a 9 is hard to keep at home, because there is always another friend who needs help. The other person should ask for time together.',
  11: '11 brings strong intuition and new ideas. An 11 knows that something is wrong before a word is spoken, and has ideas that nobody else would have. But an 11 can also feel too much. Clear words help, because an 11 may worry for a week about how something was said.',
  22: '22 brings big plans and the patience to make them real. Other people plan a shelf; a 22 plans a whole library. It can be a joy to work on such a plan together for years. Be careful with time, because the project may leave you too little of it for each other.',
  33: '33 brings a kindness that teaches. People near a 33 become gentler and learn things without feeling taught. In return somebody has to look after the 33, who gives all day and forgets to receive. The other person may also, now and then, feel like a student.',
};
