import type { CoreNumber } from '@ninefold/numerology';
import { type Cycles, isMaster, type LifeSpan } from '@ninefold/numerology';
import { meetingOf } from '../../../compatibility/meeting';
import { masterLookup } from '../../../ui/text/master-lookup';
import { a, capitalized, listed, spelled } from '../../../ui/text/wording';
import type { ProfileTables } from '../load-profile-tables';
import type { Profile } from '../person';
import { currentSpan } from '../time/spans';
import { independent } from './independent';

type Voices = ProfileTables['voices'];

/** What the sentences are made from. */
interface Given {
  readonly profile: Profile;
  readonly cycles: Cycles;
  /** Undefined before the birth. */
  readonly age: number | undefined;
  readonly voices: Voices;
}

const MOST_OBSERVATIONS = 5;

/** How the numbers of one person agree and quarrel, in a few sentences each. */
export function observations(given: Given): readonly string[] {
  const { profile } = given;
  if (profile.letters.letters.length === 0) {
    return [
      'There’s no letter from A to Z in the name as you typed it, so its numbers are 0, and only those of the birth date can be read. Type it in its Latin spelling, the one in a passport, and the others will turn up.',
    ];
  }
  return [repeats, nameAndDate, insideAndOutside, masters, missingYetThere, thisYear, twiceNow]
    .flatMap((observe) => observe(given) ?? [])
    .slice(0, MOST_OBSERVATIONS);
}

/** Which numbers are equal. */
function repeats(given: Given): string {
  const named = independent(given.profile);
  const groups = Map.groupBy(named, ({ value }) => value);
  const alike = [...groups.values()]
    .filter((group) => group.length > 1)
    .sort((one, other) => other.length - one.length);
  const [loudest, next] = alike;
  if (!loudest?.[0]) {
    return `No number comes up twice among your ${named.length}, which is rather rare. It’s read as a person with many sides and nobody in charge. Take each number as it comes.`;
  }
  const number = loudest[0].value;
  const labels = listed(loudest.map(({ label }) => label));
  const { does } = voice(given, number);
  if (loudest.length > 2) {
    return pick(given, [
      `${labels} all come to ${number}, the number that ${does}. Nothing else of yours comes up as often, so where two readings disagree, believe the ${number}.`,
      `Your strongest number is ${number}, the number that ${does}: ${labels} are each ${a(number)} ${number}. Start with its paragraphs. The rest is company for it.`,
      `The number ${number} comes up ${spelled(loudest.length)} times, in different sums: ${labels}. It’s the number that ${does}, and that’s said to be the side of you people notice most.`,
    ]);
  }
  if (next?.[0]) {
    const others = listed(next.map(({ label }) => label));
    return pick(given, [
      `More than one of your numbers comes up twice: ${number}, as ${labels}, and ${next[0].value}, as ${others}. The first is the number that ${does}, the second the one that ${voice(given, next[0].value).does}. They’re both strong, and it’s you who has to choose.`,
      `${labels} share ${a(number)} ${number}; ${others} share ${a(next[0].value)} ${next[0].value}. Your friends have probably met both: one ${does}, the other ${voice(given, next[0].value).does}.`,
    ]);
  }
  return pick(given, [
    `Only one number comes up twice. ${labels} are both ${a(number)} ${number}, the number that ${does}. Take that as your main trait, and the rest as variety.`,
    `${labels} come to the same number, ${number}, by different sums. It’s the number that ${does}, and it’s read as stronger in you than the ones that come up only once.`,
  ]);
}

/** Life Path and Destiny: what is learned, and where it leads. */
function nameAndDate(given: Given): string {
  const { lifePathNumber, destinyNumber } = given.profile.numbers;
  const [date, name] = [lifePathNumber.value, destinyNumber.value];
  const meeting = meetingOf(date, name);
  if (meeting === 'same') {
    return `Your Life Path and your Destiny are both ${a(date)} ${date}. What you’re here to learn and what you’re here to do are the same thing, so your life is said to have one clear direction. It’s also why your karmic number, further down, is a 9: the difference between the two is 0.`;
  }
  const [learns, leads] = [voice(given, date).wants, voice(given, name).wants];
  return pick(
    given,
    {
      friends: [
        `Your Life Path, ${date}, wants to ${learns}, and your Destiny, ${name}, wants to ${leads}. These two get along well, so whatever you learn, you’ll find a use for it.`,
        `Life Path ${date} and Destiny ${name} are said to be good friends. One wants to ${learns}, the other to ${leads}, and you won’t have to give anything up to do both.`,
      ],
      opposite: [
        `Your Life Path and your Destiny pull in different directions: ${date} wants to ${learns}, ${name} wants to ${leads}. You may know it as a choice that keeps coming back. You don’t have to settle it for good, only for this week.`,
        `Life Path ${date} would like to ${learns}, and Destiny ${name} would like to ${leads}. These two are said to disagree, so give each its own time, and don’t try to please both at once.`,
      ],
      neutral: [
        `Life Path ${date} wants to ${learns}, Destiny ${name} to ${leads}. They don’t help each other much, and they don’t get in each other’s way. You can follow both, one at a time.`,
        `Your Life Path, ${date}, and your Destiny, ${name}, don’t have much to do with each other. The first wants to ${learns}, the second to ${leads}. If they’re ever going to meet, you’ll have to introduce them.`,
      ],
    }[meeting],
  );
}

/** Soul Urge and Personality: what is wanted, and what is seen. */
function insideAndOutside(given: Given): string | undefined {
  const { soulUrgeNumber, personalityNumber } = given.profile.numbers;
  const [inside, outside] = [soulUrgeNumber.value, personalityNumber.value];
  if (inside === 0 || outside === 0) return undefined;
  const meeting = meetingOf(inside, outside);
  if (meeting === 'same') {
    return `Soul Urge and Personality are both ${a(inside)} ${inside}. What you want is also what people see, so they seldom get you wrong. It makes surprise parties difficult.`;
  }
  const [wanted, shown] = [voice(given, inside).wants, voice(given, outside).wants];
  return pick(
    given,
    {
      friends: [
        `Inside and outside agree. Your Soul Urge, ${inside}, wants to ${wanted}, and your Personality, ${outside}, to ${shown}. Anyone who’s had an hour with you has a pretty true picture.`,
        `What you want and what you show are on good terms: Soul Urge ${inside} wants to ${wanted}, Personality ${outside} to ${shown}. You’re easy to be with, because there isn’t much to guess.`,
      ],
      opposite: [
        `In private your Soul Urge, ${inside}, wants to ${wanted}. In company your Personality, ${outside}, wants to ${shown}. Whoever’s only met one of the two is in for a surprise.`,
        `Soul Urge ${inside} and Personality ${outside} don’t agree: inside you want to ${wanted}, while to others you seem to want to ${shown}. Tell the people close to you which it is. They can’t see it from there.`,
      ],
      neutral: [
        `Your Soul Urge, ${inside}, wants to ${wanted}, and your Personality, ${outside}, wants to ${shown}. Both are true of you. People meet the second one right away and find out about the first much later.`,
        `Soul Urge ${inside} wants to ${wanted}, while Personality ${outside} makes you look as if you wanted to ${shown}. It’s an ordinary difference: everybody gets the one, and your friends get the other.`,
      ],
    }[meeting],
  );
}

/** Master numbers, which were not reduced. */
function masters({ profile }: Given): string | undefined {
  const kept = independent(profile).filter(({ value }) => isMaster(value));
  const [only, ...more] = kept;
  if (!only) return undefined;
  if (more.length === 0) {
    return `Your ${only.label} is ${only.value}, a master number, so its two digits aren’t added together. On an ordinary day it’s said to act like ${a(digitOf(only.value))} ${digitOf(only.value)}, and it shows its full strength only now and then. In our table of pairs, ${masterLookup(only.value)}.`;
  }
  const named = listed(kept.map(({ label, value }) => `${label} (${value})`));
  return `${capitalized(spelled(kept.length))} of your numbers are master numbers, whose two digits aren’t added together: ${named}. Read the single digit of each as well, 2 for 11, 4 for 22 and 6 for 33, since that’s how they’re said to act on an ordinary day. In our table of pairs, each is looked up under the digit it repeats instead: 1, 2 or 3.`;
}

/** A value that no letter has, but that a sum produces. */
function missingYetThere(given: Given): string | undefined {
  const { missing } = given.profile;
  if (missing.length === 0) {
    return 'All nine values turn up among the letters of your name. That takes a long name or some luck, and it’s read as a good sign: none of the nine talents is missing.';
  }
  const made = independent(given.profile).find(({ value }) =>
    missing.some((other) => other === value),
  );
  if (!made) return undefined;
  const { label, value } = made;
  return pick(given, [
    `No letter of your name is worth ${a(value)} ${value}, and yet your ${label} is ${a(value)} ${value}, because other figures add up to it. It’s the number that ${voice(given, value).does}. You’re said to have learned that the hard way, so you may do it with more care than people who always could.`,
    `${a(value) === 'an' ? 'An' : 'A'} ${value} is missing from your letters, and yet it’s your ${label}. It’s the number that ${voice(given, value).does}: a talent you weren’t handed at the start, and are said to get to anyway.`,
  ]);
}

/** A personal year that is one of the person's own numbers. */
function thisYear({ profile, cycles }: Given): string | undefined {
  const year = cycles.personalYear.value;
  const own = independent(profile).find(({ value }) => value === year);
  if (!own) return undefined;
  return `Your personal year is ${a(year)} ${year} now, and your ${own.label} is ${a(year)} ${year} as well. That happens one year in nine, and it’s said to be an easy one, because it asks for what you’d do anyway.`;
}

/** A pinnacle and a challenge of these years that are one number. */
function twiceNow({ profile, age }: Given): string | undefined {
  const at = (spans: readonly LifeSpan[]) => currentSpan(spans, age)?.value;
  const pinnacle = at(profile.pinnacles);
  if (pinnacle === undefined || pinnacle !== at(profile.challenges)) return undefined;
  return `Right now your pinnacle and your challenge are the same number, ${pinnacle}. What helps you and what gets in your way come from the same side of you.`;
}

function voice({ voices }: Given, number: number): Voices[CoreNumber] {
  return voices[number as CoreNumber];
}

/** One of several phrasings, always the same one for the same person. */
function pick({ profile }: Given, ways: readonly string[]): string {
  const { lifePathNumber, destinyNumber, soulUrgeNumber, attitudeNumber } = profile.numbers;
  const seed =
    lifePathNumber.value + destinyNumber.value + soulUrgeNumber.value + attitudeNumber.value;
  return ways[seed % ways.length] ?? '';
}

/** The digit that a master number would be reduced to. */
function digitOf(master: number): number {
  return (master / 11) * 2;
}
