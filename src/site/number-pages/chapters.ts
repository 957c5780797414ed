import type { CoreNumber, Digit } from '@ninefold/numerology';
import { attitudeReadings } from '#texts/readings/attitude';
import { businessReadings } from '#texts/readings/business';
import { careerReadings } from '#texts/readings/career';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { inThisPlace } from '#texts/readings/in-this-place';
import { karmicReadings } from '#texts/readings/karmic';
import { lifePathReadings } from '#texts/readings/life-path';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import { nameMeanings } from '#texts/readings/name-meanings';
import { personalMonthReadings } from '#texts/readings/personal-month';
import { personalYearReadings } from '#texts/readings/personal-year';
import * as words from '#texts/site/number-pages';
import { type PageId, path } from '../../config/paths';
import { type NumberId, numberNames } from '../../numbers/number-names';
import type { BaseReading, CoreReading } from '../../readings/types';
import { numberKinds, sharesReadings } from '../../result/reading/number-kinds';
import {
  businessParts,
  careerParts,
  coreParts,
  type FilledPart,
  karmicParts,
  partsIn,
  personalYearParts,
  type ReadingPart,
} from '../../result/reading/reading-parts';

/** A text or a list, usually under a heading. */
export interface ChapterText {
  readonly heading?: string;
  /** What comes before the text. */
  readonly lead?: string;
  readonly text: string | readonly string[];
}

/** What one table of readings says about a number. */
export interface Chapter {
  readonly id: string;
  /** The name of the number in this table. */
  readonly kind: string;
  readonly what: string;
  /** The calculator that gives it. */
  readonly path: string;
  readonly title: string;
  readonly meaning: string;
  readonly intro?: string;
  /** Single words, shown as such. */
  readonly words?: readonly string[];
  /** Shown after the intro. */
  readonly passages: readonly ChapterText[];
  /** Shown on request. */
  readonly more: readonly ChapterText[];
}

/** Chapters about one side of life. */
export interface ChapterGroup {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** Those shown in full. */
  readonly chapters: readonly Chapter[];
  /** Those of which only an excerpt is shown at first, in columns. */
  readonly briefs: readonly Chapter[];
}

/** Everything written about a number, in the order in which it reads best. */
export function partsOf(number: CoreNumber): readonly ChapterGroup[] {
  const name = headOf('name-number');
  const nameHead = { ...name, id: 'name', what: `${name.what} ${words.readHereToo}` };
  const person: ChapterGroup = {
    id: 'person',
    ...words.parts.person,
    chapters: [
      withOtherNameNumbers(coreChapter(nameHead, nameReadings[number]), number),
      coreChapter(headOf('life-path'), lifePathReadings[number]),
    ],
    briefs: [
      coreChapter(headOf('attitude'), attitudeReadings[number]),
      coreChapter(headOf('hidden-passion'), hiddenPassionReadings[number]),
      coreChapter(headOf('maturity'), maturityReadings[number]),
    ].map(brief),
  };
  return isDigit(number) ? [person, ...digitParts(number)] : [person];
}

function isDigit(number: CoreNumber): number is Digit {
  return number <= 9;
}

/** What a chapter begins with. */
type Head = Pick<Chapter, 'id' | 'kind' | 'what' | 'path'>;

function headOf(id: NumberId, page: PageId = 'home', kind = numberNames[id].label): Head {
  return { id, kind, what: words.about(id), path: path(page) };
}

function coreChapter(head: Head, reading: CoreReading): Chapter {
  return {
    ...head,
    title: reading.title,
    meaning: reading.meaning,
    intro: reading.intro,
    words: reading.keyTraits,
    passages: partsIn(reading, coreParts),
    more: reading.additionalInsights.map((text) => ({ text })),
  };
}

/** The name chapter, with what is written about each of the four that are read there too. */
function withOtherNameNumbers(chapter: Chapter, number: CoreNumber): Chapter {
  const others = numberKinds.flatMap(({ id }) => {
    if (!sharesReadings(id)) return [];
    const lead = nameMeanings[id][number];
    return [{ heading: words.withValue(id, number), lead, text: inThisPlace[id][number] }];
  });
  return { ...chapter, passages: [...others, ...chapter.passages] };
}

/** A chapter with all its passages, except lists, moved into the disclosure. */
function brief(chapter: Chapter): Chapter {
  const isOpen = ({ text }: ChapterText) => typeof text !== 'string';
  return {
    ...chapter,
    passages: chapter.passages.filter(isOpen),
    more: [...chapter.passages.filter((passage) => !isOpen(passage)), ...chapter.more],
  };
}

/** A chapter of a table for 1 to 9, from the parts that its calculator shows. */
function digitChapter<R extends BaseReading>(
  head: Head,
  reading: R,
  parts: readonly ReadingPart<R>[],
): Chapter {
  const { title, meaning, intro } = reading;
  const texts = partsIn(reading, parts);
  const single = texts.flatMap(({ form, text }) => (form === 'words' ? text : []));
  const isAdvice = ({ form, text }: FilledPart) => form === 'wide' && typeof text !== 'string';
  return {
    ...head,
    title,
    meaning,
    intro,
    ...(single.length > 0 && { words: single }),
    passages: texts.filter((part) => part.form !== 'words' && !isAdvice(part)),
    more: texts.filter(isAdvice),
  };
}

function digitParts(digit: Digit): readonly ChapterGroup[] {
  const { title, sentence } = personalMonthReadings[digit];
  const monthHead = headOf('personal-month', 'personal-year');
  const careerHead = headOf('career', 'career-number', words.asNumber('career'));
  const karmicHead = headOf('karmic', 'karmic-past-life', words.asNumber('karmic'));
  const businessHead = {
    id: 'business',
    kind: words.business,
    what: words.aboutBusiness,
    path: path('business-name'),
  };
  return [
    {
      id: 'year',
      ...words.parts.year,
      chapters: [
        digitChapter(
          headOf('personal-year', 'personal-year'),
          personalYearReadings[digit],
          personalYearParts,
        ),
      ],
      briefs: [{ ...monthHead, title, meaning: sentence, passages: [], more: [] }],
    },
    {
      id: 'work',
      ...words.parts.work,
      chapters: [],
      briefs: [
        digitChapter(careerHead, careerReadings[digit], careerParts),
        digitChapter(businessHead, businessReadings[digit], businessParts),
      ].map(brief),
    },
    {
      id: 'past-life',
      ...words.parts['past-life'],
      chapters: [],
      briefs: [digitChapter(karmicHead, karmicReadings[digit], karmicParts)].map(brief),
    },
  ];
}
