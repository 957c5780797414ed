import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the profile. */
export const profileFaq: readonly FaqItem[] = [
  {
    question: 'What’s in the profile that the calculators don’t show?',
    answer:
      'The values missing from your name, the [karmic debts](page:blog/karmic-debt), the long stretches of life called [pinnacles, challenges and periods](page:blog/life-cycles), and a handful of small numbers, such as Balance and Essence. The big ones have pages of their own, like the [home calculator](page:home) or the [career number](page:career-number), and come from the same sums. Here you get it all side by side, and you can see who’s arguing with whom.',
  },
  {
    question: 'Where does my name go when I press the button?',
    answer:
      'It stays where it is. The page adds up your letters in your own browser, and this tab forgets them when you close it. Only if you press Keep this person do they stay in the browser, on [Your People](page:people). Nobody asks for your e-mail, because there’s nothing to send. If you save the profile as a PDF, that file is yours alone, and we haven’t got a copy to lose. There’s more in the [privacy policy](page:privacy-policy).',
  },
  {
    question: 'How do I keep it or print it?',
    answer:
      'Press “Print or save as PDF” at the top of your profile, and your browser’s own print window opens. It’ll print on A4 or Letter paper, or save a PDF file. The pages are numbered, and the menu, the form and the ad stay off them. Your personal year, month and day are those of the day you print, so date your copies if you make one every birthday.',
  },
  {
    question: 'Which name should I use?',
    answer:
      'Use the full name on your birth certificate first, since that’s the custom for Destiny and the other numbers of a name. Then [lay it side by side](page:names) with the name you go by now. The numbers of the date will be identical, so whatever’s different came with the new name. [What Your Name Adds Up To](page:blog/name-numerology) is a whole article about this.',
  },
  {
    question: 'Two of my numbers contradict each other. Which is right?',
    answer:
      'Both are, because they answer different questions. Soul Urge is what you want, and Personality is what others see, so you can long for quiet and still look like the life of the party. Most people know such a pair in themselves. The short section at the top of the profile says which of yours agree and which don’t. What each one means by itself is on the pages of [the twelve numbers](page:numbers).',
  },
];
