import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/readings\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

// Numbers of a name, and those of a name and a date.
const OF_A_NAME =
  'assignLetters|balance|business|capstone|cornerstone|destiny|expression|firstName|firstVowel|hiddenPassion|karmicLessons|personality|planesOfExpression|soulUrge|subconsciousSelf';
const OF_BOTH =
  'bridges|career|chart|essence|essenceTable|karmic|karmicDebts|maturity|profile|rationalThought';

// Kinds of steps that no question is asked about.
const STEPS = 'sum|reduction|master-kept|nine-for-zero|difference|product|remainder|day-of-year';

/** The one place where something is done, and how that looks in the source. */
const RULES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'src/config/language.ts': {
    'a date or a list is formatted':
      /Intl\.(DateTime|List)Format|toLocale\w*String|'January February/,
    'a plural is chosen': /\w [!=]== 1 \? ['"`]|PluralRules/,
    'an ordinal is made': /\}(st|nd|rd|th)\b|'ordinal'/,
    'how often is told': /'once'|\} times[`.,]/,
    'the language is named': /['"]en([-_]US)?['"]|localeCompare\([^,()]*\)/,
  },
  'src/numbers/number-names.ts': {
    'a number is named': /['"`](Life Path|Soul Urge|Hidden Passion)['"`]/,
  },
  'src/person/working/step-words.ts': {
    'a step is worded': new RegExp(
      `case '(${STEPS})':\\s+return [\\w(]*['"\`]|kind === '(${STEPS})' \\? ['"\`]`,
    ),
  },
  'src/ui/browser/navigation.ts': { 'the address of the page is read': /location\.origin/ },
  'src/person/entry/entry.ts': {
    'an entry is linked to': /path\([^()]*\) \+ \(?(fragment|writeEntry)/,
  },
  'src/ui/browser/today.ts': { 'the date is watched': /setInterval|getFullYear/ },
  'src/ui/form/Form.tsx': { 'a form is made': /<form(?! method="dialog"|[^>]*data-look-up)/ },
  'src/ui/form/refusal.ts': { 'a field is marked as refused': /ariaInvalid = 'true'/ },
  'src/person/memory/stored-visit.ts': { 'a visit is read': /getItem\(VISIT_KEY\)/ },
  nowhere: {
    'letters count by the rule of the library': new RegExp(
      `(?<!function |\\.)\\b((${OF_A_NAME})\\([^(),]*\\)|(${OF_BOTH})\\([^(),]*(,[^(),]*)?\\))`,
    ),
  },
};

const rules = Object.entries(RULES).flatMap(([place, patterns]) =>
  Object.entries(patterns).map(([what, pattern]) => [what, place, pattern] as const),
);

test.each(rules)('%s in %s, and in no other file', (_, place, pattern) => {
  const found = sources.filter(({ text }) =>
    pattern.test(text.replace(/^ *(\*|\/\/|\/\*).*$/gm, '')),
  );
  expect(found.map(({ file }) => file)).toEqual(place === 'nowhere' ? [] : [place]);
});
