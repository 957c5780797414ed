import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Lucky Number Lottery. */
export const lotteryFaq: readonly FaqItem[] = [
  {
    question: 'Can this predict a lottery draw?',
    answer:
      'No, and nothing can: every draw is random, and the machine remembers neither you nor last Saturday. This is a toy that makes six numbers out of a date, and they have the same slim chance as any other six. If you play, do it for the fun of it. Never bet what you cannot afford to lose, and when it is no longer fun, talk to somebody you trust or to a free helpline.',
  },
  {
    question: 'How are my six numbers made?',
    answer:
      'From your Life Path and today’s date. Life Path, day and month are added to make a seed. For each position from 1 to 6 the seed is multiplied by the position, then by 1 for daily or 7 for weekly; the year is added, the sum is divided by 49, and the remainder plus 1 is a number of yours. One that is already taken steps up to the next free place, with 1 coming after 49.',
  },
  {
    question: 'Why do the weekly numbers repeat so much?',
    answer:
      'Because their formula multiplies by 7, and 7 divides 49. Only seven different remainders can come out, and in any one year that leaves exactly two weekly sets: in 2026 they are 4, 11, 25, 32, 39, 46 and the plain row from 18 to 23. In spite of the name they still follow today’s date, so yours may switch overnight. The rule is an odd one, and we would rather say so than hide it.',
  },
  {
    question: 'Where is my history kept?',
    answer:
      'Only in this browser, on this device. It stands under two keys: lottery_results holds your checks, and lottery_username the name you typed last. Nothing is sent to us, so we could not read it for you, or bring it back. One press downloads the whole history, another deletes it. Clearing your browser’s data, or closing a private window, takes it away as well; download first whatever you would miss.',
  },
  {
    question: 'Who are the people on the leaderboard?',
    answer:
      'Only those whose names were typed into this browser. If nobody else plays here you are the champion, and also last. Up to ten rows are shown, most matches in total first, and of two people who are level the one with the better single result stands higher. ADA and Ada count as one person. For real competition, hand the laptop around the table.',
  },
  {
    question: 'What counts as a match?',
    answer:
      'Any of your six numbers that is also among the winning ones, in whatever order, so six is the most you can have. A winning number typed twice counts once. Put commas between them: the first six whole numbers from 1 to 49 are taken, and everything else is skipped. Five or six matches show in gold, three or four in green, one or two in blue, none in gray.',
  },
];
