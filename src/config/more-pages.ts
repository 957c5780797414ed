import type { PageRecord } from './page-record';
import type { OwnPageId } from './paths';

/** The pages in the groups of *More*, in their order, and those in no menu. */
export const morePages = {
  numbers: {
    title: 'The Twelve Numbers: 1 to 9, 11, 22 and 33, a page each',
    description:
      'What do the numbers mean? The twelve of numerology, 1 to 9 and the masters 11, 22 and 33: a figure, a character and a whole page for each of them.',
    tagline: 'Nine, and three that are kept whole. Each has a page of its own.',
    kind: 'reference',
    menus: ['reference', 'look-up'],
    explore: 'number',
    card: { label: 'Nine figures, and three kept whole', motif: 'twelveFigures' },
  },
  'angel-numbers': {
    title: 'Angel Numbers: 000 to 9999, and what chance has to do with it',
    description:
      'Keep seeing 444, 777 or 11:11? Look your number up: what it’s said to mean, how often a clock, a receipt or a plate shows it by chance, and what to do.',
    tagline: 'The number that keeps turning up: what people say about it, and what chance says.',
    kind: 'reference',
    menus: ['reference', 'look-up'],
    explore: 'number',
    card: { label: 'What keeps turning up', motif: 'clockFace' },
  },
  pairs: {
    title: 'Compatibility: the numerology table of all 78 pairs',
    description:
      'How well do two numbers get along? The scores of all 78 pairs of the numbers 1 to 9, 11, 22 and 33 in one table, and a text about each pair.',
    tagline: 'Every pair of the twelve numbers: how they score, and how they get along.',
    kind: 'reference',
    menus: ['look-up'],
    explore: 'people',
    card: { label: 'All 78 pairs, and a text for each', motif: 'pairTable' },
  },
  methods: {
    title: 'How We Count: every rule of this numerology site',
    description:
      'Every rule we add by, from the letter table to the lottery, with worked examples, and the rules of other schools that we didn’t take, and why.',
    kind: 'reference',
    menus: ['reference'],
    explore: 'how',
    card: { label: 'Every rule, and those we didn’t take', motif: 'letterRows' },
  },
  profile: {
    title: 'The Whole Profile: every numerology number on one page',
    description:
      'Nine numbers, birthday, career, personal year, month and day, karmic debts, pinnacles and periods from one name and date. Free, no e-mail, easy to print.',
    tagline:
      'Every number you’ve got, on one page. Read it, print it, keep it: it’s free, and nobody asks for your e-mail.',
    kind: 'tool',
    menus: ['reference', 'you'],
    explore: 'both',
    articles: ['name-numerology', 'life-cycles', 'karmic-debt'],
    card: { label: 'The whole profile', motif: 'lifeStrip' },
  },
  together: {
    title: 'The Two of You: numerology compatibility, with every sum',
    description:
      'Two names and two birth dates: five pairs of numbers, what each says about the two of you, and your next three years. Free, and nothing’s sent anywhere.',
    tagline:
      'Two names, two birth dates, five pairs of numbers, and what they say about the two of you.',
    kind: 'tool',
    menus: ['reference', 'others'],
    explore: 'people',
    articles: ['love-numbers', 'name-numerology', 'personal-year-numbers'],
    card: { label: 'Two people, five pairs of numbers', motif: 'overlaidFigures' },
  },
  names: {
    title: 'Compare Names by numerology: what changes, what stays',
    description:
      'Birth name or married name, nickname, or three names for a baby: compare up to four, with their numbers side by side and every letter’s value. Free and private.',
    tagline:
      'Birth name and married name, nickname and passport name: see which numbers change and which stay.',
    kind: 'tool',
    menus: ['reference', 'others'],
    explore: 'name',
    articles: ['name-numerology', 'master-numbers', 'birth-order'],
    card: { label: 'What changes, and what stays', motif: 'comparedNames' },
  },
  sigil: {
    title: 'Your Sigil: draw the shape of your name',
    description:
      'Every name has a shape: nine points, one line, your letters in order. Type a name, watch it draw itself, and save it as a picture. Free, in your browser.',
    tagline:
      'Nine points on a ring, and one line through your letters. It’s yours, and you can save it.',
    kind: 'tool',
    menus: ['reference', 'you'],
    explore: 'name',
    articles: ['name-numerology', 'sacred-geometry', 'master-numbers'],
    card: { label: 'Nine points, one line', motif: 'nameShape' },
  },
  'birth-grid': {
    title: 'Birth Grid: your date in the square of nine',
    description:
      'Draw your birth date into the square of nine, Western or Lo Shu: which digits you have, which lines are full or empty, and what each is said to mean.',
    tagline: 'Nine boxes, the digits of your birth date, and the lines they make.',
    kind: 'tool',
    menus: ['reference', 'you'],
    explore: 'date',
    articles: ['sacred-geometry', 'life-cycles', 'master-numbers'],
    card: { label: 'A date in the square of nine', motif: 'birthSquare' },
  },
  birthdays: {
    title: 'Birthdays: what day of the month were you born?',
    description:
      'Born on the 7th, the 13th or the 29th? Each day of the month has a page of its own: what it’s said to mean, its sum, and the days it gets along with.',
    tagline: 'Forget the month and the year for a minute. The day alone is said to say a lot.',
    kind: 'reference',
    menus: ['reference', 'you'],
    explore: 'date',
    card: { label: 'A page for every day of the month', motif: 'calendarPage' },
  },
  'blind-test': {
    title: 'The Blind Test: would you know your own numerology reading?',
    description:
      'Ten rounds of three passages with every number taken out. One of the three is yours. Find it, and see how your score compares with pure luck. Free and private.',
    tagline:
      'Three passages, no numbers, no titles, and one of them was written for a number of yours. Can you find it, ten times?',
    kind: 'tool',
    menus: ['reference', 'test-us'],
    explore: 'both',
    articles: ['name-numerology', 'angel-numbers', 'love-numbers'],
    card: { label: 'Would you know your own reading?', motif: 'threeCards' },
  },
  'by-hand': {
    title: 'Do It by Hand: work out your numbers with a pencil',
    description:
      'Add the letters, add the digits, and we’ll check every sum: Life Path, Destiny, Soul Urge or Personal Year, step by step, with a worksheet to print. Free.',
    tagline:
      'Your own name, your own date, your own sums. We look over your shoulder, and we’re patient.',
    kind: 'tool',
    menus: ['reference', 'test-us'],
    explore: 'how',
    articles: ['name-numerology', 'master-numbers', 'personal-year-numbers'],
    card: { label: 'Step by step, with a worksheet', motif: 'pencilSum' },
  },
  'why-different': {
    title: 'Why Sites Differ: another numerology site, another number',
    description:
      'Two sites, two numbers? Type what the other one said, and see which common rules give it, each with both sums side by side. Free, in your browser.',
    tagline:
      'They say 6, we say 33. Let’s find out what the other site did with your name or your date.',
    kind: 'tool',
    menus: ['reference', 'test-us'],
    explore: 'number',
    articles: ['name-numerology', 'master-numbers', 'personal-year-numbers'],
    card: { label: 'One date, two sites, two numbers', motif: 'twoSlips' },
  },
  people: {
    title: 'Your People: a whole family’s numbers on one page',
    description:
      'Keep the people you care about: nine numbers each, this month’s and this year’s, and how every pair of them gets along. Saved in your browser and nowhere else.',
    tagline:
      'The whole family on one page: everyone’s nine numbers, and how well each gets along with the others.',
    kind: 'tool',
    menus: ['reference', 'others'],
    explore: 'people',
    articles: ['birth-order', 'love-numbers', 'personal-year-numbers'],
    card: { label: 'A family and its numbers', motif: 'familyCircle' },
  },
  today: {
    title: 'Today, for You: your personal day, month and year',
    description:
      'Your personal day, month and year, and those of everyone you keep: three numbers each and what today’s said to be good for. Free, in your browser.',
    tagline: 'Three numbers for today: your day, your month, your year. Tomorrow’s one press away.',
    kind: 'tool',
    menus: ['reference', 'you'],
    explore: 'date',
    articles: ['personal-year-numbers', 'life-cycles', 'manifestation'],
    card: { label: 'Your day, your month, your year', motif: 'dayLeaves' },
  },
  explore: {
    title: 'Everything Here: this numerology site on one page',
    description:
      'Every calculator, tool and table there is here, sorted by what you’ve got: a name, a date, two people, a number you keep seeing, or just curiosity.',
    tagline: 'Start with what you’ve got. One line each, and every one of them is free.',
    kind: 'reference',
    menus: ['reference', 'look-up'],
    card: { label: 'Every tool, by what you’ve got', motif: 'allDoors' },
  },
  'guide-frame': {
    title: 'Power Numerology Guide: a short book to read here',
    description:
      'A short book of Pythagorean numerology you can read in one sitting: letters, core numbers, cycles, and one person worked out from start to finish.',
    tagline:
      'A short book, a pencil and an old envelope: after an hour you can do all of this yourself.',
    kind: 'reference',
    menus: ['reference', 'look-up'],
    canonical: 'guide',
    explore: 'how',
    card: { label: 'A short book to read here', motif: 'openBook' },
  },
  blog: {
    title: 'Numerology Blog: essays with their sums shown',
    description:
      'Articles on numbers and the people who live with them: names, years, work, love, circles and clocks, with drawings and worked examples.',
    heading: 'Numerology Blog',
    tagline: 'Numbers, and the people who have to live with them.',
    kind: 'reference',
    menus: ['quick-links', 'look-up'],
    explore: 'how',
    card: { label: 'Essays with their sums shown', motif: 'fannedSheets' },
  },
  guide: {
    title: 'Power Numerology Guide: the whole book on one page',
    description:
      'A short book of Pythagorean numerology: the letters, the sums, twelve numbers, the cycles of a life, and one person worked out from start to finish.',
    kind: 'reference',
    card: { label: 'A short book', motif: 'bookCover' },
  },
  'not-found': {
    description:
      'There’s no page at this address. Here’s the way back to the calculators, and to everything else.',
    heading: 'This page isn’t on the chart',
    kind: 'text',
    card: { motif: 'missingStar' },
  },
  offline: {
    description:
      'There’s no network, and this browser has no copy of the page you wanted. Here’s everything that works without one.',
    heading: 'You’re offline',
    kind: 'text',
    card: { motif: 'cutLine' },
  },
} as const satisfies Readonly<Partial<Record<OwnPageId, PageRecord>>>;
