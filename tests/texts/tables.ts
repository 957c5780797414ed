import { LANGUAGE } from '#texts/language';
import type { FaqItem } from '../../src/ui/page/Faq';
import { plainText } from '../../src/ui/page/linked-text';

/** Every text of the tables in `src/texts/<language>/readings`. A table is found because it is in the folder. */

/** A text, where it stands, and the number it is about. */
export interface TableText {
  readonly table: string;
  /** “career 2 challenges”, for messages. */
  readonly where: string;
  /** The number or pair that the entry is about, or what else leads to it. */
  readonly key: string;
  /** The field of the entry; the table itself where an entry is one text. */
  readonly field: string;
  readonly text: string;
}

/** Lists of single words and of names, and short labels. Everything else is prose. */
const LABELS = new Set(
  'title epithet keyTraits themes idealCareers idealIndustries pastLifeThemes word number name date'.split(
    ' ',
  ),
);

const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../src/texts/*/readings/**/*.ts',
  '!**/*.test.ts',
]);
const modules = await Promise.all(
  Object.entries(files)
    .filter(([file]) => file.includes(`/texts/${LANGUAGE}/`))
    .map(([, load]) => load()),
);

/** Every text in the folder. */
export const everyText: readonly TableText[] = modules.flatMap((exported) =>
  Object.entries(exported).flatMap(([name, table]) =>
    typeof table === 'object' ? textsIn(table, tableName(name), []) : [],
  ),
);

/** The prose among them. */
export const prose = everyText.filter(({ field }) => !LABELS.has(field));

const faqs = import.meta.glob<{ questions: readonly FaqItem[] }>('../../src/texts/en/faq/*.json', {
  eager: true,
});

/** The answers to the questions of every page. */
export const answers: readonly TableText[] = Object.entries(faqs).flatMap(([file, { questions }]) =>
  questions.map(({ question, answer }) => {
    const where = `${file}: ${question}`;
    return { table: 'answers', where, key: '', field: 'answer', text: plainText(answer) };
  }),
);

/** `lifePathReadings` → “life path”, `soulUrgeTogether` → “soul urge together”. */
function tableName(name: string): string {
  return name
    .replace(/(Readings|Texts)$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textsIn(value: unknown, table: string, path: readonly string[]): TableText[] {
  if (typeof value === 'string') {
    const names = path.filter((part) => !/^\d+-?\d*$/.test(part));
    const key = path.find((part) => /^\d/.test(part)) ?? path[0] ?? '';
    const field = names.at(-1) ?? table;
    return [{ table, where: [table, ...path].join(' '), key, field, text: value }];
  }
  // An entry of a list may say which number it is about.
  if (Array.isArray(value)) {
    return value.flatMap((item) =>
      textsIn(item, table, item.number ? [...path, item.number] : path),
    );
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) => textsIn(item, table, [...path, key]));
}
