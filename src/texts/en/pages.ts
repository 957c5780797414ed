import { ordinal } from './language';

/**
 * What a page is called and what it holds, by its id: in breadcrumbs, search engines, its heading and the line
 * below it, and the small line on its share card. A title or heading that is left out is the name.
 */
export const pageTexts = (
  brand: string,
  { setsCookies, hasOffer }: { setsCookies: boolean; hasOffer: boolean },
) => ({
  home: {
    name: 'Numerology calculator',
    title: 'Numerology calculator: nine numbers and their working',
    description:
      'Type a name and a birth date, and read what your nine numbers are said to mean, each with its sum. Free, no sign-up, worked out in your browser.',
    heading: 'Numerology Calculator',
    tagline: 'Nine numbers from your name and birth date.',
  },
  'personal-year': {
    name: 'Personal Year calculator',
    title: 'Personal Year calculator: which of the nine is yours?',
    description:
      'Your birthday and the year on the calendar make one number from 1 to 9. Find yours, what such a year is good for, and its twelve months.',
    heading: 'Personal Year Number',
    tagline:
      'Which of the nine years are you in? Each runs from January to December, and after the ninth they start over.',
  },
  'career-number': {
    name: 'Career Number calculator',
    title: 'Career Number calculator: work that fits',
    description:
      'Your full name and birth date add up to a career number from 1 to 9: eight jobs that suit it, where it works best, and what stops the raise.',
    heading: 'Career Number',
    tagline: 'What kind of work fits you? Your full name and your birth date have a suggestion.',
  },
  'business-name': {
    name: 'Business Name calculator',
    title: 'Business Name calculator: what the sign adds up to',
    description:
      'Add up the letters over the door. Your business name’s number from 1 to 9: its character, the trades it suits and how it talks to customers.',
    heading: 'Business Name Numerology',
    tagline:
      'Every letter over the door has a value. Add them up, and see what the name is said to promise.',
  },
  'karmic-past-life': {
    name: 'Karmic Past Life calculator',
    title: 'Karmic Past Life calculator: who you may have been',
    description:
      'How far is your name from your birth date? Most distances run from 1 to 9, and each of those has a past life to it, told for fun, with its sum shown.',
    heading: 'Karmic Past Life Number',
    tagline:
      'Who might you have been? The distance between your name and your birth date, told as a story.',
  },
  'daily-decoder': {
    name: 'Daily Destiny Decoder',
    title: 'Daily Destiny Decoder: your day in percent',
    description:
      'Your birthday meets today’s date: a playful score from 0 to 100 that changes at midnight, with a reading and all the arithmetic.',
    tagline: 'How well you and today get along, in percent, until midnight.',
    cardLabel: 'Your day in percent',
  },
  'names-battle': {
    name: 'Name Vibration Battle',
    title: 'Name Vibration Battle: two names, one score',
    description:
      'Two names, two numbers, one score: for friends, lovers, siblings, or you and the dog. There’s a text for every pair, and the sum is on show.',
    tagline: 'Two names, two numbers, and what happens when they sit down at one table.',
    cardLabel: 'Two names, two numbers, one score',
  },
  'lottery-predictor': {
    name: 'Lucky Number Lottery',
    title: 'Lucky Number Lottery: six numbers from your Life Path',
    description:
      'Six power numbers from your Life Path and today’s date, a check against any draw, and a history that stays in your browser. It’s a toy, and says so.',
    tagline: 'Six power numbers from your Life Path and today’s date, for the fun of it.',
    cardLabel: 'Six numbers from your Life Path',
  },
  about: {
    title: `About ${brand}: who adds things up here, and why`,
    description: `Who’s behind ${brand}, how the readings are made, why every sum is shown, and what this free numerology site promises and what it doesn’t.`,
    heading: `About ${brand}`,
    cardLabel: 'Every sum on show',
  },
  contact: {
    description: `How to reach ${brand}: one e-mail address, one postal address, our hours, and how soon you’ll hear back from a person.`,
    cardLabel: 'By e-mail or by post',
  },
  store: {
    title: 'Store: what you can order',
    description:
      'What we sell beside the free calculators: what it includes, what it costs, when it arrives, who makes it and when you get your money back.',
    tagline:
      'The calculators are free and they’ll stay free. What’s in the store takes somebody’s time.',
    cardLabel: 'What you can order',
  },
  'privacy-policy': {
    description: `What we know about you, which is very little: the sums are done in your browser, ${setsCookies ? '' : 'there are no cookies, '}and what’s remembered stays on your device.`,
    cardLabel: 'What you type stays with you',
  },
  'terms-of-use': {
    description:
      'The terms for using this free numerology site: what you can do with it, what it doesn’t promise, and whose law applies. Thirteen short sections.',
    cardLabel: 'The rules of the house',
  },
  disclaimer: {
    description:
      'Everything on this numerology site is entertainment, and none of it’s professional advice. What that means for you and the decisions you make.',
    cardLabel: 'For entertainment',
  },
  'affiliate-disclosure': {
    description: hasOffer
      ? 'Some links on this site are paid. Which ones they are, how they keep the calculators free, what they cost you (nothing), and what no partner can buy.'
      : 'No link on this site is paid: nobody gives us money for sending you anywhere. What we do earn with, and what would change here if a link ever paid us.',
    cardLabel: hasOffer ? 'Which links pay us' : 'No link here is paid',
  },
  numbers: {
    title: 'The Twelve Numbers: 1 to 9, 11, 22 and 33, a page each',
    description:
      'What do the numbers mean? The twelve of numerology, 1 to 9 and the masters 11, 22 and 33: a figure, a character and a whole page for each of them.',
    tagline: 'Nine, and three that are kept whole. Each has a page of its own.',
    cardLabel: 'Nine figures, and three kept whole',
  },
  'angel-numbers': {
    title: 'Angel Numbers: 000 to 9999, and what chance has to do with it',
    description:
      'Keep seeing 444, 777 or 11:11? Look your number up: what it’s said to mean, how often a clock, a receipt or a plate shows it by chance, and what to do.',
    tagline: 'The number that keeps turning up: what people say about it, and what chance says.',
    cardLabel: 'What keeps turning up',
  },
  pairs: {
    title: 'Compatibility: the numerology table of all 78 pairs',
    description:
      'How well do two numbers get along? The scores of all 78 pairs of the numbers 1 to 9, 11, 22 and 33 in one table, and a text about each pair.',
    tagline: 'Every pair of the twelve numbers: how they score, and how they get along.',
    cardLabel: 'All 78 pairs, and a text for each',
  },
  methods: {
    title: 'How We Count: every rule of this numerology site',
    description:
      'Every rule we add by, from the letter table to the lottery, with worked examples, and the rules of other schools that we didn’t take, and why.',
    cardLabel: 'Every rule, and those we didn’t take',
  },
  profile: {
    title: 'The Whole Profile: every numerology number on one page',
    description:
      'Nine numbers, birthday, career, personal year, month and day, karmic debts, pinnacles and periods from one name and date. Free, no e-mail needed, easy to print.',
    tagline:
      'Every number you’ve got, on one page. Read it, print it, keep it: it’s free, and it doesn’t need your e-mail.',
    cardLabel: 'The whole profile',
  },
  together: {
    title: 'The Two of You: numerology compatibility, with every sum',
    description:
      'Two names and two birth dates: five pairs of numbers, what each says about the two of you, and your next three years. Free, and nothing you type is sent.',
    tagline:
      'Two names, two birth dates, five pairs of numbers, and what they say about the two of you.',
    cardLabel: 'Two people, five pairs of numbers',
  },
  names: {
    title: 'Compare Names by numerology: what changes, what stays',
    description:
      'Birth name or married name, nickname, or three names for a baby: compare up to four, with their numbers side by side and every letter’s value. Free and private.',
    tagline:
      'Birth name and married name, nickname and passport name: see which numbers change and which stay.',
    cardLabel: 'What changes, and what stays',
  },
  sigil: {
    title: 'Your Sigil: draw the shape of your name',
    description:
      'Every name has a shape: nine points, one line, your letters in order. Type a name, watch it draw itself, and save it as a picture. Free, in your browser.',
    tagline:
      'Nine points on a ring, and one line through your letters. It’s yours, and you can save it.',
    cardLabel: 'Nine points, one line',
  },
  'birth-grid': {
    title: 'Birth Grid: your date in the square of nine',
    description:
      'Draw your birth date into the square of nine, Western or Lo Shu: which digits you have, which lines are full or empty, and what each is said to mean.',
    tagline: 'Nine boxes, the digits of your birth date, and the lines they make.',
    cardLabel: 'A date in the square of nine',
  },
  birthdays: {
    title: 'Birthdays: what day of the month were you born?',
    description:
      'Born on the 7th, the 13th or the 29th? Each day of the month has a page of its own: what it’s said to mean, its sum, and the days it gets along with.',
    tagline: 'Forget the month and the year for a minute. The day alone is said to say a lot.',
    cardLabel: 'A page for every day of the month',
  },
  'blind-test': {
    title: 'The Blind Test: would you know your own numerology reading?',
    description:
      'Ten rounds of three passages with every number taken out. One of the three is yours. Find it, and see how your score compares with pure luck. Free and private.',
    tagline:
      'Three passages, no numbers, no titles, and one of them was written for a number of yours. Can you find it, ten times?',
    cardLabel: 'Would you know your own reading?',
  },
  'by-hand': {
    title: 'Do It by Hand: work out your numbers with a pencil',
    description:
      'Add the letters, add the digits, and we’ll check every sum: Life Path, Destiny, Soul Urge or Personal Year, step by step, with a worksheet to print. Free.',
    tagline:
      'Your own name, your own date, your own sums. We look over your shoulder, and we’re patient.',
    cardLabel: 'Step by step, with a worksheet',
  },
  'why-different': {
    title: 'Why Sites Differ: another numerology site, another number',
    description:
      'Two sites, two numbers? Type what the other one said, and see which common rules give it, each with both sums side by side. Free, in your browser.',
    tagline:
      'They say 6, we say 33. Let’s find out what the other site did with your name or your date.',
    cardLabel: 'One date, two sites, two numbers',
  },
  people: {
    title: 'Your People: a whole family’s numbers on one page',
    description:
      'Keep the people you care about: nine numbers each, this month’s and this year’s, and how every pair of them gets along. Saved in your browser and nowhere else.',
    tagline:
      'The whole family on one page: everyone’s nine numbers, and how well each gets along with the others.',
    cardLabel: 'A family and its numbers',
  },
  today: {
    title: 'Today, for You: your personal day, month and year',
    description:
      'Your personal day, month and year, and those of everyone you keep: three numbers each and what today’s said to be good for. Free, in your browser.',
    tagline: 'Three numbers for today: your day, your month, your year. Tomorrow’s one press away.',
    cardLabel: 'Your day, your month, your year',
  },
  explore: {
    title: 'Everything Here: this numerology site on one page',
    description:
      'Every calculator, tool and table there is here, sorted by what you’ve got: a name, a date, two people, a number you keep seeing, or just curiosity.',
    tagline: 'Start with what you’ve got. One line each, and every one of them is free.',
    cardLabel: 'Every tool, by what you’ve got',
  },
  embed: {
    title: 'On Your Own Page: a number for your blog or your studio',
    description:
      'A free numerology calculator for your own website: Life Path or Personal Year, in a small frame that fits your page, sends nothing and has no ads.',
    tagline: 'A small calculator for a blog, a studio or a class, free and without ads.',
    cardLabel: 'A small calculator for your website',
  },
  'guide-frame': {
    title: 'Power Numerology Guide: a short book to read here',
    description:
      'A short book of Pythagorean numerology you can read in one sitting: letters, core numbers, cycles, and one person worked out from start to finish.',
    tagline:
      'A short book, a pencil and an old envelope: after an hour you can do all of this yourself.',
    cardLabel: 'A short book to read here',
  },
  blog: {
    title: 'Numerology Blog: essays with their sums shown',
    description:
      'Articles on numbers and the people who live with them: names, years, work, love, circles and clocks, with drawings and worked examples.',
    heading: 'Numerology Blog',
    tagline: 'Numbers, and the people who have to live with them.',
    cardLabel: 'Essays with their sums shown',
  },
  guide: {
    title: 'Power Numerology Guide: the whole book on one page',
    description:
      'A short book of Pythagorean numerology: the letters, the sums, twelve numbers, the cycles of a life, and one person worked out from start to finish.',
    cardLabel: 'A short book',
  },
  'not-found': {
    description:
      'There’s no page at this address. Here’s the way back to the calculators, and to everything else.',
    heading: 'This page isn’t on the chart',
  },
  offline: {
    description:
      'There’s no network, and this browser has no copy of the page you wanted. Here’s everything that works without one.',
    heading: 'You’re offline',
  },
});

/** The page of one of the twelve numbers. */
export const numberPage = (number: string, epithet: string, meaning: string) => ({
  name: `The number ${number}`,
  title: `The number ${number}: ${epithet.charAt(0).toLowerCase()}${epithet.slice(1)}`,
  description: `In numerology, ${meaning}`,
  cardLabel: epithet,
});

/** The page of a day of the month. */
export function birthdayPage(day: number, title: string) {
  const name = `Born on the ${ordinal(day)}`;
  return {
    name,
    title: `${name} of the month: ${title}`,
    description: `${name}? What the day is said to mean in numerology, your Attitude month by month, and which other birthdays you get along with.`,
    cardLabel: title,
  };
}

/** The names of the menus: the header's, the groups of its second one, the footer's columns and its last row. */
export const menus = {
  main: 'Main',
  you: 'You',
  others: 'You and others',
  'test-us': 'Test us',
  'look-up': 'Look up',
  'quick-links': 'Quick Links',
  support: 'Support',
  legal: 'Legal',
  reference: 'Reference',
};

/** The groups of Everything Here: what a visitor has. */
export const exploreGroups = {
  both: 'I have a name and a date',
  name: 'I have a name',
  date: 'I have a date',
  people: 'I have two people, or more',
  number: 'I have a number',
  how: 'I want to know how it’s done',
};
