import type { CoreNumber } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A pinnacle: what the weather favors while it lasts. */
export const pinnacleReadings: Readonly<Record<CoreNumber, ShortReading>> = {
  1: {
    title: 'Deciding for Yourself',
    meaning:
      'A pinnacle is a long period of life, and 1 makes it a time of independence. The things that you begin and decide by yourself go well.',
    text: 'You often have to decide alone, sometimes before you know all the facts. This is uncomfortable at first, but you get better at it. Friends can give advice during these years, but they cannot decide for you.',
  },
  2: {
    title: 'Success With Others',
    meaning:
      'During a pinnacle of 2, a long part of your life, success comes through other people. Partnership, patience and care with details are rewarded.',
    text: 'You do your best work with a partner in these years. Progress is slow and thanks may come late, but people learn to value your care with small things. Plans that you make alone tend to stop halfway.',
  },
  3: {
    title: 'Being Heard',
    meaning:
      '3 as a pinnacle means a long creative period in your life. People listen to you now, so write, teach, perform or bring friends together.',
    text: 'Both at work and among friends you are easily heard. You meet many people in these years, and ideas come quickly. The danger is that you begin seven projects and finish none of them.',
  },
  4: {
    title: 'Building Something Solid',
    meaning:
      'The pinnacle number 4 stands for a long period of steady work. In these years of your life you build a solid base for later.',
    text: 'Hard work brings results at this time. Training, savings, a house or a business of your own: whatever you build now will help you later. Plan your rest as well, or you will not get enough of it.',
  },
  5: {
    title: 'Years of Change',
    meaning:
      'A pinnacle of 5 is a long period of change in your life. Travel, new work and new people are good for you now.',
    text: 'Few things stay the same for long, and even your opinions change. Languages, sales, travel and work with new people go well. Some things should not change: keep an old friend and a regular bedtime, so that you feel safe.',
  },
  6: {
    title: 'Family and Home',
    meaning:
      'A 6 pinnacle is a long period of life in which family and responsibility come first. You take care of many people, and they are grateful for it.',
    text: 'Children, parents, students or friends depend on you at this time. You show love by what you do: you cook, repair something or drive a child to school. It is a good time to make a home. Try not to count what others owe you.',
  },
  7: {
    title: 'Study and Quiet',
    meaning:
      'In a pinnacle of 7, a long and quiet period of life, you learn and think. Skill and faith grow, and you need more time alone.',
    text: 'Deep study goes well now. You may learn a difficult skill or ask yourself what you believe, while parties interest you less. Friends may think that you have become cold, so tell them that you only need quiet.',
  },
  8: {
    title: 'Work, Money and Power',
    meaning:
      'The pinnacle of 8 is a long period of achievement in your life. You get responsibility for money or people, and you are judged by results.',
    text: 'You get larger tasks and more pay, but also more criticism. You learn to decide fast and to take responsibility. It is easy to act like a manager at home too; at dinner, try to be just one of the family.',
  },
  9: {
    title: 'Giving to Many',
    meaning:
      'As a pinnacle, 9 is a long period of life in which you give. Your work helps many people now, and some things come to an end.',
    text: 'Most of your work in these years is for others, often for people you never meet. Teaching, art and public work fit well. You also have to say goodbye to some people and things. With time this becomes easier.',
  },
  11: {
    title: 'Inspiration Under Pressure',
    meaning:
      '11 stands for inspiration. As a pinnacle it is a long period of life when you sense more than others do. You can inspire people, but you also get tired more easily.',
    text: 'Your ideas are strong, and sometimes they are too new for other people. Art, giving advice and speaking in front of people go well. To stay calm, you need regular meals, enough sleep and a quiet friend.',
  },
  22: {
    title: 'A Large Plan Made Real',
    meaning:
      'When a pinnacle is 22, you can build something very large in this long period of life. It takes practical skill, many helpers and most of your time.',
    text: 'A big idea can become real now, which is rare in any life. It needs money, meetings, courage and many of your free evenings. Keep some days without any plan at all, so that you can rest.',
  },
  33: {
    title: 'Caring for a Community',
    meaning:
      'A pinnacle of 33 is a long period of life in which you teach and care for many people, far beyond your own family.',
    text: 'You look after people outside your family: a class, a team or the children on your street. It is harder than it looks and seldom paid. Take care of yourself too, or you will soon be too tired to help.',
  },
};
