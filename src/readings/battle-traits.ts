import type { BattleTraits } from './battle-types';

/** What each number brings to a pair: the gift first, then what it asks of the other. */
export const battleTraits: BattleTraits = {
  0: 'This name has no letter from A to Z, so there is nothing to add up and its number is 0. That is neither good nor bad: it only means that the name has no reading here. Written in Latin letters, it will get a number like any other.',
  1: '1 brings drive and decisions. In a pair, this is the one who chooses the place, buys the tickets and gets both people moving. Courage comes with it, and so does a habit of deciding for two. A 1 who remembers to ask first is a very good companion.',
  2: '2 brings patience and attention. Here is the one who listens to the whole answer and still remembers it a year later. A 2 also needs reassurance: a kind word said often works better than a grand present once a year.',
  3: '3 brings fun and words. Long drives feel short, and most of the jokes and nicknames that two people share come from this side. Serious talks are harder. When things get tense a 3 makes a joke, so the talk has to be started again.',
  4: '4 brings order and promises that hold. What a 4 says will be done in March is done in March. The pair will have savings, spare keys and a plan. It will also have an argument whenever the plan must change on short notice.',
  5: '5 brings change and adventure. Beside a 5 there are new places, new friends and few dull weekends. Fixed times are another matter: this is the one who arrives late with a good story. And a 5 does not like to make promises for next summer.',
  6: '6 brings care and the feeling of home. Meals and birthdays are looked after, and nobody near a 6 stays sad alone for long. The price is advice. A 6 loves by improving things, which can include the other person’s diet, haircut and friends.',
  7: '7 brings depth and calm. Secrets are safe here, and silence is comfortable. A question may be answered three days later, after real thought. Feelings are seldom mentioned first, so the other person sometimes has to ask a 7 what is going on.',
  8: '8 brings strength and ambition. This is the one who stands up to a difficult landlord, speaks for both and usually wins. Big decisions do not frighten an 8. At home, though, an 8 may forget to stop managing, and then the other person feels like staff.',
  9: '9 brings a generous heart and a wide view of the world. Small mistakes are forgiven fast, and life never gets narrow. Yet a 9 is hard to hold on to: another friend, cause or country is always calling. The other person may have to ask for time together, and should.',
  11: '11 brings insight and new ideas. An 11 knows that something is wrong before a word is spoken, and thinks of things that would occur to nobody else. The same fine nerves pick up too much. Clear sentences help, since an 11 can worry for a week about a tone of voice.',
  22: '22 brings big plans and the patience to carry them out. Other people talk about a shelf; a 22 draws the library. Having a part in such a plan can fill good years. The thing to watch is time, because the project tends to get the best hours of the day.',
  33: '33 brings a kindness that teaches. People near a 33 become gentler and learn things without feeling taught. In return somebody has to look after the 33, who gives all day and forgets to receive. The other person may also, now and then, feel like a pupil.',
};
