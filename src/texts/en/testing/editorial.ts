/** What English texts are held to, as far as it can be checked. */

/** How many words this language takes for what English says in one. */
export const WORDS_FOR_ONE = 1;

/** Phrases that fit any number and therefore say nothing. */
const EMPTY: readonly RegExp[] = [
  /\bunique (energy|vibration|gift)/i,
  /\bembrace (your|the)\b/i,
  /\bjourney\b/i,
  /\buniverse (has|wants|is)\b/i,
  /\btrust your (inner|gut|intuition)/i,
  /\binner voice\b/i,
  /\bas an? (\d+|one|two|three|four|five|six|seven|eight|nine), you\b/i,
  /\bpeople with (this|your) number\b/i,
  /\bnot (just|only|merely)\b[^.]*\bbut\b/i,
  /\bstudies (show|have shown)\b/i,
  /\b(science|research) (shows|proves|says)\b/i,
  /\bguaranteed\b/i,
  /—/,
];

/** Whether a text has a phrase that says nothing. */
export function hasEmptyPhrase(text: string): boolean {
  return EMPTY.some((phrase) => phrase.test(text));
}

/** Terms of the trade, and fixed titles: allowed though they are rare. */
export const TERMS = new Set(['numerology', 'karmic', 'pinnacle', 'humanitarian', 'peacemaker']);

/** Traits that wound, or that nobody says. */
export const NEVER_A_TRAIT = new Set(
  'greedy bitter lazy sad lonely unclear motherly hurried soft inspired perfectionist'.split(' '),
);

/** Whether a text that is not about the reader says “you” all the same. */
export const speaksToReader = (text: string) => /(?<!-)\byour?\b/i.test(text);

/** The numbers that a text names, with the word for how many of them there are: “three 4s”, “a 4”. */
export const numbersIn = (text: string) =>
  [...text.matchAll(/\b(\w+) (\d+)(s?)\b/g)].map(([, before, number, many]) => ({
    number: Number(number),
    count: many && before,
  }));

/**
 * What only one table tells, how it is said, and whose it is. Words find few of the sentences that trespass. These
 * find no others.
 */
export const ownedPhrases: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'a plan that fails',
    /\bplans? (?:falls? (?:apart|through)|changes?)\b|\bchange of plans?\b|\bcancell?ed\b/i,
    /attitude/,
  ],
  ['being wrong', /\b(?:be|been|being) corrected\b|\bcorrected you\b|\bI was wrong\b/i, /karmic/],
  ['a promise', /\bpromised\b|\byour word\b|\bappointments?\b/i, /^name \d/],
  ['being the leader', /\bin charge\b|\byou lead\b/i, /^name \d/],
  // In a tale of another life it may be done, too.
  ['care for others', /\b(?:look(?:ing)? after|tak(?:e|ing) care of) (?!you\b)/i, /destiny|karmic/],
];
