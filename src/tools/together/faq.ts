import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the comparison of two people. */
export const togetherFaq: readonly FaqItem[] = [
  {
    question: 'How is the percentage found?',
    answer:
      'Each of the five pairs of numbers has a score in [one table](/numbers/compatibility), between 32 and 88. Life Path counts three times, Expression and Soul Urge twice, Personality and Birthday once. The sum is divided by nine and rounded. A master number is looked up by its repeated digit, 11 as 1 for instance, and adds five points. The whole sum stands at the end of every result.',
  },
  {
    question: 'Why is it never 100 percent?',
    answer:
      'Because no pair of numbers has more than 88 points: two 22s have them, and two 33s. The lowest score is 32, for 4 and 5. So 60 percent is an ordinary result and 70 a high one. Nobody has ever measured how well two people go together by their numbers. The scores follow an old custom that puts 1, 5 and 7 into one family, 2, 4 and 8 into the next, and 3, 6 and 9 into the third.',
  },
  {
    question: 'Is this only for couples?',
    answer:
      'No. The texts speak of two people and do not ask what they are to each other. Friends, sisters, a parent and a child, or two colleagues can use it just as well. If you want to compare two names without birth dates, the [Name Vibration Battle](/names-battle) is quicker and more playful. It uses the same scores.',
  },
  {
    question: 'What does “Copy my half” do?',
    answer:
      'It copies a link that holds the name and birth date of the first person only. Send it to somebody, and they see your name, fill in their own half and read the result. Your half stands behind the # sign of the link, and browsers never send that part to a server. But whoever has the link can read it, so send it only to people who may know your birthday.',
  },
  {
    question: 'Can the other person see what I typed?',
    answer:
      'Only if you send them a link. The page does all the sums in your own browser and has no server to send anything to. Answering an invitation tells the sender nothing. If you want to show them the result, press Copy link below it: that link holds both names and both dates. A saved picture shows the names and the percentage, and no birth date.',
  },
  {
    question: 'Which names should we use?',
    answer:
      'Use the full names on your birth certificates for the usual result, because Expression, Soul Urge and Personality are read from the whole name at birth. After a marriage you can compare twice, once with each name. Both people should use the same kind of name. The rules for letters with accents and for Y are on [How We Count](/methods).',
  },
];
