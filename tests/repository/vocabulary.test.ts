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

/** What is done in one place, how it looks in the source, and where; nowhere, if no place is given. */
const RULES: readonly { what: string; pattern: RegExp; place?: string }[] = [
  {
    what: 'a date or a list is formatted',
    pattern: /Intl\.(DateTime|List)Format|toLocale\w*String|'January February/,
    place: 'src/config/language.ts',
  },
  {
    what: 'a plural is chosen',
    pattern: /\w [!=]== 1 \? ['"`]|PluralRules/,
    place: 'src/config/language.ts',
  },
  {
    what: 'an ordinal is made',
    pattern: /\}(st|nd|rd|th)\b|'ordinal'/,
    place: 'src/config/language.ts',
  },
  {
    what: 'how often is told',
    pattern: /'once'|\} times[`.,]/,
    place: 'src/config/language.ts',
  },
  {
    what: 'the language is named',
    pattern: /['"]en([-_]US)?['"]|localeCompare\([^,()]*\)/,
    place: 'src/config/language.ts',
  },
  {
    what: 'the address of the page is read',
    pattern: /location\.origin/,
    place: 'src/ui/browser/navigation.ts',
  },
  {
    what: 'an entry is linked to',
    pattern: /path\([^()]*\) \+ \(?(fragment|writeEntry)/,
    place: 'src/person/entry/entry.ts',
  },
  {
    what: 'the date is watched',
    pattern: /setInterval|getFullYear/,
    place: 'src/ui/browser/today.ts',
  },
  {
    what: 'a form is made',
    pattern: /<form(?! method="dialog"|[^>]*data-look-up)/,
    place: 'src/ui/form/Form.tsx',
  },
  {
    what: 'a field is marked as refused',
    pattern: /ariaInvalid = 'true'/,
    place: 'src/ui/form/refusal.ts',
  },
  {
    what: 'a visit is read',
    pattern: /getItem\(VISIT_KEY\)/,
    place: 'src/person/memory/opens-with-result.ts',
  },
  {
    what: 'letters count by the rule of the library',
    pattern: new RegExp(
      `(?<!function |\\.)\\b((${OF_A_NAME})\\([^(),]*\\)|(${OF_BOTH})\\([^(),]*(,[^(),]*)?\\))`,
    ),
  },
];

test.each(RULES)('$what where it belongs, and nowhere else', ({ pattern, place }) => {
  const found = sources.filter(({ text }) =>
    pattern.test(text.replace(/^ *(\*|\/\/|\/\*).*$/gm, '')),
  );
  expect(found.map(({ file }) => file)).toEqual(place ? [place] : []);
});
