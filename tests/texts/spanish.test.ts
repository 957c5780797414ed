import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site';
import { articleSlugs, ownPages } from '../../src/texts/es/paths';
import { repeatedSentences, wordsOf } from './editorial';

/** What the Spanish texts must not contain. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'English left': word('the|your|you|and|with|birthday|soul urge|life path', 'iu'),
  'quotes of another language': /^(?:[^«»]|«[^»]*»)*?[“”]/u,
  'a space inside quotes': /«\s|\s»/u,
  'the gender of the reader': word(
    '(eres|estás|sigues|andas|te (sientes|quedas|ves|pones))( muy| tan| más| algo)? ' +
      '(?!como|cerca|nunca|tod[oa]|cada|para|cuando|otra|media|fuera|ahora|hasta|contra|\\p{L}+ndo(?!\\p{L}))' +
      '\\p{L}{3,}[oa]',
    'iu',
  ),
  'the gender of whoever is first': word(
    '(ser|ir|llegar|vas|llegas|eliges|te eligen) (primer|últim|sol)[oa]',
    'iu',
  ),
  'both genders at once': /\p{L}(\/a|@|\(a\))(?!\p{L})/u,
  'another address than tú': word('vosotr[oa]s|os|vuestr[oa]s?|usted|vos|tenés|podés|querés', 'iu'),
  'a word of one region': word(
    'coge[rsn]?|cogí\\p{L}*|ordenador|computadora|coche|carro|zumo|jugo|móvil|celular|guagua|concha|chaqueta|chévere|guay|ahorita|nevera|heladera|' +
      'boletos?|cualificad[oa]s?|manzanas? de casas|más chic[oa]s?|ya (de )?grande|de a (dos|tres)|qué tan|se corren?(?! la voz)',
    'iu',
  ),
  '«vale» as yes': /[¿«(]vale[,?]/iu,
  'a birthday for a date of birth': word(
    'nombre y (un|tu|su|el) cumpleaños|mismo cumpleaños|dos de tu cumpleaños',
    'iu',
  ),
  '«solo» that could mean «only»': word(
    'solo (el (año )?[\\d:]+ \\p{L}+|usa)|lo limpia solo',
    'iu',
  ),
  '«propio» where «tu» is enough': word(
    '(tu|tus|su) propi[oa]s? (reloj|dispositivo|humor|letras|frase|número|círculo)',
    'iu',
  ),
  'a translated phrase': word(
    'hace sentido|al final del día|tomar ventaja|eventualmente|en orden a|(el|la|lo) cual|cabe destacar|lo bien que se siente|tuviste suficiente|digamos que hay|una palabra (amable|sincera)|se permite hacerl[oa]s? mal',
    'iu',
  ),
  'groceries, pens and everybody as one country calls them': word(
    '(la lista de|con|hacer|llevar|lleven) la compra|(una|la|tu|buenas) plumas?|cada quien|así nomás|(lo|la) pas(o|as|a|é) (bien|mal|tan)',
    'iu',
  ),
  '«va de» for «trata de»': word('va de (gente|amor|dinero|quién|qué|cómo|\\p{L}+s\\.)', 'iu'),
  'a preposition translated': word(
    'vien(e|en|es) (a ti )?por (consejo|ayuda|la verdad|lo que)',
    'iu',
  ),
  'a noun that means something else here': word(
    'mil inquietudes|^con nervios$|^con oído$|de hacerlo todo bien|pedir hora',
    'iu',
  ),
  '«le» for several': /(?<!\p{L})le \p{L}+( \p{L}+)? a (los|las|tus|sus)(?!\p{L})/iu,
  'a period before the quote ends': /[^?!….]\.»/u,
  'a quoted sentence without its period after the quotes': /[?!…]» (?=[«¿¡\p{Lu}])/u,
  'a number without its article': /(^|[.!?] )\d+ [a-z]/u,
  '«de el», «a el»': word('(de|a) el', 'u'),
  '«y» before the sound i': word('y h?[ií](?!e)', 'iu', ''),
  '«o» before the sound o': word('o (h?[oó]|8)', 'iu', ''),
  'a capital month or weekday':
    /(?<=[\p{L},] )(Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)(?!\p{L})/u,
  'a percent without a space, a thousand with a point': /\d%|(?<![\d.])\d[.,]\d{3}(?!\d)/u,
  'spaces or points too many': / {2,}|\S [,.;:](?!\.)|\.\.\./u,
};

const BAD_ADDRESS = /(^|[-/])anos?(?=[-/]|$)|[^a-z0-9/-]/;

/** What looks like a fault and is none: each is a phrase that stands in a text. */
const ALLOWED: readonly string[] = [];

interface Text {
  readonly where: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../../src/texts/es');
const files = globSync('**/*.{ts,json,mdx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);
const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const texts = sources.flatMap(textsIn);

describe('a Spanish text has', () => {
  test.each(Object.entries(FAULTS))('not %s', (_, fault) => {
    const found = texts.filter(({ text }) => fault.test(withoutAllowed(text)));
    expect(found.map(({ where, text }) => `${where}: ${around(text, fault)}`)).toEqual([]);
  });

  test.each([
    ['¿', '?'],
    ['¡', '!'],
  ])('%s for each %s', (opening, closing) => {
    const uneven = texts.filter(
      ({ text }) => text.split(opening).length !== text.split(closing).length,
    );
    expect(uneven.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  test('no sentence above 36 words', () => {
    const long = texts.flatMap(({ where, text }) =>
      text
        .split(/(?<=[.?!…]»?)\s+|\n|(?<=»)\.\s/u)
        .filter((sentence) => wordsOf(sentence).length > 36)
        .map((sentence) => `${where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('no sentence of seven or more words twice', () => {
    const readings = texts.filter(({ where }) => /^(readings|faq)/.test(where));
    expect(repeatedSentences(readings.map(({ text }) => text))).toEqual([]);
  });
});

test('every English text has a Spanish one', () => {
  // Where a file is missing, the import of its texts would quietly give the English ones.
  const english = globSync('**/*.{ts,json,mdx}', { cwd: join(root, '../en') });
  const missing = english.filter((file) => !/\.test\./.test(file) && !files.includes(file));
  expect(missing.filter((file) => !isOwn(file))).toEqual([]);
});

/** An article or a legal page that only the owner has: it may be in one language alone. */
function isOwn(file: string): boolean {
  const id = basename(file, '.mdx');
  return (
    (/^articles\//.test(file) && !(id in articleSlugs)) ||
    (/^legal\//.test(file) && id in site.legalPages)
  );
}

test('an address has neither accents nor «ano»', () => {
  const paths = Object.values(ownPages).map(({ path }) => path);
  const addresses = [...paths, ...Object.values(articleSlugs)];
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => BAD_ADDRESS.test(address))).toEqual([]);
  expect(['/tu-ano', '/anos/2', '/dia-año', '/hoy'].filter((a) => BAD_ADDRESS.test(a))).toEqual([
    ...['/tu-ano', '/anos/2', '/dia-año'],
  ]);
});

/** A whole word; `\b` would take the end of «rí» in «ríos» for one. */
function word(expression: string, flags: string, end = String.raw`(?!\p{L})`): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${expression})${end}`, flags);
}

function withoutAllowed(text: string): string {
  return ALLOWED.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
}

function around(text: string, fault: RegExp): string {
  const at = fault.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 40), at + 60);
}

/** The strings of a module, the values of a table, the paragraphs and cells of an article. A tag or a fact of the site stands for a word. */
function textsIn({ file, source }: (typeof sources)[number]): readonly Text[] {
  const found = file.endsWith('.mdx')
    ? source
        .replace(/^import .*$/gm, '')
        .split(/[\n|]/)
        .map((text) => text.trim())
    : stringsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found
    .map((text) => text.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>|\{props[^}]*\}/g, 'X'))
    .filter((text) => /\p{L}/u.test(text) && !text.startsWith('/'))
    .map((text) => ({ where: file, text }));
}

function stringsIn(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return [];
  if (ts.isStringLiteralLike(node)) return isKey(node) ? [] : [node.text];
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return [pieces.map(({ text }) => text).join('{}'), ...node.templateSpans.flatMap(stringsIn)];
  }
  const within: string[] = [];
  ts.forEachChild(node, (child) => void within.push(...stringsIn(child)));
  return within;
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
