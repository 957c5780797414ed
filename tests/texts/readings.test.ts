import { describe, expect, test } from 'vitest';
import { famousSums } from '../../src/site/numbers/famous-sums';
import { bannedPhrases, repeatedSentences, sharedRuns, wordsOf } from './editorial';
import { faqs } from './faqs';
import { everyText, prose } from './tables';
import { contractions, openingOf, sentencesOf, spreadOfLengths } from './voice';
import { rareWords } from './word-frequency';

/** The least and the most words of a text, by its field or, where an entry is one text, by its table. */
const LENGTHS = `
  5–30: advice, successTips, healingAdvice
  6–40: intro
  8–35: meaning, name meanings
  20–40: personal day
  12–52: life period, missing number
  14–52: challenge
  15–50: sentence
  20–60: universal day meanings text
  20–70: daily messages
  20–80: battle traits
  20–90: battle analysis
  22–58: pinnacle text
  24–58: karmic debt text
  25–75: birthday together, expression together, life path together
  25–75: personality together, soul urge together
  30–75: birthday text
  30–90: additionalInsights
  35–80: battle pairs
  40–160: opening
  45–110: workEnvironment, professionalStrengths, energyProfile, brandPersonality, marketingApproach
  45–110: karmicLessons, talentsFromPastLives, currentLifeChallenges, soulGrowthPath
  45–130: challenges
  50–120: opportunities
  25–45: in this place
  60–100: destiny place, soul urge place, personality place, expression place
  60–130: strengths
  110–180: day text
  20–45: day differs, grid counts, grid lines full, grid lines empty
  55–95: angel numbers text
  8–40: tryThis
  8–18: portrait evidence, portrait both at once
  18–40: portrait alone
  3–8: digit says
  12–25: repeat says
  6–14: personal year months
  15–35: balance, bridge, cornerstone, capstone, first vowel, planes, rational thought
  15–35: subconscious self, essence, transit
  6–20: small number use
  20–30: portrait pairs pull, portrait pairs inPrivate
  25–40: portrait pairs turn`;

const limits = new Map(
  [...LENGTHS.matchAll(/(\d+)–(\d+): (.*)/g)].flatMap(([, least, most, fields = '']) =>
    fields.split(', ').map((field) => [field, [Number(least), Number(most)] as const]),
  ),
);

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
const SHORT_TABLES =
  'personal day, personal month, universal day meanings, challenge, life period, missing number'.split(
    ', ',
  );

const meanings = prose.filter(
  ({ table, field }) => field === 'meaning' || table === 'name meanings',
);
const openingSentences = prose
  .filter(({ table, field }) => SHORT_TABLES.includes(table) && field !== 'meaning')
  .map((found) => ({ ...found, text: sentencesOf(found.text)[0] ?? '' }));

test('every text has a length, and keeps to it', () => {
  const faults = prose.flatMap(({ where, table, field, text }) => {
    const limit = limits.get(`${table} ${field}`) ?? limits.get(table) ?? limits.get(field);
    if (!limit) return `${where}: give its field a length in this test`;
    const count = wordsOf(text).length;
    return count < limit[0] || count > limit[1] ? `${where}: ${count} words` : [];
  });
  expect(faults).toEqual([]);
});

test('meanings name their number, in everyday words', () => {
  const faults = [...meanings, ...openingSentences].flatMap(({ where, key, text }) => [
    ...(namesNumber(text, key) ? [] : [`${where}: ${text}`]),
    ...rareWords(text, EVERYDAY, TERMS).map((word) => `${where}: ${word}`),
  ]);
  expect(faults).toEqual([]);
});

test.each(Object.entries(Object.groupBy(meanings, ({ table, field }) => `${table} ${field}`)))(
  'of the meanings in %s a third at most open with “N is the” or “N stands for”',
  (_, all = []) => {
    const alike = all.filter(({ text }) => /^\d+ (?:is the|stands for)\b/.test(text));
    expect(alike.length).toBeLessThanOrEqual(all.length / 3);
  },
);

test('key traits are familiar, different, and none that wounds', () => {
  const traits = everyText.filter(({ field }) => field === 'keyTraits');
  const faults = traits.filter(({ table, key, text }, index) => {
    const word = text.toLowerCase();
    const isRepeated = traits
      .slice(0, index)
      .some((it) => it.table === table && it.key === key && it.text.toLowerCase() === word);
    return NEVER_A_TRAIT.has(word) || isRepeated || rareWords(word, FAMILIAR).length > 0;
  });
  expect(faults.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

describe.each([...Map.groupBy(prose, ({ table }) => table)])('the voice of %s', (_, texts) => {
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
    const most = Math.ceil(texts.length / 3);
    const repeated = [...Map.groupBy(texts, ({ text }) => openingOf(text))]
      .filter(([, alike]) => alike.length > most)
      .map(
        ([word, alike]) =>
          `“${word}” opens ${alike.length} texts, of at most ${most}: ${alike.map(({ where }) => where).join(', ')}`,
      );
    expect(repeated).toEqual([]);
  });

  test('shares less than 1 % of its eight-word runs between texts', () => {
    expect(sharedRuns(texts)).toBeLessThan(0.01);
  });
});

test('a text about a pair names both numbers first, and never slides from they to you', () => {
  const pairs = prose.filter(({ table }) => table === 'battle pairs');
  expect(pairs).toHaveLength((12 * 13) / 2);
  const faults = pairs.filter(({ key, text }) => {
    const [first = ''] = sentencesOf(text);
    const unquoted = text.replace(/“[^”]*”/g, '');
    const namesBoth = key.split('-').every((number) => namesNumber(first, number));
    return !namesBoth || /(?<!-)\byour?\b/i.test(unquoted);
  });
  expect(faults.map(({ where }) => where)).toEqual([]);
});

test('the portrait has a pull and a turn for all pairs, and a pull names both numbers', () => {
  const texts = prose.filter(({ table }) => table === 'portrait pairs');
  const count = (name: string) => texts.filter(({ field }) => field === name).length;
  expect(count('pull')).toBe((12 * 13) / 2);
  expect(count('turn')).toBe((12 * 13) / 2);
  const faults = texts.filter(
    ({ key, field, text }) =>
      field !== 'turn' && !key.split('-').every((number) => namesNumber(text, number)),
  );
  expect(faults.map(({ where }) => where)).toEqual([]);
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

  test('no answer denies what the site does', () => {
    // The leaderboard has a row for each spelling, and a switch for letters changes a sigil.
    const untrue = /ADA and Ada are one person|it never will|anywhere in this tab/;
    expect(answers.filter(({ text }) => untrue.test(text)).map(({ where }) => where)).toEqual([]);
  });

  test('an answer has 40 to 90 words', () => {
    const faults = answers.filter(({ text }) => {
      const count = wordsOf(text).length;
      return count < 40 || count > 90;
    });
    expect(faults.map(({ where, text }) => `${where}: ${wordsOf(text).length}`)).toEqual([]);
  });
});

/** Whether a text has a number in it, as a figure of its own. */
function namesNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);
}
