import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Standing on Your Own',
    meaning:
      'A pinnacle of 1 brings years of independence. What goes well is what you begin, decide and carry by yourself.',
    text: 'You are often the one who has to decide, mostly with half the facts. That is uncomfortable at first and becomes a skill. Friends can give advice during these years, but they cannot decide for you.',
  },
  2: {
    title: 'Success in Company',
    meaning:
      'In a pinnacle of 2, success comes through other people. Partnership, patience and attention to detail are rewarded during these years.',
    text: 'Good work in these years has a partner in it. Progress is slow and thanks may come late, but your eye for small things becomes what you are known for. Plans that you make alone tend to stop halfway.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      '3 as a pinnacle favors everything creative. You are heard now, so write, teach, perform or bring people together.',
    text: 'People listen to you in these years, whether or not you asked them to. Company is plentiful and ideas come easily. The danger is that you begin seven projects, finish none and have a charming explanation for each.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 stands for steady work. During these years you build the base that the later ones rest on.',
    text: 'Hard work pays in this stretch of life. Training, saving, a house or a trade of your own: whatever you put together now will carry weight later. Rest has to be written into the plan, because it gets in no other way.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'With a pinnacle of 5 comes change. Travel, new work and new people do you good now, while standing still does not.',
    text: 'Little stays the same for long, your opinions included. Languages, selling, travel and most things that begin with a stranger go well. Keep a few fixed points, such as an old friend and a regular bedtime, so that you stay yourself.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'A 6 pinnacle puts family and responsibility first. Love comes to you now mainly through what you do for others.',
    text: 'Many people depend on you at this time: children, parents, students, friends. Love often looks like work: a ride, a meal, a form to fill in. These are good years for making peace and making a home, poor ones for counting what you are owed.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'Under a pinnacle of 7 you learn and think. Research, skill and faith grow now, and you need more time alone.',
    text: 'Whatever goes deep does well in this period. You may study, master a craft or think about what you believe, while parties interest you less. Friends can take your silence for coldness, so tell them that you are only thinking.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'The pinnacle of 8 is a time of achievement. You are given responsibility over money or people, and you are judged by results.',
    text: 'Larger tasks come to you, along with the pay and the blame. You learn to judge fast and to answer for what you decide. It is easy to bring the manager home with you; try to be an ordinary person at dinner.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      '9 in a pinnacle asks you to give. Your work is for a wider public now, and some things in your life come to an end.',
    text: 'Most of what you make in these years goes to others, often to people you never meet. Teaching, art and public work fit well. Goodbyes belong to this time too; letting go becomes easier once you have done it twice.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      'An 11 pinnacle brings strong intuition and attention from others. You can inspire people now, and you tire more easily as well.',
    text: 'Ideas arrive early and with force, sometimes before anyone is ready for them. Art, counseling and everything done in front of people can use this energy. Your nerves need protection: regular meals, enough sleep and one friend who is never in a hurry.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, something very large can be built. It takes practical skill, many helpers and most of your time.',
    text: 'A big idea has a real chance of standing now, which is rare in any life. It needs money, meetings, courage and many evenings that you would otherwise have free. Give one day a week to nothing at all.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'Teaching and caring for many people is what a pinnacle of 33 asks. Your help reaches far beyond your own family.',
    text: 'You raise what is not your own: a class, a team, a whole generation of cousins. It is heavier than it looks and seldom paid. Look after yourself too, or there will soon be nobody to do the rest.',
  },
};
