import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the profile. */
export const profileFaq: readonly FaqItem[] = [
  {
    question: 'What is in the profile that the calculators do not show?',
    answer:
      'Seven things: the birthday, the personal month and day, the values your name lacks, the karmic debts met on the way, the pinnacles with their challenges, and the life periods. Everything else is a number you can get on its own page, with the same sum behind it; a test compares the two for every release. What is new is seeing them side by side.',
  },
  {
    question: 'Where does my name go when I press the button?',
    answer:
      'Nowhere. The page adds up your letters in your own browser, draws what it draws there, and forgets it when you close the tab. No e-mail is asked for, because none would be sent. If you save the profile as a PDF, that file is yours alone and we have no copy to lose.',
  },
  {
    question: 'How do I keep it or print it?',
    answer:
      'Press the button with that name, and your browser’s own print window opens. It can put the pages on paper, A4 or Letter, or save them as a PDF. The pages are numbered and leave out the menu, the form and the advertisement. Personal year, month and day are those of the day on which you print.',
  },
  {
    question: 'Which name should I use?',
    answer:
      'The full name on your birth certificate is the custom for Destiny and its relatives. The name you go by now is worth a second sheet, since it is the one people call across a street. Lay the two side by side: the date’s half will be identical, and whatever differs in the other half came with the change.',
  },
  {
    question: 'Two of my numbers contradict each other. Which is right?',
    answer:
      'Both, or neither: they answer different questions. A Soul Urge that wants the window seat and a Personality that gives it away are no mistake in the sum, and most people recognize such a pair in themselves. The short section at the top points out the loudest of these quarrels. Take the one that made you laugh and leave the others alone.',
  },
];
