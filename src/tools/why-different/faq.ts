import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the comparison with another site. */
export const whyDifferentFaq: readonly FaqItem[] = [
  {
    question: 'Which of the two numbers is right?',
    answer:
      'Both are, by their own rules. Numerology has no authority that decides, only schools with habits, and nobody’s shown that one of them reads people better. What you can ask of a site is that it says how it counts and then sticks to it. Ours are all on [How We Count](page:methods). Pick the school you like, and stay with it when you compare people.',
  },
  {
    question: 'Why do Life Paths differ so often?',
    answer:
      'Because there are several ways to add up a date. All of them end at the same single digit, but on the way some meet 11, 22 or 33 and stop there. For about one date in seven, adding month, day and year separately stops somewhere else than adding all the digits in a row. So 33 and 6 are the same sum, and so are 11 and 2.',
  },
  {
    question: 'Why is my name number different?',
    answer:
      'Often because of the letters. Some sites count é as e, some leave it out, and a few do neither and count something odd. Some treat Y as a vowel, which moves your Soul Urge and your Personality. Some use the Chaldean table, where most letters have other values. And some forms only ask for a first and a last name.',
  },
  {
    question: 'Can a site simply be wrong?',
    answer:
      'It can. One mistake is easy to make: a birth date that slips by a day, because the site reads it in London time and anybody west of there is born the evening before. We try that, too, and say so if it fits. If a site shows no sum at all, there’s nothing to check.',
  },
  {
    question: 'Why can’t I ask about the other numbers?',
    answer:
      'Attitude, Hidden Passion, Career, Karmic and business numbers are counted in so many ways that a list of rules wouldn’t prove much. The six here are the ones that many sites have, under names that mean much the same thing. For any other number, open its working and lay it beside the other site’s sum.',
  },
  {
    question: 'Does this page look up the other site?',
    answer:
      'No. It never asks which site it was, and nothing you type leaves your browser. It tries the rules that numerology sites commonly use, one by one and together, and shows the ones that lead to the number you typed. Several may fit, and we can’t know which of them that site really uses.',
  },
];
