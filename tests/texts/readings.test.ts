import { describe, expect, test } from 'vitest';
import { famousSums } from '../../src/site/numbers/famous-sums';
import { bannedPhrases, repeatedSentences, sharedRuns, wordsOf } from './editorial';
import { faqs } from './faqs';
import { byTable, everyText, prose, type TableText } from './tables';
import { contractions, openingOf, sentencesOf, spreadOfLengths } from './voice';
import { rareWords } from './word-frequency';

type Length = readonly [least: number, most: number];

/** How many words a text may have, by its field or, where an entry is one text, by its table. */
const LENGTHS: Readonly<Record<string, Length>> = {
  ...lengths(5, 30, ['advice', 'successTips', 'healingAdvice']),
  ...lengths(6, 40, ['intro']),
  ...lengths(8, 35, ['meaning', 'name meanings']),
  ...lengths(9, 30, ['personal day']),
  ...lengths(12, 52, ['life period']),
  ...lengths(12, 52, ['missing number']),
  ...lengths(14, 52, ['challenge']),
  ...lengths(15, 50, ['sentence']),
  ...lengths(20, 60, ['universal day meanings text']),
  ...lengths(20, 70, ['daily messages']),
  ...lengths(20, 80, ['battle traits']),
  ...lengths(20, 90, ['battle analysis']),
  ...lengths(22, 58, ['pinnacle text']),
  ...lengths(24, 58, ['karmic debt text']),
  ...lengths(25, 75, ['birthday together', 'expression together', 'life path together']),
  ...lengths(25, 75, ['personality together', 'soul urge together']),
  ...lengths(30, 75, ['birthday text']),
  ...lengths(30, 90, ['additionalInsights']),
  ...lengths(35, 80, ['battle pairs']),
  ...lengths(40, 160, ['opening']),
  ...lengths(45, 110, ['workEnvironment', 'professionalStrengths', 'energyProfile']),
  ...lengths(45, 110, ['brandPersonality', 'marketingApproach', 'karmicLessons']),
  ...lengths(45, 110, ['talentsFromPastLives', 'currentLifeChallenges', 'soulGrowthPath']),
  ...lengths(45, 130, ['challenges']),
  ...lengths(50, 120, ['opportunities']),
  ...lengths(60, 100, ['in this place']),
  ...lengths(60, 130, ['strengths']),
  // What people look up.
  ...lengths(110, 180, ['day text']),
  ...lengths(20, 45, ['day differs', 'grid counts', 'grid lines full', 'grid lines empty']),
  ...lengths(55, 95, ['angel numbers text']),
  ...lengths(8, 40, ['tryThis']),
  ...lengths(3, 8, ['digit says']),
  ...lengths(12, 25, ['repeat says']),
  ...lengths(6, 14, ['personal year months']),
  ...lengths(15, 35, ['balance', 'bridge', 'cornerstone', 'capstone', 'first vowel', 'planes']),
  ...lengths(15, 35, ['rational thought', 'subconscious self', 'essence', 'transit']),
  ...lengths(6, 20, ['small number use']),
};

/** The ranks in the list of frequent words up to which words may be used. */
const EVERYDAY = 12_000;
const FAMILIAR = 40_000;
/** Terms of the trade, and fixed titles: allowed though they are rare. */
const TERMS = new Set(['numerology', 'karmic', 'pinnacle', 'humanitarian', 'peacemaker']);

/** Traits that wound, or that nobody says. */
const NEVER_A_TRAIT = new Set(
  'greedy bitter lazy sad lonely unclear motherly hurried soft inspired perfectionist'.split(' '),
);

/** Tables whose entries are one text: its first sentence says what the number means. */
const SHORT_TABLES = [
  'personal day',
  'personal month',
  'universal day meanings',
  'challenge',
  'life period',
  'missing number',
];

const meanings = prose.filter(
  ({ table, field }) => field === 'meaning' || table === 'name meanings',
);
const openingSentences = prose
  .filter(({ table, field }) => SHORT_TABLES.includes(table) && field !== 'meaning')
  .map((found) => ({ ...found, text: sentencesOf(found.text)[0] ?? '' }));

function lengthOf({ table, field }: TableText): Length | undefined {
  return LENGTHS[`${table} ${field}`] ?? LENGTHS[table] ?? LENGTHS[field];
}

test('every text has a length, and keeps to it', () => {
  const faults = prose.flatMap((found) => {
    const length = lengthOf(found);
    if (!length) return `${found.where}: give its field a length in this test`;
    const count = wordsOf(found.text).length;
    const [least, most] = length;
    return count < least || count > most ? `${found.where}: ${count} words` : [];
  });
  expect(faults).toEqual([]);
});

describe('meanings', () => {
  test('name their number', () => {
    const faults = [...meanings, ...openingSentences].filter(
      ({ key, text }) => !namesNumber(text, key),
    );
    expect(faults.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  test('use everyday words', () => {
    const faults = [...meanings, ...openingSentences].flatMap(({ where, text }) =>
      rareWords(text, EVERYDAY, TERMS).map((word) => `${where}: ${word}`),
    );
    expect(faults).toEqual([]);
  });

  test.each(groups(meanings))(
    'of %s open with “N is the” or “N stands for” in a third at most',
    (_, all) => {
      const alike = all.filter(({ text }) => /^\d+ (?:is the|stands for)\b/.test(text));
      expect(alike.length).toBeLessThanOrEqual(all.length / 3);
    },
  );
});

describe('key traits', () => {
  const lists = [
    ...Map.groupBy(
      everyText.filter(({ field }) => field === 'keyTraits'),
      ({ table, key }) => `${table} ${key}`,
    ),
  ].map(([where, traits]) => ({
    where,
    key: traits[0]?.key ?? '',
    words: traits.map(({ text }) => text.toLowerCase()),
  }));

  test('are familiar, different, and none that wounds', () => {
    const faults = lists.flatMap(({ where, words }) =>
      words
        .filter(
          (word, index) =>
            NEVER_A_TRAIT.has(word) ||
            words.indexOf(word) !== index ||
            rareWords(word, FAMILIAR).length > 0,
        )
        .map((word) => `${where}: ${word}`),
    );
    expect(faults).toEqual([]);
  });
});

describe.each(byTable(prose))('the voice of %s', (_, texts) => {
  const all = texts.map(({ text }) => text);

  test('makes most of its possible contractions', () => {
    const { made, possible } = contractions(all.join(' '));
    expect(made).toBeGreaterThanOrEqual(possible / 2);
  });

  test('has sentences of different lengths, none above 36 words', () => {
    const long = all.filter((text) => wordsOf(text).length >= 40);
    if (long.length >= 9) expect(spreadOfLengths(long)).toBeGreaterThanOrEqual(6);
    expect(all.flatMap(sentencesOf).filter((text) => wordsOf(text).length > 36)).toEqual([]);
  });

  test('opens no more than a third of its texts with one word', () => {
    if (texts.length < 9) return;
    const [most = []] = [...Map.groupBy(all, openingOf).values()].sort(
      (a, b) => b.length - a.length,
    );
    expect(most.length).toBeLessThanOrEqual(Math.ceil(all.length / 3));
  });

  test('shares less than 1 % of its eight-word runs between texts', () => {
    expect(sharedRuns(texts)).toBeLessThan(0.01);
  });
});

test('the first sentence about a pair names both numbers, and no pair is missing', () => {
  const pairs = prose.filter(({ table }) => table === 'battle pairs');
  expect(pairs).toHaveLength((12 * 13) / 2);
  const faults = pairs.filter(({ key, text }) => {
    const [first = ''] = sentencesOf(text);
    return !key.split('-').every((number) => namesNumber(first, number));
  });
  expect(faults.map(({ where }) => where)).toEqual([]);
});

test('texts about pairs never slide from they to you', () => {
  const pairs = prose.filter(({ table }) => table === 'battle pairs');
  const outside = (text: string) => text.replace(/“[^”]*”/g, '');
  expect(
    pairs.filter(({ text }) => /(?<!-)\byour?\b/i.test(outside(text))).map(({ where }) => where),
  ).toEqual([]);
});

describe('all words', () => {
  const notes = Object.entries(famousSums).flatMap(([number, sums]) =>
    sums.map(({ title, note }) => ({ where: `${title}, a sum of ${number}`, text: note })),
  );
  const answers = faqs.map(({ page, question, answer }) => ({
    where: `${page} FAQ: ${question}`,
    text: answer,
  }));
  const everything = [...prose, ...notes, ...answers];

  test('no sentence of seven or more words appears twice', () => {
    expect(repeatedSentences(everything)).toEqual([]);
  });

  test('no phrase that fits any number', () => {
    const found = everything.flatMap(({ where, text }) =>
      bannedPhrases(text).map((phrase) => `${where}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  test('an answer has 40 to 90 words', () => {
    const faults = answers.filter(({ text }) => {
      const count = wordsOf(text).length;
      return count < 40 || count > 90;
    });
    expect(faults.map(({ where, text }) => `${where}: ${wordsOf(text).length}`)).toEqual([]);
  });
});

/** The same length for several fields. */
function lengths(least: number, most: number, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, [least, most] as const]));
}

/** Whether a text has a number in it, as a figure of its own. */
function namesNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);
}

/** Meanings by the kind of number they are about. */
function groups(texts: readonly TableText[]): [string, readonly TableText[]][] {
  return [...Map.groupBy(texts, ({ table, field }) => `${table} ${field}`)];
}
