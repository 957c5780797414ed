/** What a number is called, what it is about, and what it is made of. */
interface NumberName {
  readonly label: string;
  /** “What you’re here to learn”. */
  readonly about: string;
  /** “every digit of your birth date”. */
  readonly madeOf: string;
  /** Both in one line. */
  readonly what: string;
  readonly usesName: boolean;
  readonly usesDate: boolean;
}

/** A person's numbers, by the ids that links and data attributes use. A label may change, an id never. */
export const numberNames = {
  'name-number': named(
    'Name Number',
    'name',
    'How people know you',
    'the letters of your first name',
  ),
  'life-path': named(
    'Life Path',
    'date',
    'What you’re here to learn',
    'every digit of your birth date',
  ),
  destiny: named('Destiny', 'name', 'What you’re here to do', 'the letters of your full name'),
  'soul-urge': named('Soul Urge', 'name', 'What you want most', 'the vowels of your full name'),
  personality: named(
    'Personality',
    'name',
    'The side you show',
    'the consonants of your full name',
  ),
  expression: named(
    'Expression',
    'name',
    'What you’re good at',
    'the letters of your full name, once more',
  ),
  maturity: named(
    'Maturity',
    'both',
    'What grows stronger after forty',
    'your Life Path and your Destiny',
  ),
  attitude: named(
    'Attitude',
    'date',
    'The first impression you make',
    'the month and day you were born',
  ),
  'hidden-passion': named(
    'Hidden Passion',
    'name',
    'What you can’t help doing',
    'the value that comes up most in your name',
  ),
  birthday: named('Birthday', 'date', 'The talent you were born with', 'the day of the month'),
  career: named(
    'Career',
    'both',
    'How you work best',
    'your name plus your birth date, taken down to one digit',
  ),
  karmic: named(
    'Karmic Past Life',
    'both',
    'What a past life is said to have left you',
    'the difference between your name and your date',
  ),
  'personal-year': named(
    'Personal Year',
    'date',
    'What this year asks of you',
    'your birth month, your birth day and this year',
  ),
  'personal-month': named(
    'Personal Month',
    'date',
    'What this month is for',
    'your personal year plus the number of the month',
  ),
  'personal-day': named(
    'Personal Day',
    'date',
    'What today is for',
    'your personal month plus the day of the month',
  ),
};

/** “A Destiny adds up the letters of your full name.” */
export const describeSum = ({ label, madeOf }: NumberName) => `A ${label} adds up ${madeOf}.`;

/** The id of a number. */
export type NumberId = keyof typeof numberNames;

function named(
  label: string,
  uses: 'name' | 'date' | 'both',
  about: string,
  madeOf: string,
): NumberName {
  const what = `${about}: ${madeOf}.`;
  return { label, about, madeOf, what, usesName: uses !== 'date', usesDate: uses !== 'name' };
}
