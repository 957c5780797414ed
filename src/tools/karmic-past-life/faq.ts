import type { FaqItem } from '../../ui/page/Faq';

/** The nine questions under the Karmic Past Life calculator. */
export const karmicFaq: readonly FaqItem[] = [
  {
    question: 'What does the karmic number measure?',
    answer:
      'It measures the distance between two numbers: the one your full name reduces to and the one your birth date reduces to. The smaller is taken from the larger. Tradition treats the difference as unfinished business from an earlier life, and our readings tell it as a story with a lesson. On the [home page](/) the same two numbers are called Destiny and Life Path.',
  },
  {
    question: 'What if the distance is zero?',
    answer:
      'Then it counts as 9. A name and a date that agree leave no distance to read, so [9](/numbers/9), the number of completion, takes its place. You may hear it explained as an old debt that has been paid in full. The plain explanation is that two sums happened to be equal, and the page had promised you a number.',
  },
  {
    question: 'Why did I get a number above 9 and no reading?',
    answer:
      'Because 11, 22 and 33 are kept whole here, and a distance from one of them can be large: 33 − 1 = 32, for example. It happens to roughly one visitor in ten. No reading is written for such numbers, so the page shows the working and nothing more. We prefer that to inventing a meaning for 32. The rule itself is on [How We Count](/methods).',
  },
  {
    question: 'What are the karmic debt numbers 13, 14, 16 and 19?',
    answer:
      'They are four sums that tradition marks when they appear in a reduction, just before they become 4, 5, 7 and 1. In the old stories 13 stands for work left to others, 14 for freedom used without care, 16 for pride, and 19 for power used only for oneself. This page uses a different method. The article on [karmic debt](/blog/karmic-debt) explains the four, and the [whole profile](/profile) shows whether you have any.',
  },
  {
    question: 'Do I have to believe in past lives?',
    answer:
      'No, you can read the result as a short story in which you play the lead. A tale about an innkeeper who locked every door may be a good way to talk about your own habits, whether or not there ever was an inn. The lesson at its end is about the life you have now. As the [disclaimer](/disclaimer) says, it is entertainment.',
  },
  {
    question: 'Which name do I use?',
    answer:
      'Use the full name you were given at birth, middle names included. The idea is that this name and your date came to you together, before you had any say in the matter. A later name gives another distance, and comparing can be fun: has the new name brought you nearer to your date, or taken you further from it? The article on [name numerology](/blog/name-numerology) shows what a new spelling changes.',
  },
  {
    question: 'Can a karmic number change?',
    answer:
      'It changes only if the name you type changes. The date is fixed, so the same spelling gives the same result today and in thirty years. What may change is the line that you notice. At twenty it may be the talents, and at fifty the lessons. If you are looking for a number that changes each January, there is the [personal year](/personal-year).',
  },
  {
    question: 'Is a high number heavier karma than a low one?',
    answer:
      'No, a high number is only a wider distance. A [1](/numbers/1) is told as the story of a fighter and a [9](/numbers/9) as the story of a helper, and neither is the worse fate. Nothing here is a punishment or a warning. If a reading ever makes you afraid, close the page and take a walk. It was meant to entertain you and has failed.',
  },
  {
    question: 'Can two people have met in a past life?',
    answer:
      'Nobody can tell you that, and a calculator least of all. Couples who get the same karmic number like to think so, and it makes a good story at a wedding. If you want something to play with together, the [Name Vibration](/names-battle) page compares two names, and the article [Love by the Numbers](/blog/love-numbers) is about couples.',
  },
];
