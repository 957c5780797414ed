import type { PlaneName, Profile, SingleLetter, Worked } from '@ninefold/numerology';
import * as texts from '#texts/readings/small-numbers';
import * as words from '#texts/tools/profile/small';
import type { SiteStep } from '../../../numbers/site-number';

/** One of the numbers that come after the nine. */
interface SmallNumber {
  readonly id: keyof typeof words.names;
  /** A number, or a letter with its value. */
  readonly shown: string;
  /** What it is for, unless its group says so. */
  readonly use?: string | undefined;
  readonly text: string | undefined;
  readonly steps: readonly SiteStep[];
}

/** Small numbers that answer one question, and the question. */
export interface SmallGroup {
  readonly id: keyof typeof words.groups;
  /** What they are all for. */
  readonly use?: string;
  readonly numbers: readonly SmallNumber[];
}

/** A table by number, which may lack some. */
type ByNumber = Readonly<Record<number, string | undefined>>;

/** The numbers of a name and a birth date beyond the nine. A name without letters has few. */
export function smallNumbersOf(person: Profile): readonly SmallGroup[] {
  const { smallNumberUse: use } = texts;
  const { cornerstone, capstone, firstVowel, balance, rationalThought, bridges } = person;
  const { subconsciousSelf: subconscious } = person;
  const groups: SmallGroup[] = [
    {
      id: 'startAndFinish',
      numbers: [
        small('cornerstone', cornerstone, texts.cornerstoneTexts, use.cornerstone),
        small('capstone', capstone, texts.capstoneTexts, use.capstone),
        {
          ...small('firstVowel', firstVowel, {}, use.firstVowel),
          text: texts.firstVowelTexts[vowelIn(firstVowel)],
        },
      ],
    },
    {
      id: 'whenItGetsHard',
      numbers: [
        small('balance', balance, texts.balanceTexts, use.balance),
        small('rationalThought', rationalThought, texts.rationalThoughtTexts, use.rationalThought),
        small('subconsciousSelf', subconscious, texts.subconsciousSelfTexts, use.subconsciousSelf),
      ],
    },
    {
      id: 'bridges',
      use: use.bridges,
      numbers: withoutRepeats([
        small('lifePathAndExpression', bridges.lifePathAndExpression, texts.bridgeTexts),
        small('soulUrgeAndPersonality', bridges.soulUrgeAndPersonality, texts.bridgeTexts),
        small('destinyAndPersonality', bridges.destinyAndPersonality, texts.bridgeTexts),
      ]),
    },
    { id: 'planes', use: use.planes, numbers: planesIn(person) },
  ];
  return groups
    .map((group) => ({ ...group, numbers: group.numbers.filter(({ text }) => text) }))
    .filter(({ numbers }) => numbers.length > 0);
}

/** The same number has the same text, which is shown once. */
function withoutRepeats(numbers: readonly SmallNumber[]): readonly SmallNumber[] {
  return numbers.map((number) => {
    const first = numbers.find(({ shown }) => shown === number.shown) ?? number;
    return first === number ? number : { ...number, text: words.asFarApart(first.id) };
  });
}

function small(
  id: SmallNumber['id'],
  worked: Worked<number> | SingleLetter,
  meanings: ByNumber,
  use?: string,
): SmallNumber {
  const { value = -1, steps } = worked;
  const shown = 'letter' in worked ? `${worked.letter}, ${value}` : String(value);
  return { id, shown, use, text: meanings[value], steps };
}

/** The key of a vowel's text. A name without vowels has none of them. */
function vowelIn({ letter = '' }: SingleLetter): keyof typeof texts.firstVowelTexts {
  return letter.toLowerCase() as keyof typeof texts.firstVowelTexts;
}

/** The planes with the most letters: the others say nothing of their own. */
function planesIn({ planes }: Profile): readonly SmallNumber[] {
  const all = Object.entries(planes);
  const counts = all.map(([, { count }]) => count);
  const most = Math.max(...counts);
  const letters = counts.reduce((sum, count) => sum + count, 0);
  return all
    .filter(([, { count }]) => count === most && count > 0)
    .map(([plane, { count, steps }]) => ({
      id: plane as PlaneName,
      shown: words.shareOfLetters(count, letters),
      text: texts.planesTexts[plane as PlaneName],
      steps,
    }));
}
