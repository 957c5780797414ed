import type { FaqItem } from '../../ui/page/Faq';

/** The nine questions under the Karmic Past Life calculator. */
export const karmicFaq: readonly FaqItem[] = [
  {
    question: 'What does the karmic number measure?',
    answer:
      'It measures the distance between two numbers: the one your full name reduces to and the one your birth date reduces to. We take the smaller from the larger. Elsewhere that difference is called the bridge number, and has nothing to do with past lives. Here it’s read as unfinished business from an earlier life and told as a story with a lesson. On the [home page](page:home) the same two numbers are your Destiny and your Life Path.',
  },
  {
    question: 'What if the distance is zero?',
    answer:
      'Then it counts as 9. A name and a date that agree leave no distance to read, so [9](page:numbers/9), the number of completion, takes its place. Some explain it as an old debt paid in full. The plainer story is that two sums came out the same and the page had promised you a number.',
  },
  {
    question: 'Why did I get a number above 9 and no reading?',
    answer:
      'Because 11, 22 and 33 stay whole here, so a distance can be large: 33 − 1 = 32, for instance. It happens to about one visitor in ten. Our readings go from 1 to 9, so above that the page says what such a distance is said to mean, shows the working, and links to your own Destiny and Life Path, which do have readings. We like that better than making up a past life for 32. The rule is on [How We Count](page:methods).',
  },
  {
    question: 'What are the karmic debt numbers 13, 14, 16 and 19?',
    answer:
      'They’re four sums that tradition marks when they turn up in a reduction, just before they become 4, 5, 7 and 1. In the old stories 13 is work left to others, 14 freedom used carelessly, 16 pride, and 19 power kept for oneself. This page counts something else. The article on [karmic debt](page:blog/karmic-debt) explains the four, and your [whole profile](page:profile) shows whether you have any.',
  },
  {
    question: 'Do I have to believe in past lives?',
    answer:
      'No, you can read it as a short story in which you have the lead. A tale about somebody who kept making a wall higher can be a good way to talk about your own habits, whether or not there ever was a wall. The lesson at the end is about the life you’ve got now. It’s entertainment, as the [disclaimer](page:disclaimer) says.',
  },
  {
    question: 'Which name do I use?',
    answer:
      'Use the full name you were given at birth, middle names included. The idea is that this name and your date arrived together, before you had any say in it. A later name gives another distance, and it’s fun to compare: has the new one brought you closer to your date, or taken you further away? The article on [name numerology](page:blog/name-numerology) shows what a new spelling does.',
  },
  {
    question: 'Can a karmic number change?',
    answer:
      'Only if the name you type changes. The date is fixed, so the same spelling gives the same result today and in thirty years. What may change is the line you notice. At twenty it’s the talents, and at fifty it may well be the lessons. If you’d like a number that moves on each January, there’s the [personal year](page:personal-year).',
  },
  {
    question: 'Is a high number heavier karma than a low one?',
    answer:
      'No, it’s only a wider distance. A [1](page:numbers/1) is told as the story of a fighter and a [9](page:numbers/9) as the story of a helper, and neither got the worse deal. Nothing here is a punishment or a warning. If a reading ever frightens you, close the page and go for a walk. It was meant to be fun, and it didn’t work.',
  },
  {
    question: 'Can two people have met in a past life?',
    answer:
      'Nobody can tell you that, least of all a calculator. Couples who get the same karmic number like to think so, and it makes a lovely toast at a wedding. If you’d like something to play with together, [The Two of You](page:together) compares two people by their names and dates, [Name Vibration](page:names-battle) compares two names, and [Love by the Numbers](page:blog/love-numbers) is about couples.',
  },
];
