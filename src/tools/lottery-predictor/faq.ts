import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Lucky Number Lottery. */
export const lotteryFaq: readonly FaqItem[] = [
  {
    question: 'Can this predict a lottery draw?',
    answer:
      'No, and nothing can, because every draw is random. This is a toy that makes six numbers out of a date, and they have the same small chance as any other six. If you play, do it for fun, and never bet what you cannot afford to lose. When it is no longer fun, talk to somebody you trust or to a free helpline. The [disclaimer](/disclaimer) is serious about this.',
  },
  {
    question: 'How are my six numbers made?',
    answer:
      'They are made from your Life Path and today’s date. Life Path, day and month are added to make a seed. For each position from 1 to 6 the seed is multiplied by the position, then by 1 for daily or 7 for weekly. The year is added, the sum is divided by 49, and the remainder plus 1 is your number. One that is already taken moves up to the next free place. [How We Count](/methods) has an example.',
  },
  {
    question: 'Why do the weekly numbers repeat so much?',
    answer:
      'They repeat because their formula multiplies by 7, and 7 divides 49. Only seven different remainders can come out, so any one year has exactly two weekly sets. In 2026, for example, they are 4, 11, 25, 32, 39, 46 and the plain row from 18 to 23. In spite of the name they still follow today’s date, so yours may change overnight. It is an odd rule, and we would rather say so than hide it.',
  },
  {
    question: 'Where is my history kept?',
    answer:
      'It is kept only in this browser, on this device, where lottery_results holds your checks, and lottery_username the name you typed last. Nothing is sent to us, so we cannot read it or bring it back. Each result can be deleted by itself. One button downloads the whole history, and another deletes it. Clearing your browser’s data or closing a private window deletes it too. The [privacy policy](/privacy-policy) says the same.',
  },
  {
    question: 'Who are the people on the leaderboard?',
    answer:
      'They are the people whose names were typed into this browser, and nobody else. If you play alone, you are both first and last. Up to ten rows are shown, most matches in total first. Of two people who are level, the one with the better single result stands higher. ADA and Ada count as one person. For real competition, let your friends play on the same device.',
  },
  {
    question: 'What counts as a match?',
    answer:
      'A match is any of your six numbers that is also among the winning ones, in whatever order. Six is the most you can have, and a winning number typed twice counts once. Put commas between the numbers: the first six whole numbers from 1 to 49 are taken, and everything else is skipped. Five or six matches are shown in gold, three or four in green, one or two in blue, none in gray.',
  },
];
