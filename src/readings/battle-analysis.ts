import type { BattleAnalysis } from './battle-types';

/**
 * The parts of an analysis that follow the score. Labels and headlines have different thresholds,
 * so each text holds for every label that can stand above it.
 */
export const battleAnalysis: BattleAnalysis = {
  communication: {
    positive:
      'Half a sentence is often enough. One of you begins, the other hands over the scissors, and nobody watching knows what was agreed. The risk in such ease is whatever stays unsaid because it seemed obvious, so check every now and then that {first} and {second} have been picturing the same Saturday.',
    strained:
      'What {first} sends is a little different from what {second} receives, and the same holds on the way back. A joke lands as a verdict; a pause that meant thinking is heard as a no. Nobody is at fault. The two of you speak neighboring languages with many words in common, which is exactly when people forget to translate.',
  },
  emotions: {
    similar:
      'Weather reaches the two of you at about the same hour. When one is low, the other has felt the pressure drop, so a mood seldom needs explaining, whatever else does, and comfort comes in a form that can be used. It also means that both umbrellas are at home on the same wet day. Keep a third person’s number handy for those.',
    different:
      'A piece of news comes for both of you; one is on the phone within a minute while the other goes out to look at the garden. Neither reaction is the colder. Between {first} and {second}, feelings are kept on different shelves, some within reach, some up a ladder, and it saves hurt to ask where before concluding that there are none.',
  },
  challenges: {
    'Strong Natural':
      'Comfort is the thing to watch. Because so much goes well unasked, a small irritation can sit between you for a year in its good clothes, and nobody cares to spoil the afternoon by introducing it. Others may also come to feel that there is no third chair. Let a disagreement lie out now and then where both can see it.',
    Moderate:
      'Most days run on good will, and good will is what goes missing after a bad commute. Collisions are rare; the two of you are likelier to drift, a call put off here, there a plan that each thought the other was making. Small repairs done early will hold. Write down who was to book the table, {first} on one slip and {second} on another, and compare.',
    Challenging:
      'You will disagree about pace before you disagree about anything else: when to leave the party, say, or whether a thing is finished. Left alone, each habit hardens against the other. The work this asks for is of the ordinary sort, like keeping a shared calendar, and it comes out even only if {first} and {second} both turn up with a pen.',
    Difficult:
      'On paper these two names want opposite things from the same afternoon. Expect one argument to come back in a variety of hats, and expect to be misread while meaning well. None of that makes the two of you a mistake. A hard crossword is still a crossword, and the people who stay with one over several breakfasts tend to be fond of it.',
  },
  growth: {
    positive:
      'Each of you has something the other has been meaning to pick up, if it is only the nerve for phone calls. A habit that looked fixed in {first} loosens around {second}, and it works in the other direction too. Take up Portuguese, or bees, so long as both are beginners. Being bad at it together is most of the gain.',
    strained:
      'People learn most from whoever goes about things another way, though seldom on the day itself. Look out for the moment when {first} or {second} solves something by a method that seems wrong and works. Put pride aside for ten minutes and ask to be shown. You need not turn into each other; the two of you may simply come away with a tool you would never have bought.',
  },
  pathForward: {
    open: 'Go and do the thing you keep mentioning, the trip by night train or the band that so far has only a name. The two of you have ease to spare, and it is wasted on sitting still. Keep one plain appointment as well that belongs to nobody else, soup on Thursdays or a walk to a certain bench, and let {first} cancel it no more often than {second} does.',
    steady:
      'Pick a small project with a visible end, a fence to paint or a puzzle with a great deal of sky. Agree beforehand who decides what, so that {first} does not end up managing {second} by accident, or the other way around. When it is done, choose the next. The two of you improve by accumulation, as a stone wall does.',
    careful:
      'Keep it short, kind and well fed. One good hour beats a weekend that has to be survived, and side by side is easier than face to face, so walk somewhere, or wash the dishes. Say the warm thing aloud, since the two of you cannot count on its being guessed. And bear in mind that a table of numbers has met neither {first} nor {second}.',
  },
};
