import type { FaqItem } from '../../ui/page/Faq';

/** The nine questions under the Karmic Past Life calculator. */
export const karmicFaq: readonly FaqItem[] = [
  {
    question: 'What does the karmic number measure?',
    answer:
      'The distance between two numbers: the one your full name reduces to and the one your birth date reduces to. The larger minus the smaller is your result. Readers treat that gap as unfinished business, something that stood between who you were called and when you arrived.',
  },
  {
    question: 'What if the distance is zero?',
    answer:
      'Then it counts as 9. A name and a date that agree leave no gap to read, and nine, the number of completion, takes its place. You may hear it explained as an old account settled in full. The plainer explanation is that two sums happened to meet, and a page that promises a number had to show one.',
  },
  {
    question: 'Why did I get a number above 9 and no reading?',
    answer:
      'Because 11, 22 and 33 are kept whole here, and a distance from one of them can be large: 33 less 1 is 32. Roughly one visitor in ten meets this. No reading is written for such numbers, so the page shows you the working instead and leaves it there, which we prefer to inventing a meaning for 32.',
  },
  {
    question: 'What are the karmic debt numbers 13, 14, 16 and 19?',
    answer:
      'Four sums that tradition marks when they appear halfway through a reduction, just before they become 4, 5, 7 and 1. Thirteen is read as work avoided, fourteen as freedom abused, sixteen as pride brought down and nineteen as help refused. They belong to a different method from the one on this page; an article on our blog explains them.',
  },
  {
    question: 'Do I have to believe in past lives?',
    answer:
      'Not in the least. Read the result as a short story in which you happen to play the lead. A former innkeeper with a weakness for locked doors can be a good way of talking about your habits, whether or not there was ever an inn. Fiction has always been the easier mirror.',
  },
  {
    question: 'Which name do I use?',
    answer:
      'The full name you were given at birth, middle names and all. The idea behind the method is that it caught you on arrival, before you had any say in the matter. A later name gives another distance, and you may enjoy comparing: has the name you chose or married brought you nearer to your date, or taken you further from it?',
  },
  {
    question: 'Can a karmic number change?',
    answer:
      'Only if the name you type does. The date is fixed, so the same spelling will return the same result today and in thirty years. What may change is which line of it you notice. At twenty you may underline the talents, and at fifty find yourself stopping at the lessons.',
  },
  {
    question: 'Is a high number heavier karma than a low one?',
    answer:
      'No, it is only a wider gap. A one is read as a single stubborn habit and a nine as a long, tired generosity, and neither weighs more. Nothing here is a punishment or a warning. If a reading ever makes you afraid, close the page and take a walk; it has failed at the only job it has.',
  },
  {
    question: 'Can two people have met in a past life?',
    answer:
      'Nobody can tell you that, and a calculator least of all. Couples who get the same karmic number like to think so, and it makes a charming toast at a wedding. If you want something to play with together, the Name Vibration page compares two names and takes no oath on either of them.',
  },
];
