import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/texts\/(en\/readings|(?!en\/))/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

// Numbers of a name, and those of a name and a date.
const OF_A_NAME =
  'assignLetters|balance|business|capstone|cornerstone|destiny|expression|firstName|firstVowel|hiddenPassion|karmicLessons|personality|planesOfExpression|soulUrge|subconsciousSelf';
const OF_BOTH =
  'bridges|career|chart|essence|essenceTable|karmic|karmicDebts|maturity|profile|rationalThought';

// An argument of a call, which may be a call itself.
const ARGUMENT = String.raw`(?:[^(),]|\([^()]*\))+`;

// Kinds of steps that no question is asked about.
const STEPS = `['"](sum|reduction|master-kept|nine-for-zero|difference|product|remainder|day-of-year)['"]`;
const A_TEXT = String.raw`\s*(return\s+)?[\w(]*['"${'`'}]`;

// Names with another meaning, such as Career or About, are left out.
const NUMBERS =
  'Name Number|Life Path|Destiny|Soul Urge|Personality|Expression|Maturity|Attitude|Hidden Passion|Personal (Month|Day)';
const PAGES =
  'Compare Names|The Two of You|Your Sigil|Birth Grid|Why Sites Differ|The Blind Test|Do It by Hand|Your People|Today, for You|Everything Here|How We Count|Angel Numbers|The Whole Profile|Name Vibration|Daily Decoder|Lottery Predictor';
const SECTIONS =
  'Strengths|Additional Insights|Opportunities|Ideal Careers|Work Environment|Professional Strengths|Success Tips|Energy Profile|Ideal Industries|Brand Personality|Past Life Themes|Karmic Lessons|Soul Growth Path|Healing Advice';

/** One of these names and nothing else, as a string or as the text of an element. */
const named = (names: string) => new RegExp(`(['"\`]|[^=]>)\\s*(${names})\\s*(['"\`]|<)`);

/** The one place where something is done, and how that looks in the source. */
const RULES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'src/texts/en/language.ts': {
    'a date is formatted':
      /DateTimeFormat|toLocale(Date|Time)?String|['"`](Jan|January)\b|[mM]onth: ['"](long|short)/,
    'a list is formatted':
      /Intl\.ListFormat|slice\(0, -1\)\.join\(['"`],|join\(\s*['"`] (and|or) ['"`]/,
    'a plural is chosen':
      /[\w)] ([!=]== 1|> 1)\s*(\?|&&)\s*['"`](?!close)|['"`](e?s['"`] : ['"`]|['"`] : ['"`]e?s)['"`]|PluralRules/,
    'an ordinal is made':
      /\}(st|nd|rd|th)\b|['"`](st|nd|rd|ordinal)['"`]|\+\s+['"`](st|nd|rd|th)\b/,
    'how often is told': /['"`](once|twice)['"`]|\} times['"`.,]|['"`] times['"`]/,
    'the language is named':
      /['"`]en([-_]\w+)?['"`]|localeCompare\((?![^;]*LOCALE)|toLocale(Upp|Low)erCase\(\)|Intl\.\w+\(\)/,
  },
  'src/texts/en/numbers.ts': { 'a number is named': named(NUMBERS) },
  'src/texts/en/paths.ts': {
    'a page is named': named(PAGES),
    'the address of a page is written':
      /['"`](\$\{\w+\.origin\})?\/(personal-year|career-number|business-name|karmic-past-life|daily-decoder|names-battle|lottery-predictor|about|blog|store|numbers|birthdays|angel-numbers|methods|profile|together|names|sigil|birth-grid|why-different|blind-test|by-hand|people|today|guide)\b/,
  },
  'src/texts/en/result/reading/reading-parts.ts': {
    'a section of a reading is named': named(SECTIONS),
  },
  'src/result/working/describe-step.ts': {
    'a step is worded': new RegExp(
      `case ${STEPS}:\\s*\\{?${A_TEXT}|kind === ${STEPS}\\)?\\s*(\\?|&&|\\{)?${A_TEXT}`,
    ),
  },
  'src/ui/browser/navigation.ts': {
    'the address of the page is read':
      /location\.(origin|protocol)|\borigin\b[^=;]*\} = (window\.)?location|document\.(URL|baseURI)/,
  },
  'src/person/entry/entry.ts': {
    'an entry is linked to':
      /path\((?:[^()]|\([^()]*\))*\)(\s*\+\s*\(?|\}\$\{)(\w*[fF]ragment|writeEntry)/,
  },
  'src/ui/browser/today.ts': {
    'the date is watched':
      /setInterval|get(FullYear|Month|Date)\(|calendarDateOf|dayOf\(new Date\(\)\)/,
  },
  'src/ui/form/Form.tsx': {
    'a form is made':
      /<form(?! method="dialog"|[^>]*data-(?:look-up|frame))|createElement\(\s*['"`]form/,
  },
  'src/ui/form/refusal.ts': {
    'a field is marked as refused':
      /ariaInvalid = (?!null)|aria-?[iI]nvalid(=\{|['"]?[:,] ?['"\w])/,
  },
  'src/person/memory/stored-visit.ts': {
    'a visit is read': /getItem\(\s*VISIT_KEY|\[VISIT_KEY\]|ninefold_visit/,
  },
  nowhere: {
    'letters count by the rule of the library': new RegExp(
      `(?<!function |\\.)\\b((${OF_A_NAME})\\(${ARGUMENT},?\\s*\\)|(${OF_BOTH})\\(${ARGUMENT}(,${ARGUMENT})?,?\\s*\\))`,
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

/** What a component says in pieces: words between two values, or that go on after a value or markup. */
function piecesIn(node: ts.Node): readonly string[] {
  // Classes and errors of the code are not said to a visitor.
  if (ts.isNewExpression(node)) return [];
  if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return [];
  const isPiece =
    (ts.isTemplateSpan(node) && / \p{Ll}+[ .]/u.test(node.literal.text)) ||
    (ts.isJsxText(node) && /^\s*[,;:.]?\s*\p{Ll}/u.test(node.text) && !isFirst(node));
  const within: string[] = [];
  ts.forEachChild(node, (child) => void within.push(...piecesIn(child)));
  return isPiece ? [node.getText().trim(), ...within] : within;
}

function isFirst(text: ts.JsxText): boolean {
  const { children } = text.parent as ts.JsxElement;
  return children.slice(0, children.indexOf(text)).every((child) => child.getText().trim() === '');
}

const components = sources.filter(({ file }) =>
  /^src\/(tools|person|result|site|ui)\/.*\.tsx$/.test(file),
);

test('no component puts a sentence together: the words beside it do', () => {
  const pieces = components.flatMap(({ file, text }) =>
    piecesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map(
      (piece) => `${file}: ${piece}`,
    ),
  );
  expect(pieces).toEqual([]);
});
