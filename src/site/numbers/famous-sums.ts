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
    word('Zero', 'The word for nothing is worth 28, and 28 is a one.'),
    word('Sherlock Holmes', 'He has colleagues at Scotland Yard, and sends them home.'),
    day(
      'May 24, 1844',
      '1844-05-24',
      'Samuel Morse taps out the first message from Washington to Baltimore: “What hath God wrought.”',
    ),
  ],
  2: [
    word('Music', 'So are beauty, time and gold, each of them 20.'),
    word('Noah', 'The animals went in two by two, and so does the name.'),
    day(
      'January 1, 1818',
      '1818-01-01',
      '“Frankenstein” is published in London, without its author’s name. All its creature asks for is one companion.',
    ),
  ],
  3: [
    word('Bread', 'Also rose, moon and peace: four good words, and 21 every time.'),
    word('Ella Fitzgerald', 'Louis Armstrong comes to 66 as well, so the duets were well matched.'),
    day(
      'March 3, 1887',
      '1887-03-03',
      'Anne Sullivan arrives at the house of a child who can neither see nor hear, and Helen Keller’s conversation begins.',
    ),
  ],
  4: [
    word('Mathematics', 'Eleven letters, 40 in all, and the zero costs nothing to remove.'),
    word('Johann Sebastian Bach', 'Three names, one of them long, and everything in order.'),
    day(
      'May 24, 1883',
      '1883-05-24',
      'The Brooklyn Bridge opens after fourteen years of building. The word Brooklyn is a four too.',
    ),
  ],
  5: [
    word('Compass', 'It points one way, so that its owner may go any other.'),
    word(
      'Bach',
      'The surname alone is 14 in this table, and 14 also when A is 1, B is 2 and so on through the alphabet; admirers have looked for that number in his scores ever since.',
    ),
    day(
      'May 21, 1932',
      '1932-05-21',
      'Amelia Earhart comes down in a pasture in the north of Ireland, having crossed the Atlantic by herself.',
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
    word('Eureka', 'What Archimedes is said to have shouted on leaving the bath.'),
    word('Isaac Newton', 'He kept a discovery in a drawer for years, and had to be asked.'),
    day(
      'July 5, 1687',
      '1687-07-05',
      'The discovery is out of the drawer: Newton’s “Principia” is published.',
    ),
  ],
  8: [
    word('Tea', 'Eight at once, with nothing to reduce: three letters and a kettle.'),
    word('Fibonacci', 'An 8 stands in his sequence, after 3 and 5.'),
    day(
      'August 8, 2008',
      '2008-08-08',
      'The opening of the Beijing Olympics, on a date chosen for its eights, adds up to another.',
    ),
  ],
  9: [
    word('Love', 'Four letters, 18; the sun has three and needs no reduction.'),
    word('Charles Darwin', 'Johannes Kepler and Albert Einstein come to 63 with him.'),
    day(
      'May 7, 1824',
      '1824-05-07',
      'In Vienna a symphony is performed for the first time. It is Beethoven’s Ninth.',
    ),
  ],
  11: [
    word('Light', 'Fire, iron and the whole alphabet make 29 with it.'),
    word('Jane Austen', 'Ten letters and no accident among them: 29 again.'),
    day(
      'November 9, 1989',
      '1989-11-09',
      'A spokesman reads a note aloud a little too early, and that night the Berlin Wall is open.',
    ),
  ],
  22: [
    word('Water', 'Boston, which has a harbor full of it, comes to 22 too, and so does the Nile.'),
    word('Athens', 'A city that is still known for one building.'),
    day(
      'April 15, 1452',
      '1452-04-15',
      'Leonardo da Vinci is born near Florence, by the calendar his family used.',
    ),
  ],
  33: [
    word('Teacher', 'The tradition calls 33 the master teacher. The letters agree.'),
    word('Othello', 'Shakespeare gave him everything except somebody honest to ask.'),
    day(
      'December 24, 1968',
      '1968-12-24',
      'From Apollo 8, in orbit around the Moon, William Anders photographs the Earth as it rises.',
    ),
  ],
};
