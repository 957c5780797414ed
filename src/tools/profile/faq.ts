import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the profile. */
export const profileFaq: readonly FaqItem[] = [
  {
    question: 'What is in the profile that the calculators do not show?',
    answer:
      'Seven things are new: the birthday number, the personal day, the values missing from your name, the [karmic debts](/blog/karmic-debt), the pinnacles, the challenges and the [life periods](/blog/life-cycles). Everything else can be found on a page of its own, such as the [home calculator](/) or the [career number](/career-number), and comes from the same sum. The profile lets you see all of it side by side.',
  },
  {
    question: 'Where does my name go when I press the button?',
    answer:
      'It stays where it is, because the page adds up your letters in your own browser and forgets them when you close the tab. No e-mail is asked for, since none would be sent. If you save the profile as a PDF, that file is yours alone, and we have no copy to lose. You can read more in the [privacy policy](/privacy-policy).',
  },
  {
    question: 'How do I keep it or print it?',
    answer:
      'Press “Print or save as PDF” at the top of your profile, and your browser’s own print window opens. It can print the pages on A4 or Letter paper, or save them as a PDF file. The pages are numbered, and they leave out the menu, the form and the advertisement. Personal year, month and day are those of the day on which you print.',
  },
  {
    question: 'Which name should I use?',
    answer:
      'Use the full name on your birth certificate first, since this is the custom for Destiny and the other numbers of a name. Then make a second profile with the name you go by now. Lay the two side by side: the numbers of the date will be identical, so whatever is different came with the new name. There is an article about names, [What Your Name Adds Up To](/blog/name-numerology).',
  },
  {
    question: 'Two of my numbers contradict each other. Which is right?',
    answer:
      'Both are right, because they answer different questions. Soul Urge is what you want, and Personality is what others see, so a person may want quiet and still look like the life of the party. Most people recognize such a pair in themselves. The short section at the top of the profile points out the strongest contrast. What each number means by itself is on [the twelve numbers](/numbers).',
  },
];
