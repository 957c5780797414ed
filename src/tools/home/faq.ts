import type { FaqItem } from '../../ui/page/Faq';

/** The seven questions under the home calculator. */
export const homeFaq: readonly FaqItem[] = [
  {
    question: 'Which name should I enter?',
    answer:
      'Enter the full name on your birth certificate, because that is the one the tradition reads. The name you use every day makes an interesting second try: nicknames, stage names and married names all have totals of their own. Only the letters A to Z are counted. For a letter like Ł or ë there is a switch under the result that counts it as L or E. More about names is in [What Your Name Adds Up To](/blog/name-numerology).',
  },
  {
    question: 'Do I have to give my birth date?',
    answer:
      'No, six of the nine numbers come from your name alone. Life Path and Maturity need a date, so without one they stay empty, and Attitude shows 0. You can add the date later and press Calculate again. If you would rather give a date and no name, the [Personal Year calculator](/personal-year) asks for nothing else.',
  },
  {
    question: 'Where does what I type go?',
    answer:
      'It goes nowhere, because the page does its sums in your own browser. No server of ours receives a name or a date. Turn off your connection once the page has loaded, and it will calculate just as well. Close the tab, and what you typed is gone. Only the [lottery page](/lottery-predictor) saves something, a history on your own device. The [privacy policy](/privacy-policy) has the details.',
  },
  {
    question: 'How does a letter become a number?',
    answer:
      'Each letter gets its place in the alphabet, counted in nines: A is 1, B is 2, I is 9, and J begins again at 1. The values of a name are added, and the digits of that sum are added again until one digit is left. Open “How this number was found” under any result to see your own letters. The whole table is on the page [How We Count](/methods).',
  },
  {
    question: 'What are master numbers?',
    answer:
      'Master numbers are 11, 22 and 33: three sums that are kept whole where any other would be reduced. They are read as stronger forms of 2, 4 and 6. [11](/numbers/11) stands for inspiration, [22](/numbers/22) for great plans and [33](/numbers/33) for teaching. They are less common than single digits, but they are no prize. The article on [master numbers](/blog/master-numbers) says how rare each of them is.',
  },
  {
    question: 'Why does another site give me a different Life Path?',
    answer:
      'There is more than one way to add a date, and the ways do not always agree. This site adds all the digits in one row. Others reduce month, day and year separately, so they may meet a master number that we miss, or miss one that we meet. This concerns about one date in seven. Both ways are shown under your Life Path, and [How We Count](/methods) compares them.',
  },
  {
    question: 'Is any of this true?',
    answer:
      'The arithmetic is true, and the meanings are a custom. Nobody has shown that letters or dates decide a life, and we do not claim it. What a good reading can do is give you a question about yourself that is worth an honest answer. Keep what helps you and forget the rest. For health, money or law, ask somebody qualified; our [disclaimer](/disclaimer) says the same.',
  },
];
