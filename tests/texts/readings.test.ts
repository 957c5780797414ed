import { describe, expect, test } from 'vitest';
import { sentencesOf } from '#texts/language';
import {
  hasEmptyPhrase,
  NEVER_A_TRAIT,
  speaksToReader,
  TERMS,
  WORDS_FOR_ONE,
} from '#texts/testing/editorial';
import { rareWords } from '#texts/testing/rare-words';
import { expectHouseRule } from '../testing/house-rules';
import { repeated, repeatedSentences, sharedRuns, wordsOf } from './editorial';
import { answers, everyText, prose } from './tables';

/** What an owner is told about a text of theirs. */
const STYLE = 'This is how our own texts are written; yours may differ.';

/** The least and the most words of a text in English, by its field or, where an entry is one text, by its table. */
const LENGTHS = `
  5–30: advice, successTips, healingAdvice
  6–40: intro, note
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
  25–42: additionalInsights
  25–42: soul urge place additionalInsights
  35–80: battle pairs
  40–90: answer
  40–160: opening
  45–110: workEnvironment, professionalStrengths, energyProfile, brandPersonality, marketingApproach
  45–110: karmicLessons, talentsFromPastLives, currentLifeChallenges, soulGrowthPath
  45–130: challenges
  50–68: strengths, name challenges, life path challenges, maturity challenges, attitude challenges
  50–68: hidden passion challenges
  50–120: opportunities
  18–30: in this place
  50–68: destiny place, soul urge place, personality place, expression place
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
  const faults = [...prose, ...answers].flatMap(({ where, table, field, text }) => {
    const limit = limits.get(`${table} ${field}`) ?? limits.get(table) ?? limits.get(field);
    if (!limit) return `${where}: give its field a length in this test`;
    const count = wordsOf(text).length;
    const isInside =
      count >= Math.floor(limit[0] / WORDS_FOR_ONE) && count <= Math.ceil(limit[1] * WORDS_FOR_ONE);
    return isInside ? [] : `${where}: ${count} words`;
  });
  expectHouseRule(faults, STYLE);
});

test('meanings name their number, in everyday words', () => {
  const faults = [...meanings, ...openingSentences].flatMap(({ where, key, text }) => [
    ...(namesNumber(text, key) ? [] : [`${where}: ${text}`]),
    ...rareWords(text, EVERYDAY, TERMS).map((word) => `${where}: ${word}`),
  ]);
  expectHouseRule(faults, STYLE);
});

test('key traits are familiar, different, and none that wounds', () => {
  const traits = everyText
    .filter(({ field }) => field === 'keyTraits')
    .map(({ where, text }) => ({ where, word: text.toLowerCase() }));
  const unfit = traits.filter(
    ({ word }) => NEVER_A_TRAIT.has(word) || rareWords(word, FAMILIAR).length > 0,
  );
  expectHouseRule(unfit, STYLE);
  expectHouseRule(repeated(traits.map(({ where, word }) => `${where}: ${word}`)), STYLE);
});

describe.each([...Map.groupBy(prose, ({ table }) => table)])('the table %s', (_, texts) => {
  const all = texts.map(({ text }) => text);

  test('has no sentence above 36 words', () => {
    expectHouseRule(
      all.flatMap(sentencesOf).filter((text) => wordsOf(text).length > 36),
      STYLE,
    );
  });

  test('shares less than 1 % of its eight-word runs between texts', () => {
    expectHouseRule(sharedRuns(all) < 0.01 ? [] : ['a table that repeats itself'], STYLE);
  });
});

test.each([
  ['battle pairs', 78],
  ['pull', 78],
  ['turn', 78],
  ['portrait both at once', 66],
])('the twelve numbers have a text for every pair: %s', (name, pairs) => {
  expect(prose.filter(({ key, field }) => field === name && key.includes('-'))).toHaveLength(pairs);
});

test('a text about a pair names both numbers, and one about two people does it first', () => {
  const faults = prose.filter(({ key, field, text }) => {
    if (!['battle pairs', 'pull', 'inPrivate'].includes(field)) return false;
    const part = field === 'battle pairs' ? sentencesOf(text)[0] : text;
    return !key.split('-').every((number) => namesNumber(part ?? '', number));
  });
  expectHouseRule(
    faults.map(({ where }) => where),
    STYLE,
  );
});

test('a text about two people never slides from they to you', () => {
  const faults = prose.filter(
    ({ table, text }) => table === 'battle pairs' && speaksToReader(text.replace(/“[^”]*”/g, '')),
  );
  expectHouseRule(
    faults.map(({ where }) => where),
    STYLE,
  );
});

const everything = [...prose, ...answers].map(({ text }) => text);

test('no sentence of seven or more words appears twice', () => {
  expectHouseRule(repeatedSentences(everything), STYLE);
});

test('no phrase that fits any number', () => {
  expectHouseRule(everything.filter(hasEmptyPhrase), STYLE);
});

/** Whether a text has a number in it, as a figure of its own. */
function namesNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);
}
