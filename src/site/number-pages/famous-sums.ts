import type { CoreNumber } from '@ninefold/numerology';
import type { Example } from '../worked-example/worked-number';

/** A word, a name or a day that everybody knows and that comes to a number. */
interface FamousSum {
  readonly title: string;
  /** Why anyone would add it up. */
  readonly note: string;
  readonly example: Example;
}

type Three = readonly [FamousSum, FamousSum, FamousSum];

const word = (title: string, note: string, name = title): FamousSum => ({
  title,
  note,
  example: { of: 'destiny', name },
});

const day = (title: string, date: string, note: string): FamousSum => ({
  title,
  note,
  example: { of: 'life-path', date },
});

/** Three for each number: a word, a name and a day. A test holds each to its number. */
export const famousSums: Readonly<Record<CoreNumber, Three>> = {
  1: [
    word('Zero', 'The word for nothing is worth 28, and 28 comes down to 1.'),
    word('Sherlock Holmes', 'He has colleagues at Scotland Yard, and sends them home.'),
    day(
      'May 24, 1844',
      '1844-05-24',
      'Samuel Morse taps out the first message from Washington to Baltimore: “What hath God wrought.”',
    ),
  ],
  2: [
    word('Music', 'Beauty, time and gold are 2s as well, at 20 each.'),
    word('Noah', 'The animals went in two by two, and so does the name.'),
    day(
      'January 1, 1818',
      '1818-01-01',
      '“Frankenstein” is published in London, without its author’s name. All its creature asks for is one companion.',
    ),
  ],
  3: [
    word('Bread', 'Rose, moon and peace come to 21 too. That’s most of a good evening.'),
    word('Ella Fitzgerald', 'Louis Armstrong comes to 66 as well, so the duets were well matched.'),
    day(
      'March 3, 1887',
      '1887-03-03',
      'Anne Sullivan arrives at the house of a child who can’t see or hear, and Helen Keller’s conversation begins.',
    ),
  ],
  4: [
    word('Mathematics', 'Eleven letters, 40 in all, and the zero doesn’t put up a fight.'),
    word('Johann Sebastian Bach', 'Three names, one of them long, and everything in order.'),
    day(
      'May 24, 1883',
      '1883-05-24',
      'The Brooklyn Bridge opens after fourteen years of building. The word Brooklyn is a four too.',
    ),
  ],
  5: [
    word('Compass', 'It points one way so you can go any other.'),
    word(
      'Bach',
      'The surname alone is 14 in our table, and it’s 14 again if A is 1, B is 2 and so on to Z. People have been hunting for 14s in his music ever since.',
    ),
    day(
      'May 21, 1932',
      '1932-05-21',
      'Amelia Earhart lands in a pasture in the north of Ireland. She’s just crossed the Atlantic by herself.',
    ),
  ],
  6: [
    word('Truth', 'The words four, five and nine have the same total, 24.'),
    word('Harriet Tubman', 'Abraham Lincoln adds up to 60 as well.'),
    day(
      'January 6, 1907',
      '1907-01-06',
      'Maria Montessori opens the first Children’s House, in a tenement in Rome. And Rome is a six.',
    ),
  ],
  7: [
    word('Eureka', 'What Archimedes is said to have shouted as he jumped out of the bath.'),
    word('Isaac Newton', 'He kept a discovery in a drawer for years, until somebody asked.'),
    day(
      'July 5, 1687',
      '1687-07-05',
      'The discovery is out of the drawer: Newton’s “Principia” is published.',
    ),
  ],
  8: [
    word('Tea', 'Eight at once, with nothing to reduce: three letters and a kettle.'),
    word('Fibonacci', 'There’s an 8 in his sequence, right after 3 and 5.'),
    day(
      'August 8, 2008',
      '2008-08-08',
      'The opening of the Beijing Olympics, on a date chosen for its eights, adds up to another.',
    ),
  ],
  9: [
    word(
      'Love',
      'Four letters and 18. The word “sun” gets to 9 with three, and nothing to reduce.',
    ),
    word('Charles Darwin', 'Johannes Kepler and Albert Einstein come to 63 with him.'),
    day(
      'May 7, 1824',
      '1824-05-07',
      'In Vienna a symphony is performed for the first time. It’s Beethoven’s Ninth.',
    ),
  ],
  11: [
    word('Light', 'Fire, iron and the word “alphabet” come to 29 as well.'),
    word('Jane Austen', 'Ten letters, not one too many, and 29 again.'),
    day(
      'November 9, 1989',
      '1989-11-09',
      'A spokesman reads a note aloud a little too early, and that night the Berlin Wall is open.',
    ),
  ],
  22: [
    word('Water', 'Boston, which has a harbor full of it, comes to 22 too, and so does the Nile.'),
    word('Athens', 'A city that’s still known for one building.'),
    day(
      'April 15, 1452',
      '1452-04-15',
      'Leonardo da Vinci is born near Florence, by the calendar his family used.',
    ),
  ],
  33: [
    word('Teacher', 'Tradition calls 33 the master teacher, and the letters agree.'),
    word('Othello', 'Shakespeare gave him everything except somebody honest to ask.'),
    day(
      'December 24, 1968',
      '1968-12-24',
      'From Apollo 8, in orbit around the Moon, William Anders photographs the Earth as it rises.',
    ),
  ],
};
