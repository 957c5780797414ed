import type { CoreNumber } from '@ninefold/numerology';
import { type Cycles, isMaster, type LifeSpan, type Profile } from '@ninefold/numerology';
import { battleScore } from '../../../readings/pairs/battle-score';
import { a, capitalized, listed, spelled } from '../../../ui/browser/wording';
import type { Tables } from '../load-tables';
import { currentSpan } from '../time/spans';
import { independent } from './independent';

type Voices = Tables['voices'];

/** What the sentences are made from. */
interface Given {
  readonly profile: Profile;
  readonly cycles: Cycles;
  /** Undefined before the birth. */
  readonly age: number | undefined;
  readonly voices: Voices;
}

const MOST_OBSERVATIONS = 5;
// The table of pairs gives the numbers of one triad 70 and more; below 46 are the known quarrels.
const FRIENDS_FROM = 70;
const QUARREL_TO = 45;

/** How the numbers of one person agree and quarrel, in a few sentences each. */
export function observations(given: Given): readonly string[] {
  const { profile } = given;
  if (profile.letters.letters.length === 0) {
    return [
      'There is no letter from A to Z in the name as it was typed, so the numbers of the name are 0 and the date has the page nearly to itself. Type the name in its Latin spelling, as a passport has it, and the other half will appear.',
    ];
  }
  return [repeats, nameAndDate, insideAndOutside, masters, missingYetThere, thisYear, twiceNow]
    .flatMap((observe) => observe(given) ?? [])
    .slice(0, MOST_OBSERVATIONS);
}

/** Who among the numbers is alike. */
function repeats(given: Given): string {
  const named = independent(given.profile);
  const groups = Map.groupBy(named, ({ value }) => value);
  const alike = [...groups.values()]
    .filter((group) => group.length > 1)
    .sort((one, other) => other.length - one.length);
  const [loudest, next] = alike;
  if (!loudest?.[0]) {
    return `No figure stands twice among your ${named.length} numbers, which happens less often than you would think. Nobody in this company has a majority; read them as you would a table of guests, one at a time.`;
  }
  const number = loudest[0].value;
  const labels = listed(loudest.map(({ label }) => label));
  const { does } = voice(given, number);
  if (loudest.length > 2) {
    return pick(given, [
      `${labels} all come to ${number}, the number that ${does}. Nothing else on these pages speaks as often, so where two paragraphs disagree, let the ${number} have the casting vote.`,
      `One figure fills ${loudest.length} of your chairs: ${labels} are each ${a(number)} ${number}, the number that ${does}. Read its paragraphs slowly and the others as its company.`,
      `Count the ${number}s: ${labels}. A figure that comes up ${spelled(loudest.length)} times, in different sums, is the loudest voice in the room, and this one ${does}.`,
    ]);
  }
  if (next?.[0]) {
    const others = listed(next.map(({ label }) => label));
    return pick(given, [
      `Two figures stand twice: ${number}, as ${labels}, and ${next[0].value}, as ${others}. The first is the number that ${does}, the second the one that ${voice(given, next[0].value).does}. Most of what follows is a conversation between them.`,
      `${labels} share ${a(number)} ${number}; ${others} share ${a(next[0].value)} ${next[0].value}. Pairs like these are where you are least likely to surprise your friends: there is a part of you that ${does} and a part that ${voice(given, next[0].value).does}.`,
    ]);
  }
  return pick(given, [
    `Only one figure comes up twice. ${labels} are both ${a(number)} ${number}, the number that ${does}; underline it, and let the rest be variety.`,
    `${labels} meet in the same number, ${number}, by separate roads. It is the one that ${does}, and you may trust it a little further than those that were reached only once.`,
  ]);
}

/** Life Path and Destiny: what is learned, and where it leads. */
function nameAndDate(given: Given): string {
  const { lifePathNumber, destinyNumber } = given.profile.numbers;
  const [date, name] = [lifePathNumber.value, destinyNumber.value];
  if (date === name) {
    return `Name and date come out at the same place, ${date}. What you are called and when you arrived tell one story, and the distance between them is none, which is why the karmic number further down is a 9.`;
  }
  const [learns, leads] = [voice(given, date).wants, voice(given, name).wants];
  return pick(
    given,
    {
      friends: [
        `Your date wants to ${learns} and your name wants to ${leads}. A Life Path of ${date} and a Destiny of ${name} have always got on, so what you learn is of use where you are headed.`,
        `Life Path ${date} and Destiny ${name} are old friends in this art. The one wants to ${learns}, the other to ${leads}, and neither has to shout.`,
      ],
      quarrel: [
        `The quarrel to watch is between date and name: Life Path ${date} wants to ${learns}, Destiny ${name} wants to ${leads}. Think of the last time both had the floor, and of who paid for it.`,
        `Life Path ${date} would like to ${learns}, and Destiny ${name} would like to ${leads}, preferably at the same hour. Give each a weekday of its own and the noise goes down.`,
      ],
      neither: [
        `Life Path ${date} wants to ${learns}, Destiny ${name} to ${leads}. They neither help each other much nor get in the way; you can do the one on Monday and the other on Friday.`,
        `Between Life Path ${date} and Destiny ${name} there is a polite distance. The first wants to ${learns}, the second to ${leads}, and it takes a deliberate act to seat them at one table.`,
      ],
    }[relation(date, name)],
  );
}

/** Soul Urge and Personality: what is wanted, and what is seen. */
function insideAndOutside(given: Given): string | undefined {
  const { soulUrgeNumber, personalityNumber } = given.profile.numbers;
  const [inside, outside] = [soulUrgeNumber.value, personalityNumber.value];
  if (inside === 0 || outside === 0) return undefined;
  if (inside === outside) {
    return `Soul Urge and Personality are both ${a(inside)} ${inside}. What you want is what people see, so you are easily read and seldom misquoted.`;
  }
  const [wanted, shown] = [voice(given, inside).wants, voice(given, outside).wants];
  return pick(
    given,
    {
      friends: [
        `Inside and outside agree. Soul Urge ${inside} wants to ${wanted}, Personality ${outside} to ${shown}, and those who have known you for an hour are not far wrong.`,
        `What you want and what you show are on good terms: to ${wanted}, says a Soul Urge of ${inside}, and to ${shown}, says a Personality of ${outside}. It makes you restful to be with, and poor at cards.`,
      ],
      quarrel: [
        `In private, Soul Urge ${inside} wants to ${wanted}. In company, Personality ${outside} wants to ${shown}. Somebody who has met only one of the two will describe a stranger.`,
        `Soul Urge ${inside} and Personality ${outside} keep house like people who did not choose each other: one wants to ${wanted}, the other to ${shown}. They talk it over on the way home from parties.`,
      ],
      neither: [
        `Your vowels, ${a(inside)} ${inside}, want to ${wanted}; your consonants, ${a(outside)} ${outside}, want to ${shown}. Nobody is lying. It takes a second meeting to hear the first of them.`,
        `Soul Urge ${inside} wants to ${wanted}, and Personality ${outside} has learned to look as if it wanted to ${shown}. The gap is an ordinary one, about as wide as a coat.`,
      ],
    }[relation(inside, outside)],
  );
}

/** Numbers that were kept whole. */
function masters({ profile }: Given): string | undefined {
  const kept = independent(profile).filter(({ value }) => isMaster(value));
  const [only, ...more] = kept;
  if (!only) return undefined;
  if (more.length === 0) {
    return `${only.label} is kept whole, at ${only.value}. On most days it does the work of ${a(digitOf(only.value))} ${digitOf(only.value)}; the other days are the reason for keeping it.`;
  }
  const named = listed(kept.map(({ label, value }) => `${label} (${value})`));
  return `${capitalized(spelled(kept.length))} of your numbers are masters and were kept whole: ${named}. Look up the plain digit under each as well, a 2 for 11, a 4 for 22 and a 6 for 33, since that is what they do on weekdays.`;
}

/** A value that no letter has, and a sum that makes it all the same. */
function missingYetThere(given: Given): string | undefined {
  const { missing } = given.profile;
  if (missing.length === 0) {
    return 'All nine values occur among the letters of your name. It takes some length, or some luck, and it means that there is nothing here you would have to borrow.';
  }
  const made = independent(given.profile).find(({ value }) => missing.includes(value));
  if (!made) return undefined;
  const { label, value } = made;
  return pick(given, [
    `No letter of your name is worth ${a(value)} ${value}, and yet ${label} is one, put together from other figures like a bench from two chairs. What you must assemble each time you may come to do with more care than those who were handed it.`,
    `${a(value) === 'an' ? 'An' : 'A'} ${value} is missing from your letters and turns up as your ${label}. So the number that ${voice(given, value).does} is nothing you were given and something you arrive at.`,
  ]);
}

/** A personal year that is one of the person's own numbers. */
function thisYear({ profile, cycles }: Given): string | undefined {
  const year = cycles.personalYear.value;
  const own = independent(profile).find(({ value }) => value === year);
  if (!own) return undefined;
  return `By your count this is a year ${year}, and ${own.label} is ${a(year)} ${year} as well. Such a year comes round once in nine, and asks for little that you would not be doing anyway.`;
}

/** A pinnacle and a challenge of these years that are one number. */
function twiceNow({ profile, age }: Given): string | undefined {
  const at = (spans: readonly LifeSpan[]) => currentSpan(spans, age)?.value;
  const pinnacle = at(profile.pinnacles);
  if (pinnacle === undefined || pinnacle !== at(profile.challenges)) return undefined;
  return `In the years you are in now, pinnacle and challenge are the same figure, ${a(pinnacle)} ${pinnacle}: what goes well and what trips you come in by one door.`;
}

function relation(one: number, other: number): 'friends' | 'quarrel' | 'neither' {
  const score = battleScore(one, other).value;
  if (score >= FRIENDS_FROM) return 'friends';
  return score <= QUARREL_TO ? 'quarrel' : 'neither';
}

function voice({ voices }: Given, number: number): Voices[CoreNumber] {
  return voices[number as CoreNumber];
}

/** One of several ways to say a thing: the same one every time for the same person. */
function pick({ profile }: Given, ways: readonly string[]): string {
  const { lifePathNumber, destinyNumber, soulUrgeNumber, attitudeNumber } = profile.numbers;
  const seed =
    lifePathNumber.value + destinyNumber.value + soulUrgeNumber.value + attitudeNumber.value;
  return ways[seed % ways.length] ?? '';
}

/** What a master would be if it were reduced. */
function digitOf(master: number): number {
  return (master / 11) * 2;
}
