import type { PageRecord } from './page-record';
import type { OwnPageId } from './paths';
import { site } from './site';

/** The pages in the main menu and in the columns of the footer, in their order. */
export const mainPages = {
  home: {
    name: 'Numerology calculator',
    title: 'Numerology calculator: nine numbers and their working',
    description:
      'Type a name and a birth date, and read what your nine numbers are said to mean, each with its sum. Free, no sign-up, worked out in your browser.',
    heading: 'Numerology Calculator',
    tagline: 'Nine numbers from your name and birth date.',
    kind: 'tool',
    menus: ['main'],
    explore: 'both',
    card: { motif: 'nineNumbers' },
  },
  'personal-year': {
    name: 'Personal Year calculator',
    title: 'Personal Year calculator: which of the nine is yours?',
    description:
      'Your birthday and the year on the calendar make one number from 1 to 9. Find yours, what such a year is good for, and its twelve months.',
    heading: 'Personal Year Number',
    tagline:
      'Which of the nine years are you in? Each runs from January to December, and after the ninth they start over.',
    kind: 'tool',
    menus: ['main'],
    explore: 'date',
    articles: ['personal-year-numbers', 'life-cycles', 'manifestation'],
    card: { motif: 'yearWheel' },
  },
  'career-number': {
    name: 'Career Number calculator',
    title: 'Career Number calculator: work that fits',
    description:
      'Your full name and birth date add up to a career number from 1 to 9: eight jobs that suit it, where it works best, and what stops the raise.',
    heading: 'Career Number',
    tagline: 'What kind of work fits you? Your full name and your birth date have a suggestion.',
    kind: 'tool',
    menus: ['main'],
    explore: 'both',
    articles: ['career-choices', 'name-numerology', 'master-numbers'],
    card: { motif: 'compasses' },
  },
  'business-name': {
    name: 'Business Name calculator',
    title: 'Business Name calculator: what the sign adds up to',
    description:
      'Add up the letters over the door. Your business name’s number from 1 to 9: its character, the trades it suits and how it talks to customers.',
    heading: 'Business Name Numerology',
    tagline:
      'Every letter over the door has a value. Add them up, and see what the name is said to promise.',
    kind: 'tool',
    menus: ['main'],
    explore: 'name',
    card: { motif: 'hangingSign' },
  },
  'karmic-past-life': {
    name: 'Karmic Past Life calculator',
    title: 'Karmic Past Life calculator: who you may have been',
    description:
      'How far is your name from your birth date? Most distances run from 1 to 9, and each of those has a past life to it, told for fun, with its sum shown.',
    heading: 'Karmic Past Life Number',
    tagline:
      'Who might you have been? The distance between your name and your birth date, told as a story.',
    kind: 'tool',
    menus: ['main'],
    explore: 'both',
    card: { motif: 'earlierLives' },
  },
  'daily-decoder': {
    name: 'Daily Destiny Decoder',
    title: 'Daily Destiny Decoder: your day in percent',
    description:
      'Your birthday meets today’s date: a playful score from 0 to 100 that changes at midnight, with a reading and all the arithmetic.',
    tagline: 'How well you and today get along, in percent, until midnight.',
    kind: 'tool',
    menus: ['main'],
    explore: 'date',
    card: { label: 'Your day in percent', motif: 'dayDial' },
  },
  'names-battle': {
    name: 'Name Vibration Battle',
    title: 'Name Vibration Battle: two names, one score',
    description:
      'Two names, two numbers, one score: for friends, lovers, siblings, or you and the dog. There’s a text for every pair, and the sum is on show.',
    tagline: 'Two names, two numbers, and what happens when they sit down at one table.',
    kind: 'tool',
    menus: ['main'],
    explore: 'people',
    card: { label: 'Two names, two numbers, one score', motif: 'twoFigures' },
  },
  'lottery-predictor': {
    name: 'Lucky Number Lottery',
    title: 'Lucky Number Lottery: six numbers from your Life Path',
    description:
      'Six power numbers from your Life Path and today’s date, a check against any draw, and a history that stays in your browser. It’s a toy, and says so.',
    tagline: 'Six power numbers from your Life Path and today’s date, for the fun of it.',
    kind: 'tool',
    menus: ['main'],
    explore: 'number',
    card: { label: 'Six numbers from your Life Path', motif: 'drawnNumbers' },
  },
  about: {
    title: `About ${site.brand}: who adds things up here, and why`,
    description: `Who’s behind ${site.brand}, how the readings are made, why every sum is shown, and what this free numerology site promises and what it doesn’t.`,
    heading: `About ${site.brand}`,
    kind: 'text',
    menus: ['main', 'quick-links'],
    card: { label: 'Every sum on show', motif: 'scrapOfPaper' },
  },
  contact: {
    description: `How to reach ${site.brand}: one e-mail address, one postal address, our hours, and how soon you’ll hear back from a person.`,
    kind: 'text',
    menus: ['support'],
    card: { label: 'By e-mail or by post', motif: 'sealedLetter' },
  },
  store: {
    title: 'Store: what you can order',
    description:
      'What we sell beside the free calculators: what it includes, what it costs, when it arrives, who makes it and when you get your money back.',
    tagline:
      'The calculators are free and they’ll stay free. What’s in the store takes somebody’s time.',
    kind: 'store',
    menus: ['support'],
    card: { label: 'What you can order', motif: 'priceTags' },
  },
  'privacy-policy': {
    description: `What we know about you, which is very little: the sums are done in your browser, ${site.newsletter ? '' : 'there are no cookies, '}and what’s remembered stays on your device.`,
    kind: 'text',
    menus: ['legal'],
    card: { label: 'What you type stays with you', motif: 'keyhole' },
  },
  'terms-of-use': {
    description:
      'The terms for using this free numerology site: what you can do with it, what it doesn’t promise, and whose law applies. Thirteen short sections.',
    kind: 'text',
    menus: ['legal'],
    card: { label: 'The rules of the house', motif: 'sealedSheet' },
  },
  disclaimer: {
    description:
      'Everything on this numerology site is entertainment, and none of it’s professional advice. What that means for you and the decisions you make.',
    kind: 'text',
    menus: ['legal'],
    card: { label: 'For entertainment', motif: 'asterisk' },
  },
  'affiliate-disclosure': {
    description:
      'Some links on this site are paid. Which ones they are, how they keep the calculators free, what they cost you (nothing), and what no partner can buy.',
    kind: 'text',
    menus: ['legal'],
    card: { label: 'Which links pay us', motif: 'linkedRings' },
  },
} as const satisfies Readonly<Partial<Record<OwnPageId, PageRecord>>>;
