import type { CoreNumber } from '@ninefold/numerology';

/** A word, a name or a day that everybody knows and that comes to a number. */
interface FamousSum {
  readonly name?: string;
  /** Written YYYY-MM-DD. */
  readonly date?: string;
  /** Why anyone would add it up. */
  readonly note: string;
}

/** Three for each number: a word, a name and a day. A test holds each to its number. */
export const famousSums: Readonly<Record<CoreNumber, readonly FamousSum[]>> = {
  1: [
    { name: 'Zero', note: 'The word for nothing is worth 28, and 28 comes down to 1.' },
    { name: 'Sherlock Holmes', note: 'He has colleagues at Scotland Yard, and sends them home.' },
    {
      date: '1844-05-24',
      note: 'Samuel Morse taps out the first message from Washington to Baltimore: “What hath God wrought.”',
    },
  ],
  2: [
    { name: 'Music', note: 'Beauty, time and gold are 2s as well, at 20 each.' },
    { name: 'Noah', note: 'The animals went in two by two, and so does the name.' },
    {
      date: '1818-01-01',
      note: '“Frankenstein” is published in London, without its author’s name. All its creature asks for is one companion.',
    },
  ],
  3: [
    { name: 'Bread', note: 'Rose, moon and peace come to 21 too. That’s most of a good evening.' },
    {
      name: 'Ella Fitzgerald',
      note: 'Louis Armstrong comes to 66 as well, so the duets were well matched.',
    },
    {
      date: '1887-03-03',
      note: 'Anne Sullivan arrives at the house of a child who can’t see or hear, and Helen Keller’s conversation begins.',
    },
  ],
  4: [
    {
      name: 'Mathematics',
      note: 'Eleven letters, 40 in all, and the zero doesn’t put up a fight.',
    },
    {
      name: 'Johann Sebastian Bach',
      note: 'Three names, one of them long, and everything in order.',
    },
    {
      date: '1883-05-24',
      note: 'The Brooklyn Bridge opens after fourteen years of building. The word Brooklyn is a four too.',
    },
  ],
  5: [
    { name: 'Compass', note: 'It points one way so you can go any other.' },
    {
      name: 'Bach',
      note: 'The surname alone is 14 in our table, and it’s 14 again if A is 1, B is 2 and so on to Z. People have been hunting for 14s in his music ever since.',
    },
    {
      date: '1932-05-21',
      note: 'Amelia Earhart lands in a pasture in the north of Ireland. She’s just crossed the Atlantic by herself.',
    },
  ],
  6: [
    { name: 'Truth', note: 'The words four, five and nine have the same total, 24.' },
    { name: 'Harriet Tubman', note: 'Abraham Lincoln adds up to 60 as well.' },
    {
      date: '1907-01-06',
      note: 'Maria Montessori opens the first Children’s House, in a tenement in Rome. And Rome is a six.',
    },
  ],
  7: [
    {
      name: 'Eureka',
      note: 'What Archimedes is said to have shouted as he jumped out of the bath.',
    },
    {
      name: 'Isaac Newton',
      note: 'He kept a discovery in a drawer for years, until somebody asked.',
    },
    {
      date: '1687-07-05',
      note: 'The discovery is out of the drawer: Newton’s “Principia” is published.',
    },
  ],
  8: [
    { name: 'Tea', note: 'Eight at once, with nothing to reduce: three letters and a kettle.' },
    { name: 'Fibonacci', note: 'There’s an 8 in his sequence, right after 3 and 5.' },
    {
      date: '2008-08-08',
      note: 'The opening of the Beijing Olympics, on a date chosen for its eights, adds up to another.',
    },
  ],
  9: [
    {
      name: 'Love',
      note: 'Four letters and 18. The word “sun” gets to 9 with three, and nothing to reduce.',
    },
    { name: 'Charles Darwin', note: 'Johannes Kepler and Albert Einstein come to 63 with him.' },
    {
      date: '1824-05-07',
      note: 'In Vienna a symphony is performed for the first time. It’s Beethoven’s Ninth.',
    },
  ],
  11: [
    { name: 'Light', note: 'Fire, iron and the word “alphabet” come to 29 as well.' },
    { name: 'Jane Austen', note: 'Ten letters, not one too many, and 29 again.' },
    {
      date: '1989-11-09',
      note: 'A spokesman reads a note aloud a little too early, and that night the Berlin Wall is open.',
    },
  ],
  22: [
    {
      name: 'Water',
      note: 'Boston, which has a harbor full of it, comes to 22 too, and so does the Nile.',
    },
    { name: 'Athens', note: 'A city that’s still known for one building.' },
    {
      date: '1452-04-15',
      note: 'Leonardo da Vinci is born near Florence, by the calendar his family used.',
    },
  ],
  33: [
    { name: 'Teacher', note: 'Tradition calls 33 the master teacher, and the letters agree.' },
    { name: 'Othello', note: 'Shakespeare gave him everything except somebody honest to ask.' },
    {
      date: '1968-12-24',
      note: 'From Apollo 8, in orbit around the Moon, William Anders photographs the Earth as it rises.',
    },
  ],
};
