import { exploreGroups } from '#texts/pages';
import { inks, Pen } from '../../art/pen';
import { motifOf } from '../../art/share-cards/motifs/all-motifs';
import { everyPage } from '../../config/pages';

/** One pen for all drawings, so that each letter in them has one id on the page. */
const pen = new Pen(inks.night);

/** The pages that are shown, each with the drawing of its share card, as markup within a radius of 240. */
export const everything = Object.entries(exploreGroups)
  .map(([group, heading]) => ({
    heading,
    entries: everyPage
      .filter(({ explore, isHidden }) => explore === group && !isHidden)
      .map((page) => ({ page, drawing: motifOf(page)(pen).join('') })),
  }))
  .filter(({ entries }) => entries.length > 0);

/** The outlines of the letters in the drawings. */
export const letters = pen.definitions();
