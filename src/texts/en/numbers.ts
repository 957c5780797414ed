/** What a number is called, what it is about, and what it is made of, by its id. */
export const numbers = {
  'name-number': {
    label: 'Name Number',
    about: 'How people know you',
    madeOf: 'the letters of your first name',
  },
  'life-path': {
    label: 'Life Path',
    about: 'What you’re here to learn',
    madeOf: 'every digit of your birth date',
  },
  destiny: {
    label: 'Destiny',
    about: 'What you’re here to do',
    madeOf: 'the letters of your full name',
  },
  'soul-urge': {
    label: 'Soul Urge',
    about: 'What you want most',
    madeOf: 'the vowels of your full name',
  },
  personality: {
    label: 'Personality',
    about: 'The side you show',
    madeOf: 'the consonants of your full name',
  },
  expression: {
    label: 'Expression',
    about: 'What you’re good at',
    madeOf: 'the letters of your full name, once more',
  },
  maturity: {
    label: 'Maturity',
    about: 'What grows stronger after forty',
    madeOf: 'your Life Path and your Destiny',
  },
  attitude: {
    label: 'Attitude',
    about: 'The first impression you make',
    madeOf: 'the month and day you were born',
  },
  'hidden-passion': {
    label: 'Hidden Passion',
    about: 'What you can’t help doing',
    madeOf: 'the value that comes up most in your name',
  },
  birthday: {
    label: 'Birthday',
    about: 'The talent you were born with',
    madeOf: 'the day of the month',
  },
  career: {
    label: 'Career',
    about: 'How you work best',
    madeOf: 'your name plus your birth date, taken down to one digit',
  },
  karmic: {
    label: 'Karmic Past Life',
    about: 'What a past life is said to have left you',
    madeOf: 'the difference between your name and your date',
  },
  'personal-year': {
    label: 'Personal Year',
    about: 'What this year asks of you',
    madeOf: 'your birth month, your birth day and this year',
  },
  'personal-month': {
    label: 'Personal Month',
    about: 'What this month is for',
    madeOf: 'your personal year plus the number of the month',
  },
  'personal-day': {
    label: 'Personal Day',
    about: 'What today is for',
    madeOf: 'your personal month plus the day of the month',
  },
};

/** The id of a number. A label may change, an id never. */
export type NumberId = keyof typeof numbers;

/** “How people know you: the letters of your first name.” */
export const whatItIs = (id: NumberId) => `${numbers[id].about}: ${numbers[id].madeOf}.`;

/** “Your Destiny adds up the letters of your full name.” */
export const describeSum = (id: NumberId) =>
  `Your ${numbers[id].label} adds up ${numbers[id].madeOf}.`;

/** The nine years of a cycle, a word each, from 1 on: on the wheel, on cards and on a day's page. */
export const yearWords = [
  'begin',
  'wait',
  'speak',
  'build',
  'turn',
  'care',
  'look in',
  'harvest',
  'let go',
];
