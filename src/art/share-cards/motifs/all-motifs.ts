import type { MotifName, Page } from '../../../config/pages';
import type { Motif } from '../card';
import * as blogAndGuide from './blog-and-guide';
import * as calculators from './calculators';
import * as days from './days';
import { calendarLeaf } from './days';
import * as informationPages from './information-pages';
import * as numbers from './numbers';
import { emblem } from './numbers';
import * as people from './people';
import * as profile from './profile';
import * as tools from './tools';

const motifs: Readonly<Record<MotifName, Motif>> = {
  ...calculators,
  ...days,
  ...informationPages,
  ...numbers,
  ...people,
  ...profile,
  ...blogAndGuide,
  ...tools,
};

/** The drawing on a page's share card. */
export function motifOf({ motif }: Page): Motif {
  if (typeof motif === 'object') return calendarLeaf(motif.day);
  return typeof motif === 'number' ? emblem(motif) : motifs[motif];
}
