import {
  balance,
  bridges,
  type CalendarDate,
  capstone,
  cornerstone,
  firstVowel,
  type PlaneName,
  planesOfExpression,
  rationalThought,
  type SingleLetter,
  subconsciousSelf,
  type Worked,
} from '@ninefold/numerology';
import { type LetterChoices, ofAllLetters } from '../../../numbers/letter-choices';
import type { SiteStep } from '../../../numbers/site-number';
import type * as Texts from '../../../readings/small-numbers';
import { capitalized } from '../../../ui/text/wording';

/** The texts of the small numbers. */
type SmallTexts = typeof Texts;

/** One of the numbers that come after the nine. */
interface SmallNumber {
  readonly label: string;
  /** A number, or a letter with its value. */
  readonly shown: string;
  /** What it is for, unless its group says so. */
  readonly use?: string | undefined;
  readonly text: string | undefined;
  readonly steps: readonly SiteStep[];
}

/** Small numbers that answer one question, and the question. */
export interface SmallGroup {
  readonly heading: string;
  /** What they are all for. */
  readonly use?: string;
  readonly numbers: readonly SmallNumber[];
}

/** A table by number, which may lack some. */
type ByNumber = Readonly<Record<number, string | undefined>>;

/** The numbers of a name and a birth date beyond the nine. A name without letters has few. */
export function smallNumbersOf(
  name: string,
  date: CalendarDate,
  choices: LetterChoices,
  texts: SmallTexts,
): readonly SmallGroup[] {
  const { smallNumberUse: use } = texts;
  const vowel = firstVowel(name, choices);
  const between = bridges(name, date, choices);
  const groups: SmallGroup[] = [
    {
      heading: 'How you start and finish',
      numbers: [
        ofLetter(
          'Cornerstone',
          cornerstone(name, ofAllLetters(choices)),
          texts.cornerstoneTexts,
          use.cornerstone,
        ),
        ofLetter(
          'Capstone',
          capstone(name, ofAllLetters(choices)),
          texts.capstoneTexts,
          use.capstone,
        ),
        {
          ...ofLetter('First vowel', vowel, {}, use.firstVowel),
          text: texts.firstVowelTexts[vowelIn(vowel)],
        },
      ],
    },
    {
      heading: 'When it gets hard',
      numbers: [
        ofNumber('Balance', balance(name, ofAllLetters(choices)), texts.balanceTexts, use.balance),
        ofNumber(
          'Rational thought',
          rationalThought(name, date, ofAllLetters(choices)),
          texts.rationalThoughtTexts,
          use.rationalThought,
        ),
        ofNumber(
          'Subconscious self',
          subconsciousSelf(name, ofAllLetters(choices)),
          texts.subconsciousSelfTexts,
          use.subconsciousSelf,
        ),
      ],
    },
    {
      heading: 'How far apart they are',
      use: use.bridges,
      numbers: withoutRepeats([
        ofNumber('Life Path and Expression', between.lifePathAndExpression, texts.bridgeTexts),
        ofNumber('Soul Urge and Personality', between.soulUrgeAndPersonality, texts.bridgeTexts),
        ofNumber('Destiny and Personality', between.destinyAndPersonality, texts.bridgeTexts),
      ]),
    },
    { heading: 'Planes of expression', use: use.planes, numbers: planes(name, choices, texts) },
  ];
  return groups
    .map((group) => ({ ...group, numbers: group.numbers.filter(({ text }) => text) }))
    .filter(({ numbers }) => numbers.length > 0);
}

/** The same number has the same text, which is shown once. */
function withoutRepeats(numbers: readonly SmallNumber[]): readonly SmallNumber[] {
  return numbers.map((number, index) => {
    const first = numbers.findIndex(({ shown }) => shown === number.shown);
    const { label } = numbers[first] ?? number;
    return first === index
      ? number
      : { ...number, text: `As far apart as ${label}, so the advice is the same.` };
  });
}

function ofNumber(
  label: string,
  { value, steps }: Worked<number>,
  texts: ByNumber,
  use?: string,
): SmallNumber {
  return { label, shown: String(value), use, text: texts[value], steps };
}

function ofLetter(
  label: string,
  { letter, value, steps }: SingleLetter,
  texts: ByNumber,
  use?: string,
): SmallNumber {
  return { label, shown: `${letter}, ${value}`, use, text: value && texts[value], steps };
}

/** The key of a vowel's text. A name without vowels has none of them. */
function vowelIn({ letter = '' }: SingleLetter): keyof SmallTexts['firstVowelTexts'] {
  return letter.toLowerCase() as keyof SmallTexts['firstVowelTexts'];
}

/** The planes with the most letters: the others say nothing of their own. */
function planes(name: string, choices: LetterChoices, texts: SmallTexts): readonly SmallNumber[] {
  const all = Object.entries(planesOfExpression(name, ofAllLetters(choices)));
  const counts = all.map(([, { count }]) => count);
  const most = Math.max(...counts);
  const letters = counts.reduce((sum, count) => sum + count, 0);
  return all
    .filter(([, { count }]) => count === most && count > 0)
    .map(([plane, { count, steps }]) => ({
      label: capitalized(plane),
      shown: `${count} of ${letters} letters`,
      text: texts.planesTexts[plane as PlaneName],
      steps,
    }));
}
