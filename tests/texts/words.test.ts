import { describe, expect, test } from 'vitest';
import { attitudeReadings } from '../../src/readings/attitude';
import { battleAnalysis } from '../../src/readings/battle-analysis';
import { battlePairs } from '../../src/readings/battle-pairs';
import { battleTraits } from '../../src/readings/battle-traits';
import { birthdayReadings } from '../../src/readings/birthday';
import { businessReadings } from '../../src/readings/business';
import { careerReadings } from '../../src/readings/career';
import { challengeReadings } from '../../src/readings/challenge';
import { dailyMessages } from '../../src/readings/daily-tiers';
import { hiddenPassionReadings } from '../../src/readings/hidden-passion';
import { karmicReadings } from '../../src/readings/karmic';
import { karmicDebtReadings } from '../../src/readings/karmic-debt';
import { lifePathReadings } from '../../src/readings/life-path';
import { lifePeriodReadings } from '../../src/readings/life-period';
import { maturityReadings } from '../../src/readings/maturity';
import { missingNumberReadings } from '../../src/readings/missing-number';
import { nameReadings } from '../../src/readings/name';
import { nameMeanings } from '../../src/readings/name-meanings';
import { numberEssays } from '../../src/readings/number-essays';
import { personalDayReadings } from '../../src/readings/personal-day';
import { personalMonthReadings } from '../../src/readings/personal-month';
import { personalYearReadings } from '../../src/readings/personal-year';
import { pinnacleReadings } from '../../src/readings/pinnacle';
import { birthdayTogether } from '../../src/readings/together/birthday';
import { expressionTogether } from '../../src/readings/together/expression';
import { lifePathTogether } from '../../src/readings/together/life-path';
import { personalityTogether } from '../../src/readings/together/personality';
import { soulUrgeTogether } from '../../src/readings/together/soul-urge';
import { universalDayMeanings } from '../../src/readings/universal-day';
import { famousSums } from '../../src/site/numbers/famous-sums';
import { businessFaq } from '../../src/tools/business-name/faq';
import { careerFaq } from '../../src/tools/career-number/faq';
import { decoderFaq } from '../../src/tools/daily-decoder/faq';
import { homeFaq } from '../../src/tools/home/faq';
import { karmicFaq } from '../../src/tools/karmic-past-life/faq';
import { lotteryFaq } from '../../src/tools/lottery-predictor/faq';
import { battleFaq } from '../../src/tools/names-battle/faq';
import { personalYearFaq } from '../../src/tools/personal-year/faq';
import { profileFaq } from '../../src/tools/profile/faq';
import { togetherFaq } from '../../src/tools/together/faq';
import { plainText } from '../../src/ui/page/linked-text';
import { bannedPhrases, type NamedText, repeatedSentences, sharedRuns, wordsOf } from './editorial';
import { rareWords } from './word-frequency';

type Field = string | readonly string[];
type ReadingEntry = Readonly<Record<string, Field>>;
type Length = readonly [least: number, most: number];

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const CORE = [...DIGITS, '11', '22', '33'];
const core: Readonly<Record<string, Length>> = {
  strengths: [70, 110],
  challenges: [70, 110],
  additionalInsights: [45, 75],
};
const paragraph: Length = [50, 90];

/** The ranks in the list of frequent words up to which words may be used. */
const EVERYDAY = 12_000;
const FAMILIAR = 26_000;
const LONGEST_MEANING = 35;

/** Terms of the trade, and titles that are fixed: allowed though they are rare. */
const TERMS = new Set(['numerology', 'karmic', 'pinnacle', 'humanitarian', 'peacemaker']);

/** Every table with the numbers it must have and the words its fields may have. */
const tables = [
  ['name', nameReadings, CORE, core],
  ['life path', lifePathReadings, CORE, core],
  ['maturity', maturityReadings, CORE, core],
  ['attitude', attitudeReadings, CORE, core],
  ['hidden passion', hiddenPassionReadings, CORE, core],
  [
    'personal year',
    personalYearReadings,
    DIGITS,
    { themes: [1, 1], opportunities: [60, 100], challenges: [60, 100], advice: [5, 30] },
  ],
  [
    'career',
    careerReadings,
    DIGITS,
    {
      workEnvironment: paragraph,
      professionalStrengths: paragraph,
      challenges: paragraph,
      successTips: [5, 30],
    },
  ],
  [
    'business',
    businessReadings,
    DIGITS,
    {
      energyProfile: paragraph,
      brandPersonality: paragraph,
      marketingApproach: paragraph,
      challenges: paragraph,
      successTips: [5, 30],
    },
  ],
  [
    'karmic',
    karmicReadings,
    DIGITS,
    {
      karmicLessons: paragraph,
      talentsFromPastLives: paragraph,
      currentLifeChallenges: paragraph,
      soulGrowthPath: paragraph,
      healingAdvice: [5, 30],
    },
  ],
] as const satisfies readonly (readonly [
  string,
  Readonly<Record<number, object>>,
  readonly string[],
  Readonly<Record<string, Length>>,
])[];

function entriesOf(table: object): readonly (readonly [string, ReadingEntry])[] {
  return Object.entries(table) as [string, ReadingEntry][];
}

const textOf = (field: Field): readonly string[] => (typeof field === 'string' ? [field] : field);

/** The prose of an entry: lists of names and single words are not sentences. */
function proseOf(entry: ReadingEntry): string {
  const {
    title: _,
    keyTraits,
    themes,
    idealCareers,
    idealIndustries,
    pastLifeThemes,
    ...prose
  } = entry;
  return Object.values(prose).flatMap(textOf).join(' ');
}

/** The texts of the tools, which are single paragraphs. */
const toolTexts = [
  ...Object.entries(battlePairs).map(([key, text]) => ({ where: `pair ${key}`, text })),
  ...Object.entries(battleTraits).map(([key, text]) => ({ where: `trait ${key}`, text })),
  ...Object.entries(dailyMessages).map(([key, text]) => ({ where: `tier ${key}`, text })),
  ...Object.entries(battleAnalysis).flatMap(([part, variants]) =>
    Object.entries(variants as Readonly<Record<string, string>>).map(([key, text]) => ({
      where: `${part} ${key}`,
      text,
    })),
  ),
];

/** What each kind of number says about two people, text by text. */
const togetherTables = [
  ['life path', lifePathTogether],
  ['expression', expressionTogether],
  ['soul urge', soulUrgeTogether],
  ['personality', personalityTogether],
  ['birthday', birthdayTogether],
] as const;
const togetherTexts = togetherTables.flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([part, texts]) =>
    Object.entries(texts as Readonly<Record<string, string>>).map(([key, text]) => ({
      where: `together: ${kind}, ${part} ${key}`,
      text,
    })),
  ),
);

/** What is written for the pages of the numbers alone. */
const numberTexts = Object.entries(numberEssays).flatMap(
  ([number, { epithet, meaning, opening }]) => [
    { where: `meaning of ${number}`, text: meaning },
    { where: `opening of ${number}`, text: opening.join(' ') },
    { where: `epithet of ${number}`, text: epithet },
  ],
);
const sumNotes = Object.entries(famousSums).flatMap(([number, sums]) =>
  sums.map(({ title, note }) => ({ where: `${title}, a sum of ${number}`, text: note })),
);

/** The short tables of the profile: the numbers each must have, and the words its texts may have. */
const shortTables = [
  ['birthday', birthdayReadings, CORE.filter((number) => number !== '33'), [40, 55]],
  ['personal day', personalDayReadings, DIGITS, [12, 24]],
  ['pinnacle', pinnacleReadings, CORE, [30, 45]],
  ['challenge', challengeReadings, ['0', ...DIGITS.slice(0, 8)], [18, 30]],
  ['life period', lifePeriodReadings, CORE.filter((number) => number !== '33'), [15, 26]],
  ['debt', karmicDebtReadings, ['13', '14', '16', '19'], [30, 45]],
  ['missing number', missingNumberReadings, DIGITS, [15, 28]],
] as const satisfies readonly (readonly [string, object, readonly string[], Length])[];

function shortTexts(table: object): readonly (readonly [number: string, text: string])[] {
  return Object.entries(table as Record<string, string | { text: string }>).map(
    ([number, reading]) => [number, typeof reading === 'string' ? reading : reading.text] as const,
  );
}

const firstSentence = (text: string): string => text.match(/^.*?[.!?]”?(?= |$)/)?.[0] ?? '';

type Meanings = readonly (readonly [number: string, meaning: string])[];

/** The meanings of a table that has them in a field of their own. */
function meaningsOf(table: object): Meanings {
  return entriesOf(table).map(([number, { meaning }]) => [number, String(meaning ?? '')]);
}

/** The meanings of a table whose texts are too short for a field: their first sentences. */
function firstSentences(table: object): Meanings {
  return Object.entries(table as Record<string, string | { text?: string; sentence?: string }>).map(
    ([number, reading]) => {
      const text = typeof reading === 'string' ? reading : (reading.text ?? reading.sentence);
      return [number, firstSentence(text ?? '')];
    },
  );
}

/** The kinds of number that are read from the table of names, each with a meaning of its own. */
const nameKinds = [
  ['Destiny', nameMeanings.destiny],
  ['Soul Urge', nameMeanings.soulUrge],
  ['Personality', nameMeanings.personality],
  ['Expression', nameMeanings.expression],
] as const;

/** Every meaning on the site, table by table. */
const meanings: readonly (readonly [name: string, meanings: Meanings])[] = [
  ...tables.map(([name, table]) => [name, meaningsOf(table)] as const),
  ...nameKinds.map(([name, table]) => [name, Object.entries(table)] as const),
  ['birthday', meaningsOf(birthdayReadings)],
  ['pinnacle', meaningsOf(pinnacleReadings)],
  ['debt', meaningsOf(karmicDebtReadings)],
  ['number page', meaningsOf(numberEssays)],
  ['personal day', firstSentences(personalDayReadings)],
  ['personal month', firstSentences(personalMonthReadings)],
  ['universal day', firstSentences(universalDayMeanings)],
  ['challenge', firstSentences(challengeReadings)],
  ['life period', firstSentences(lifePeriodReadings)],
  ['missing number', firstSentences(missingNumberReadings)],
];

const passages: readonly NamedText[] = [
  ...toolTexts,
  ...togetherTexts,
  ...numberTexts,
  ...sumNotes,
  ...shortTables.flatMap(([name, table]) =>
    shortTexts(table).map(([number, text]) => ({ where: `${name} ${number}`, text })),
  ),
  ...meanings
    .filter(([name]) => ['birthday', 'pinnacle', 'debt'].includes(name))
    .flatMap(([name, all]) =>
      all.map(([number, text]) => ({ where: `meaning of ${name} ${number}`, text })),
    ),
  ...nameKinds.flatMap(([name, table]) =>
    Object.entries(table).map(([number, text]) => ({ where: `${name} ${number}`, text })),
  ),
  ...tables.flatMap(([name, table]) =>
    entriesOf(table).map(([number, entry]) => ({
      where: `${name} ${number}`,
      text: proseOf(entry),
    })),
  ),
  ...Object.entries(personalMonthReadings).map(([key, { sentence }]) => ({
    where: `month ${key}`,
    text: sentence,
  })),
  ...entriesOf(universalDayMeanings).map(([number, entry]) => ({
    where: `day ${number}`,
    text: proseOf(entry),
  })),
];

const faqs = [
  ['home', homeFaq, 7],
  ['personal year', personalYearFaq, 6],
  ['profile', profileFaq, 5],
  ['together', togetherFaq, 6],
  ['career', careerFaq, 6],
  ['business', businessFaq, 8],
  ['karmic', karmicFaq, 9],
  ['decoder', decoderFaq, 5],
  ['battle', battleFaq, 6],
  ['lottery', lotteryFaq, 6],
] as const;

describe.each(tables)('the %s readings', (name, table, numbers, lengths) => {
  const entries = entriesOf(table);

  test('has an entry for every number', () => {
    expect(Object.keys(table)).toEqual(numbers);
  });

  test('has the required lengths', () => {
    const faults = entries.flatMap(([number, entry]) =>
      (Object.entries(lengths) as [string, Length][]).flatMap(([field, [least, most]]) =>
        textOf(entry[field] ?? '').flatMap((text) => {
          const count = wordsOf(text).length;
          return count < least || count > most ? `${number} ${field}: ${count} words` : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('opens each entry with one sentence', () => {
    const faults = entries.filter(([, { intro }]) => !/^[^.!?]+[.!?]$/.test(String(intro)));
    expect(faults.map(([number, { intro }]) => `${number}: ${intro}`)).toEqual([]);
  });

  test('has no duplicate title, opening or list item', () => {
    for (const field of ['title', 'intro', 'strengths', 'challenges'] as const) {
      const openings = entries.flatMap(([, entry]) =>
        entry[field] ? wordsOf(String(entry[field])).slice(0, 3).join(' ') : [],
      );
      expect(new Set(openings).size, `${field} of ${name}`).toBe(openings.length);
    }
    for (const [number, entry] of entries) {
      for (const items of Object.values(entry).filter((field) => typeof field !== 'string')) {
        expect(new Set(items).size, `${name} ${number}`).toBe(items.length);
      }
    }
  });

  test('shares less than 1 % of its eight-word runs between entries', () => {
    const own = passages.filter(({ where }) => where.startsWith(`${name} `));
    expect(own).toHaveLength(entries.length);
    expect(sharedRuns(own)).toBeLessThan(0.01);
  });
});

describe('the texts about two people', () => {
  test('are at least 120, of 30 to 60 words each', () => {
    expect(togetherTexts.length).toBeGreaterThanOrEqual(120);
    const faults = togetherTexts.filter(({ text }) => {
      const count = wordsOf(text).length;
      return count < 30 || count > 60;
    });
    expect(faults.map(({ where }) => where)).toEqual([]);
  });

  test.each(togetherTables)('of the %s name their number where they are about one', (_, table) => {
    const faults = [table.same, table.beside].flatMap((texts) =>
      Object.entries(texts).filter(([number, text]) => !names(firstSentence(text), number)),
    );
    expect(faults).toEqual([]);
  });

  test('share less than 1 % of their eight-word runs', () => {
    expect(sharedRuns(togetherTexts)).toBeLessThan(0.01);
  });

  test('use familiar words', () => {
    const faults = togetherTexts.map(({ where, text }) => [
      where,
      ...rareWords(text, FAMILIAR, TERMS),
    ]);
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe.each(shortTables)('the %s texts', (_, table, numbers, [least, most]) => {
  test('there is one for every number, of its length, and no two begin alike', () => {
    const texts = shortTexts(table);
    expect(texts.map(([number]) => number)).toEqual(numbers);
    const lengths = texts.map(([number, text]) => [number, wordsOf(text).length] as const);
    expect(lengths.filter(([, count]) => count < least || count > most)).toEqual([]);
    const openings = texts.map(([, text]) => wordsOf(text).slice(0, 2).join(' '));
    expect(new Set(openings).size).toBe(texts.length);
  });
});

describe.each(meanings)('the meanings of the %s table', (_, all) => {
  test('name their number and have at most 35 words', () => {
    const faults = all.filter(
      ([number, text]) => !names(text, number) || wordsOf(text).length > LONGEST_MEANING,
    );
    expect(faults).toEqual([]);
  });

  test('use everyday words', () => {
    const faults = all.map(([number, text]) => [number, ...rareWords(text, EVERYDAY, TERMS)]);
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe('the meanings of the home page', () => {
  test('say which kind of number they are about', () => {
    for (const [kind, table] of nameKinds) {
      expect(Object.keys(table)).toEqual(CORE);
      expect(Object.values(table).filter((text) => !text.includes(kind))).toEqual([]);
    }
  });

  test('are all different', () => {
    const home = [...tables.slice(0, 5).map(([name]) => name), ...nameKinds.map(([name]) => name)];
    const texts = meanings
      .filter(([name]) => (home as readonly string[]).includes(name))
      .flatMap(([, all]) => all.map(([, text]) => text));
    expect(texts).toHaveLength(108);
    expect(new Set(texts).size).toBe(108);
  });

  test.each(nameKinds)('%s shares less than 1 %% of its eight-word runs', (kind, table) => {
    const own = Object.entries(table).map(([where, text]) => ({ where: `${kind} ${where}`, text }));
    expect(sharedRuns(own)).toBeLessThan(0.01);
  });
});

describe.each(tables.slice(0, 5))('the key traits of the %s table', (_, table) => {
  const traits = entriesOf(table).map(([number, entry]) => ({
    number,
    words: textOf(entry['keyTraits'] ?? []).map((word) => word.toLowerCase()),
  }));

  test('are familiar words', () => {
    const faults = traits.map(({ number, words }) => [
      number,
      ...words.filter((word) => rareWords(word, FAMILIAR).length > 0),
    ]);
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });

  test('are shared by two numbers at most twice', () => {
    const faults = traits.flatMap((one, index) =>
      traits.slice(index + 1).flatMap((other) => {
        const shared = one.words.filter((word) => other.words.includes(word));
        return shared.length > 2 ? `${one.number} and ${other.number}: ${shared.join(', ')}` : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('all words', () => {
  const answers = faqs.flatMap(([name, items]) =>
    items.map(({ question, answer }) => ({
      where: `${name} FAQ: ${question}`,
      text: plainText(answer),
    })),
  );

  test('no sentence of seven or more words appears twice', () => {
    expect(repeatedSentences([...passages, ...answers])).toEqual([]);
  });

  test('no phrase that fits any number', () => {
    const found = [...passages, ...answers].flatMap(({ where, text }) =>
      bannedPhrases(text).map((phrase) => `${where}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  test.each(faqs)('the %s FAQ has its count, and answers of 40 to 90 words', (_, items, count) => {
    expect(items).toHaveLength(count);
    for (const { question, answer } of items) {
      const { length } = wordsOf(plainText(answer));
      expect(question.endsWith('?'), question).toBe(true);
      expect(length, question).toBeGreaterThanOrEqual(40);
      expect(length, question).toBeLessThanOrEqual(90);
    }
  });
});

describe('the battle', () => {
  const numbers = CORE.map(Number);
  const pairs = numbers.flatMap((low, index) =>
    numbers.slice(index).map((high) => `${low}-${high}`),
  );

  test('has a text for each of the 78 pairs, of 40 to 70 words, no two beginning alike', () => {
    expect(pairs).toHaveLength(78);
    expect(Object.keys(battlePairs)).toEqual(pairs);
    const counts = Object.entries(battlePairs).map(([key, text]) => [key, wordsOf(text).length]);
    expect(counts.filter(([, count]) => Number(count) < 40 || Number(count) > 70)).toEqual([]);
    const openings = Object.values(battlePairs).map((text) => wordsOf(text).slice(0, 3).join(' '));
    expect(new Set(openings).size).toBe(78);
  });

  test('names both numbers in the first sentence of a pair', () => {
    const faults = Object.entries(battlePairs).filter(
      ([key, text]) => !key.split('-').every((number) => names(firstSentence(text), number)),
    );
    expect(faults.map(([key, text]) => `${key}: ${firstSentence(text)}`)).toEqual([]);
  });

  test('has a trait for each number, and for none', () => {
    expect(Object.keys(battleTraits)).toEqual(['0', ...CORE]);
  });

  test('shares less than 1 % of its eight-word runs', () => {
    expect(sharedRuns(toolTexts)).toBeLessThan(0.01);
  });
});

describe('the numbers’ own pages', () => {
  const openings = Object.values(numberEssays).map(({ opening }) => opening.join(' '));

  test('have an opening of 120 to 180 words for each number', () => {
    expect(Object.keys(numberEssays)).toEqual(CORE);
    const counts = openings.map((text) => wordsOf(text).length);
    expect(counts.filter((count) => count < 120 || count > 180)).toEqual([]);
  });

  test('have no two openings, paragraphs or epithets that begin alike', () => {
    const starts = Object.values(numberEssays).flatMap(({ opening }) =>
      opening.map((text) => wordsOf(text).slice(0, 3).join(' ')),
    );
    expect(new Set(starts).size).toBe(24);
    expect(new Set(Object.values(numberEssays).map(({ epithet }) => epithet)).size).toBe(12);
  });

  test('share none of their eight-word runs with each other or with a reading', () => {
    expect(sharedRuns(numberTexts)).toBe(0);
    const others = passages.filter((passage) => !numberTexts.includes(passage));
    expect(sharedRuns([merged('readings', others), merged('openings', numberTexts)])).toBe(0);
  });

  test('say of each sum why anyone would add it up', () => {
    const counts = sumNotes.map(({ text }) => wordsOf(text).length);
    expect(counts.filter((count) => count < 5 || count > 45)).toEqual([]);
  });
});

/** Whether a text has a number in it, as a figure of its own. */
function names(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);
}

/** Several texts as one. */
function merged(where: string, texts: readonly NamedText[]): NamedText {
  return { where, text: texts.map(({ text }) => text).join(' ') };
}

test('the decoder’s FAQ gives the bands that docs/rules.md#daily-tiers quotes', () => {
  const text = decoderFaq.map(({ answer }) => answer).join(' ');
  for (const band of ['85+', '70–84', '55–69', '40–54', 'below 40']) expect(text).toContain(band);
});

describe('the titles that docs/rules.md fixes', () => {
  const titles = (table: object) => entriesOf(table).map(([, { title }]) => title);

  test.each([
    [
      'name',
      nameReadings,
      [
        'Independent Leader',
        'Diplomatic Peacemaker',
        'Creative Soul',
        'Master Builder',
        'Free Spirit',
        'Nurturer',
        'Seeker',
        'Powerhouse',
        'Humanitarian',
        'Illuminator',
        'Master Architect',
        'Master Teacher',
      ],
    ],
    [
      'personal year',
      personalYearReadings,
      [
        'New Beginnings',
        'Cooperation & Patience',
        'Creative Expression',
        'Building Foundations',
        'Change & Freedom',
        'Responsibility & Love',
        'Inner Growth & Spirituality',
        'Power & Achievement',
        'Completion & Release',
      ],
    ],
    [
      'career',
      careerReadings,
      [
        'Leader & Innovator',
        'Diplomat & Mediator',
        'Creative Communicator',
        'Builder & Organizer',
        'Adventurer & Networker',
        'Nurturer & Teacher',
        'Analyst & Specialist',
        'Executive & Strategist',
        'Humanitarian & Visionary',
      ],
    ],
    [
      'business',
      businessReadings,
      [
        'Pioneer & Leader',
        'Partner & Collaborator',
        'Creative Communicator',
        'Builder & Organizer',
        'Innovator & Adapter',
        'Nurturer & Service Provider',
        'Expert & Specialist',
        'Executive & Achiever',
        'Humanitarian & Visionary',
      ],
    ],
    [
      'karmic',
      karmicReadings,
      [
        'Warrior & Pioneer',
        'Peacemaker & Mediator',
        'Artist & Storyteller',
        'Builder & Guardian',
        'Explorer & Freedom Seeker',
        'Healer & Caretaker',
        'Mystic & Seeker',
        'Ruler & Merchant',
        'Humanitarian & Sage',
      ],
    ],
  ])('%s', (_, table, expected) => {
    expect(titles(table)).toEqual(expected);
  });
});
