/** What Spanish texts are held to, as far as it can be checked. */

/** How many words this language takes for what English says in one. */
export const WORDS_FOR_ONE = 1.1;

/** Phrases that fit any number and therefore say nothing. */
const EMPTY: readonly RegExp[] = [
  /(energía|vibración) única/i,
  /\babraza (tu|el|la)\b/i,
  /viaje (interior|espiritual)/i,
  /\buniverso (te|quiere|conspira)\b/i,
  /\bconfía en tu (intuición|voz)/i,
  /voz interior/i,
  /\b(la gente|las personas|quienes) (con|tienen) (este|tu) número\b/i,
  /\bno (solo|solamente)\b[^.]*\bsino\b/i,
  /\bestudios (muestran|demuestran|dicen)\b/i,
  /\bciencia (muestra|demuestra|dice)\b/i,
  /garantizad[oa]/i,
  /—/,
];

/** Whether a text has a phrase that says nothing. */
export function hasEmptyPhrase(text: string): boolean {
  return EMPTY.some((phrase) => phrase.test(text));
}

/** Terms of the trade, and fixed titles: allowed though they are rare. */
export const TERMS = new Set(['numerología', 'pináculo']);

/** Traits that wound, or that nobody says. */
export const NEVER_A_TRAIT = new Set(
  'codicioso avaro amargado vago perezoso triste solitario maternal inspirado perfeccionista'.split(
    ' ',
  ),
);

/** Whether a text that is not about the reader says *tú* all the same, outside of what is said in it. */
export const speaksToReader = (text: string) =>
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|eres|tienes)(?!\p{L})/iu.test(text.replace(/«[^»]*»/g, ''));

const COUNTS = new Set('dos tres cuatro cinco seis siete ocho nueve'.split(' '));

/** The numbers that a text names, with the word for how many of them there are: “tres 4”, “un 4”. */
export const numbersIn = (text: string) =>
  [...text.matchAll(/(\p{L}+) (\d+)(?!\d)/gu)].map(([, before = '', number]) => ({
    number: Number(number),
    count: COUNTS.has(before) ? before : '',
  }));

/**
 * What only one table tells, how it is said, and whose it is. Words find few of the sentences that trespass. These
 * find no others.
 */
export const ownedPhrases: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'a plan that fails',
    /\b(?:planes?|viaje|cita) (?:se cae|cambian?)|\bse cancela|\bcanceló/i,
    /attitude/,
  ],
  ['being wrong', /\bte corrig(?:en|e|ió|ieron)\b|\bme equivoqué\b/i, /karmic/],
  ['a promise', /\bprometiste\b|\btu palabra\b/i, /^name \d/],
  ['care for others', /\bcuidaste\b/i, /karmic/],
];
