import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the comparison of two people. */
export const togetherFaq: readonly FaqItem[] = [
  {
    question: 'How is the percentage found?',
    answer:
      'Each of the five pairs of numbers has a score in [one table](page:pairs), between 32 and 88. Life Path counts three times, Expression and Soul Urge twice, Personality and Birthday once. Add it all up, divide by nine, round, and that’s your percentage. A master number is looked up under the digit it repeats, so 11 as 1 (anywhere else it comes down to 2), and it adds five points. The whole sum is at the end of every result.',
  },
  {
    question: 'Why is it never 100 percent?',
    answer:
      'Because no pair of numbers gets more than 88 points, and only two 22s or two 33s get that many. The lowest score is 32, for 4 and 5. So 60 percent is an ordinary result, and 70 is a high one. Nobody’s ever measured how well two people go together by their numbers. The scores follow an old custom that puts 1, 5 and 7 in one family, 2, 4 and 8 in the next, and 3, 6 and 9 in the third.',
  },
  {
    question: 'Is this only for couples?',
    answer:
      'No, the texts are about two people and don’t ask what they are to each other. Friends, sisters, a parent and a child, two colleagues who share a desk: it works for all of them. If you’d like to compare two names without any birth dates, the [Name Vibration Battle](page:names-battle) is quicker and sillier. It uses the same table for one pair of numbers instead of five, so it gives you another score.',
  },
  {
    question: 'What does “Copy my half” do?',
    answer:
      'It copies a link with the name and birth date of the first person only. Send it to somebody, and they’ll see your name, fill in their own half and read the result. Your half sits behind the # sign of the link, a part that browsers never send to a website. But whoever has the link can read it, and so can the mail or chat service that carries it, so send it only where your birthday may be known.',
  },
  {
    question: 'Can the other person see what I typed?',
    answer:
      'Only if you send them a link. The page does its sums in your own browser and has no server to send anything to, so answering an invitation tells the sender nothing. To show them the result, press Copy link below it: that one holds both names and both dates. A picture from Share shows the percentage, the names only if you switch them on, and never a birth date.',
  },
  {
    question: 'Which names should we use?',
    answer:
      'For the usual result, use the full names on your birth certificates, because Expression, Soul Urge and Personality are read from the whole name at birth. If a wedding changed somebody’s name, compare twice, once with each, or [put the two names side by side](page:names). Just use the same kind of name for both of you. The rules for letters with accents and for Y are on [How We Count](page:methods).',
  },
];
