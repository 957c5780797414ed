import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a long period of life, and 1 makes it a time of independence. What you begin and decide by yourself goes well.',
    text: 'You’ll often decide alone, with half the facts and somebody tapping a pen. It’s uncomfortable. Then, after a year or two, you notice you’ve stopped asking around first, and your own advice was about as good as theirs.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a pinnacle of 2, a long part of your life, things go best with a partner. Patience and care with details count for a lot.',
    text: 'These are years for two. Plans you make alone tend to stop halfway, like a seesaw with one child on it. Thanks may come late, and when they do, they’re for some small kindness you were sure nobody had seen.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      '3 as a pinnacle means a long creative period in your life. People listen to you now, so write, teach, perform or bring friends together.',
    text: 'Ideas come while you’re brushing your teeth, and people want to hear them. Enjoy that. The danger is seven projects with wonderful titles, so choose the one you’d hate to leave unfinished and let the other six be jealous.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 stands for a long period of steady work in your life, when you build a solid base for later.',
    text: 'Progress comes slowly in these years, and it stays. Training, savings, a home, a trade: what you put up now is said to hold. Order your rest in advance, like cement, or it won’t be delivered.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'A pinnacle of 5 is a long period of change in your life, when travel, new work and new people are good for you.',
    text: 'Few things stay put now. Your address may change, your work, even your opinions, and most of it does you good. For balance, keep something that never moves: an old friend, one recipe, your side of the bed.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'A 6 pinnacle is a long stretch of life when family and responsibility come first. Many people depend on you, and they’re grateful for it.',
    text: 'There’s always somebody at your table: children, parents, students, a neighbor who only came about the noise. Love looks like a packed lunch. It’s tiring, and one day it’s what the photo albums will be full of, so try not to add up who owes whom.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'In a pinnacle of 7, a long and quiet period of life, you learn and think. Skill and faith grow, and you need more time alone.',
    text: 'You go deep now: one difficult skill, one large question, fewer parties. A whole evening may go by on half a page. Friends worry. Write to them now and then from wherever your mind has gone.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'The pinnacle of 8 is a long period of achievement in your life, with responsibility for money or people, and you’re judged by results.',
    text: 'You’re handed larger tasks, and with them a larger crowd of critics. You learn to decide. Home is the harder post, since nobody there works for you.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 is a long period of giving. Your work helps many people in this part of life, and some things come to an end.',
    text: 'Much of what you do is for people you may never meet: readers, patients, a family two countries away. There are goodbyes, too. The first ones are the hardest, and after that you learn to leave the door open behind you.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 stands for inspiration. As a pinnacle it’s a long period of life when you sense more than others do. You can inspire people, but you also tire more easily.',
    text: 'Your ideas come loud, and often a few years before anyone’s ready. Art, advice and a microphone all suit you. What you need around them is dull and important: sleep, meals at mealtimes, and one calm friend who isn’t impressed.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you can build something very large in this long period of life. It takes practical skill, many helpers and most of your time.',
    text: 'An idea the size of a town can become real now, and few lives get even one chance at that. It’ll want money, meetings and your evenings. Only until spring, it says. Keep a few days with nothing in them but a good lunch.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long time in life spent teaching and caring for many people, far beyond your own family.',
    text: 'Half the street may end up calling you auntie, coach or big brother. It’s harder than it looks, and it’s seldom paid. Nobody can do it on an empty stomach, either, so these years have one rule. You eat first.',
  },
};
