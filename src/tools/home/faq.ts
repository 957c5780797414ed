import type { FaqItem } from '../../ui/page/Faq';

/** The seven questions under the home calculator. */
export const homeFaq: readonly FaqItem[] = [
  {
    question: 'Which name should I enter?',
    answer:
      'The full name on your birth certificate, if you want what tradition calls your destiny. The name you answer to every day makes an interesting second try: married names, stage names and nicknames all have their own totals. Type each as you would sign it. Spaces, hyphens and apostrophes are passed over, and so is every character that is not a letter from A to Z; but for a letter like Ł or ë there is a switch under the result that counts it as L or E.',
  },
  {
    question: 'Do I have to give my birth date?',
    answer:
      'No. Six of the nine numbers come from your name alone. Life Path and Maturity need a date, so without one they stay empty, and Attitude shows 0. You can add the date later and press Calculate again; nothing you have typed is lost by trying the name first.',
  },
  {
    question: 'Where does what I type go?',
    answer:
      'Nowhere. The page does its sums in your own browser, and there is no server of ours behind it that could receive a name or a date. Turn your connection off once the page has loaded and it will calculate just as well. Close the tab, and what you typed is gone.',
  },
  {
    question: 'How does a letter become a number?',
    answer:
      'By its place in the alphabet, counted in nines: A is 1, B is 2, I is 9, and J begins again at 1. The values of a name are added up, and the digits of that sum are added again until one digit is left. Open “How this number was found” under any result to see every letter and every sum of your own.',
  },
  {
    question: 'What are master numbers?',
    answer:
      'Eleven, twenty-two and thirty-three: sums that this system keeps whole where it would reduce any other. Tradition reads them as a louder version of the 2, 4 and 6 they would become. They turn up less often than single digits, they are not a prize, and a reading for 4 may fit you better than one for 22.',
  },
  {
    question: 'Why does another site give me a different Life Path?',
    answer:
      'Because there is more than one way to add a date. This site sums all its digits in one row. Others reduce the month, the day and the year apart and add the three, which now and then keeps or loses a master number on the way. Some count Y as a vowel as well, which moves Soul Urge and Personality; their working has a switch for it. Ours are the simpler rules, and each result shows them at work.',
  },
  {
    question: 'Is any of this true?',
    answer:
      'As arithmetic, to the last digit; as a forecast, no. Nobody has shown that letters or dates decide a life, and we do not claim it. What a good reading can do is hand you a sharp question about yourself on an ordinary afternoon. Take what makes you think, laugh at the rest, and ask someone qualified about health, money or law.',
  },
];
