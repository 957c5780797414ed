import { CORE_NUMBERS } from '@ninefold/numerology';
import type { ArticlePath } from '../../config/articles';
import { type NumberPath, numberPath, type Route } from '../../config/routes';
import { numberEssays } from '../../readings/number-essays';
import type { ShareCard } from './card';
import { compasses, earlierLives, hangingSign, nineNumbers, yearWheel } from './motifs/calculators';
import {
  asterisk,
  keyhole,
  linkedRings,
  missingStar,
  priceTags,
  sealedLetter,
  sealedSheet,
} from './motifs/frame';
import { emblem, letterTable, twelveFigures } from './motifs/numbers';
import { lifeStrip } from './motifs/profile';
import { bookCover, openBook, scrapOfPaper, twelveSheets } from './motifs/reading';
import { dayDial, drawnNumbers, twoFigures } from './motifs/tools';

/** Every page but an article, which is shared with its hero picture. */
export type CardRoute = Exclude<Route, ArticlePath>;

/** Each number's page is shared with its own figure. */
const numberCards = Object.fromEntries(
  CORE_NUMBERS.map((number) => [
    numberPath(number),
    {
      label: numberEssays[number].epithet,
      title: `The number ${number}`,
      motif: emblem(number),
    },
  ]),
) as Record<NumberPath, ShareCard>;

/**
 * What each page looks like where it is shared. A new page adds a line here: a label, its `h1` and
 * a drawing, either one of its own or `emblem(n)` from `motifs/numbers.ts`. Its picture, the picture's
 * address and the words for it in the page's head follow from that.
 */
export const shareCards: Readonly<Record<CardRoute, ShareCard>> = {
  '/': {
    label: 'Numerology calculator',
    title: 'What your name and birth date add up to',
    motif: nineNumbers,
  },
  '/personal-year': {
    label: 'Personal Year calculator',
    title: 'Which of the nine years is this?',
    motif: yearWheel,
  },
  '/career-number': {
    label: 'Career Number calculator',
    title: 'The kind of work that fits you',
    motif: compasses,
  },
  '/business-name': {
    label: 'Business Name calculator',
    title: 'What is written over the door',
    motif: hangingSign,
  },
  '/karmic-past-life': {
    label: 'Karmic Past Life calculator',
    title: 'Who you may have been before',
    motif: earlierLives,
  },
  '/profile': {
    label: 'The whole profile',
    title: 'Every number you have, on one page',
    motif: lifeStrip,
  },
  '/daily-decoder': {
    label: 'Your day in percent',
    title: 'Daily Destiny Decoder',
    motif: dayDial,
  },
  '/names-battle': {
    label: 'Two names, two numbers, one score',
    title: 'Name Vibration Battle',
    motif: twoFigures,
  },
  '/lottery-predictor': {
    label: 'Six numbers from your Life Path',
    title: 'Lucky Number Lottery',
    motif: drawnNumbers,
  },
  '/about': { label: 'Every sum on show', title: 'About {brand}', motif: scrapOfPaper },
  '/blog': { label: 'Twelve essays', title: 'Numerology Blog', motif: twelveSheets },
  '/store': { label: 'A reading, a course, a conversation', title: 'Store', motif: priceTags },
  '/contact': { label: 'By e-mail or by post', title: 'Contact', motif: sealedLetter },
  '/numbers': {
    label: 'Nine figures, and three kept whole',
    title: 'The twelve numbers',
    motif: twelveFigures,
  },
  ...numberCards,
  '/methods': {
    label: 'Every rule, and those we did not take',
    title: 'How we count',
    motif: letterTable,
  },
  '/power-numerology-guide': {
    label: 'A short book to read here',
    title: 'Power Numerology Guide',
    motif: openBook,
  },
  '/guide': { label: 'A short book', title: 'Power Numerology Guide', motif: bookCover },
  '/privacy-policy': {
    label: 'What you type stays with you',
    title: 'Privacy Policy',
    motif: keyhole,
  },
  '/terms-of-use': { label: 'The rules of the house', title: 'Terms of Use', motif: sealedSheet },
  '/disclaimer': { label: 'For entertainment', title: 'Disclaimer', motif: asterisk },
  '/affiliate-disclosure': {
    label: 'Which links pay us',
    title: 'Affiliate Disclosure',
    motif: linkedRings,
  },
  '/404': {
    label: 'Page not found',
    title: 'This page is not on the chart',
    motif: missingStar,
  },
};
