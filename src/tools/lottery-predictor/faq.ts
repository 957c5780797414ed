import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Lucky Number Lottery. */
export const lotteryFaq: readonly FaqItem[] = [
  {
    question: 'Can this predict a lottery draw?',
    answer:
      'No, and neither can anything else, because every draw is random. This is a toy that makes six numbers out of a date, and they have the same tiny chance as any other six. If you play, play for fun, and never bet what you can’t afford to lose. If it stops being fun, talk to somebody you trust or call a free helpline. The [disclaimer](page:disclaimer) is serious about this.',
  },
  {
    question: 'How are my six numbers made?',
    answer:
      'They’re made from your Life Path and today’s date. We add your Life Path, the day and the month, and that’s the seed. For each position from 1 to 6, the seed is multiplied by the position, then by 1 for daily or 7 for weekly. Add the year, divide by 49, and the remainder plus 1 is your number. If it’s taken already, it moves up to the next free place. [How We Count](page:methods) has an example.',
  },
  {
    question: 'Why do the weekly numbers repeat so much?',
    answer:
      'They repeat because the formula multiplies by 7, and 7 goes into 49. Only seven different remainders can come out, so any one year has exactly two weekly sets. In 2026 they’re 4, 11, 25, 32, 39, 46 and the plain row from 18 to 23. Despite the name they follow today’s date, so yours may change overnight. It’s an odd rule, and we’d rather say so than hide it.',
  },
  {
    question: 'Where is my history kept?',
    answer:
      'Only in this browser, on this device. lottery_results holds your checks, and lottery_username the name you typed last. Nothing’s sent to us, so we can’t read it or bring it back. You can delete each result by itself, download the whole history with one button, and delete it all with another. Clearing your browser’s data or closing a private window deletes it too. The [privacy policy](page:privacy-policy) has all of this in detail.',
  },
  {
    question: 'Who are the people on the leaderboard?',
    answer:
      'They’re the people whose names were typed into this browser, and nobody else. If you play alone, you’re both first and last. There are up to ten rows, with the most matches on top; if two people are level, the better single result stands higher. ADA and Ada are two people here. For some real competition, let your friends play on the same device.',
  },
  {
    question: 'What counts as a match?',
    answer:
      'A match is any of your six numbers that’s also among the winning ones, in whatever order. Six is the most you can get, and a winning number you typed twice counts once. Put commas between the numbers: we take the first six whole numbers from 1 to 49 and skip everything else. Five or six matches show in gold, three or four in green, one or two in blue, none in gray.',
  },
];
