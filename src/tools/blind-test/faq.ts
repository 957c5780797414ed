import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the blind test. */
export const blindTestFaq: readonly FaqItem[] = [
  {
    question: 'What does my score prove?',
    answer:
      'By itself, nothing. Ten rounds are short, and luck has a long arm: five or more happens to one guesser in five. What a score can do is surprise you. If you were sure you’d get nine, a four is worth thinking about. If you were sure it’s all nonsense, so is an eight. Play three times and add up before you decide anything.',
  },
  {
    question: 'What’s a good score?',
    answer:
      'Three or four is what guessing gives, so anything up to five is nothing to write home about. By luck you’d get six or more once in 13 tests, seven or more once in 51, and eight or more once in 294. The bars beside your score show every score by itself. We’d start raising an eyebrow at seven, and only if you hadn’t read your own numbers here before.',
  },
  {
    question: 'What would count against the readings?',
    answer:
      'No lean at all. If many players, over many rounds, find theirs one time in three, then these readings carry no information about the people they’re for, however true they sound. A single low score can’t show that, and a single high one can’t undo it. And it only judges our prose: another writer’s texts for the same numbers would need a test of their own.',
  },
  {
    question: 'How are the passages chosen?',
    answer:
      'By a shuffle that starts from a random seed. All three passages of a round come from the same part of the same table, such as the strengths of the Life Paths. One is for your number, and two are for numbers you don’t have anywhere in that table. None comes up twice in a test, and yours is as likely to stand first as last.',
  },
  {
    question: 'Couldn’t I just recognize my number?',
    answer:
      'We’ve taken out every figure, every title and the names of the numbers. A passage that couldn’t be cleaned up that way isn’t used. If yours says “two friends” and you’re a 2, the other passages of that round have a two in them as well. What we can’t take out is memory: if you know your readings by heart, you aren’t blind.',
  },
  {
    question: 'What does a friend who answers for me see?',
    answer:
      'Your first name and the ten rounds. At the end they also see which of your numbers each passage was for. The link holds that first name and eight numbers, after the # sign, which browsers keep to themselves; only the mail or chat that carries the link sees it too. Your birth date isn’t in it and can’t be worked out from it, and your last name isn’t there either.',
  },
  {
    question: 'Do you collect the scores?',
    answer:
      'No, though we’d love to know. Your answers stay in your browser, and this tab forgets them when you close it. So we can’t tell you what people get on average, and neither can anybody else who says so. If you want statistics, ask your friends, write the scores on the fridge, and compare them with [the ways we count](page:methods).',
  },
];
