import type { FaqItem } from '../../ui/page/Faq';

/** The seven questions under the home calculator. */
export const homeFaq: readonly FaqItem[] = [
  {
    question: 'Which name should I enter?',
    answer:
      'Enter the full name on your birth certificate, because that’s the one the tradition reads. Then [compare it](page:names) with the name you actually answer to: nicknames, stage names and married names all have totals of their own. Only the letters A to Z count. If yours has a letter like Ł or ë, the result says so right under your name, with a switch that counts it as L or e. There’s more about names in [What Your Name Adds Up To](page:blog/name-numerology).',
  },
  {
    question: 'Do I have to give my birth date?',
    answer:
      'No, six of the nine numbers come from your name alone (two of them, Destiny and Expression, are one sum). Life Path and Maturity need a date, so without one they stay empty, and Attitude shows 0. You can always add the date later and press Calculate again. Would you rather give a date and no name? The [Personal Year calculator](page:personal-year) doesn’t ask for anything else.',
  },
  {
    question: 'Where does what I type go?',
    answer:
      'It doesn’t go anywhere. The page does its sums in your own browser, and no server of ours ever gets a name or a date. You can test that: once you’ve seen a result, turn off your connection and calculate another. This tab forgets it when you close it. Of what you type, two things stay in your browser until you remove them: [the people you keep](page:people) and the history of the [lottery page](page:lottery-predictor). The [privacy policy](page:privacy-policy) has the details.',
  },
  {
    question: 'How does a letter become a number?',
    answer:
      'Each letter gets its place in the alphabet, counted in nines: A is 1, B is 2, I is 9, and J starts over at 1. Add up the values of a name, then the digits of that sum, until there’s one digit left. To see it done with your own letters, open “How this number was found” under any result. The whole table is on [How We Count](page:methods).',
  },
  {
    question: 'What are master numbers?',
    answer:
      'They’re 11, 22 and 33: three sums that stay whole where any other would be reduced. They’re read as stronger versions of 2, 4 and 6, so [11](page:numbers/11) stands for inspiration, [22](page:numbers/22) for great plans and [33](page:numbers/33) for teaching. They aren’t a prize, and they aren’t as rare as people think. As a Life Path, 11 turns up more often than a plain 2. The article on [master numbers](page:blog/master-numbers) has the figures.',
  },
  {
    question: 'Why does another site give me a different Life Path?',
    answer:
      'There’s more than one way to add up a date, and the ways don’t always agree. We add all eight digits in one row. Others reduce the month, the day and the year first, so they may stop at a master number we never meet, or miss one we stop at. It happens with about one date in seven. Open “Other ways to count” under your Life Path to see both, or type what the other site said into [Why Sites Differ](page:why-different).',
  },
  {
    question: 'Is any of this true?',
    answer:
      'The arithmetic is, and the meanings are a custom. Nobody’s ever shown that letters or dates decide a life, and we don’t claim they do. What a good reading can do is hand you a question about yourself that’s worth an honest answer. Keep what’s useful and forget the rest. For health, money or law, please ask somebody qualified. Our [disclaimer](page:disclaimer) says so too.',
  },
];
