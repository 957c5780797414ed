import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the people that a visitor keeps. */
export const peopleFaq: readonly FaqItem[] = [
  {
    question: 'Where are these names and birth dates kept?',
    answer:
      'In this browser, on this device, and nowhere else. There’s no account, and nothing’s sent to us or to anybody. Nobody is kept until you press Keep this person: trying out a name in a calculator keeps nothing. Another browser on the same computer won’t show them, and neither will a private window. Everyone who uses this browser can see them, though, so think twice on a shared computer.',
  },
  {
    question: 'How do I get them onto my phone?',
    answer:
      'Press Save a copy here, send yourself the small file it writes, and choose that file under Open a copy on the phone. Opening a copy adds whoever’s missing there, leaves out whoever’s there already and removes nobody. Then it tells you how many it added. It’s also a good thing to have before you clear your browser’s data, because that takes your people with it.',
  },
  {
    question: 'What does the table of scores mean?',
    answer:
      'Each square is one pair, and its percentage is the same one you’d get on [The Two of You](page:together): five pairs of numbers, with Life Path counting most. 60 percent is ordinary and 70 is high. Below the table you can pick two people and read what’s behind their score. It’s a game, so please don’t seat a wedding by it.',
  },
  {
    question: 'Why do the year and month numbers change?',
    answer:
      'Because they follow the calendar. The nine numbers come from a name and a birth date and stay as they are. The year’s number moves on January 1, the month’s on the first of every month, and both are read from your device’s own clock. To see what a year is said to bring, open somebody’s [Personal Year](page:personal-year) from their entry.',
  },
  {
    question: 'Can I keep somebody without a birth date?',
    answer:
      'Yes, and then you’ll see the six numbers that come from the name, with a dash in place of the others. When you find out the date, press Add it: the calculator opens with the name filled in, and once you’ve calculated with the date, Keep this person adds it to the entry you have. It works the other way around too, with a date and no name.',
  },
  {
    question: 'How do I remove somebody, or everyone?',
    answer:
      'Remove takes one person off the list, and for ten seconds Undo brings them back. Remove everyone asks first and then clears the whole list, along with any damaged data we’d set aside. Forget it now, under the calculators, is something else: it clears what this tab remembers of your last entry and leaves your people alone. A hundred people is the most this page will hold.',
  },
];
