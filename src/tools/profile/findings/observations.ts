import type { CoreNumber } from '@ninefold/numerology';
import { type Cycles, isMaster, type LifeSpan, type Profile } from '@ninefold/numerology';
import { meetingOf } from '../../../compatibility/meeting';
import { a, capitalized, listed, spelled } from '../../../ui/text/wording';
import type { ProfileTables } from '../load-profile-tables';
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
      'There is no letter from A to Z in the name as it was typed, so the numbers of the name are 0 and only those of the birth date can be read. Type the name in its Latin spelling, as in a passport, and the others will appear.',
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
    return `No number comes up twice among your ${named.length}, which is rather rare. It is read as a person of many sides, with no single trait in charge. Read each number for itself.`;
  }
  const number = loudest[0].value;
  const labels = listed(loudest.map(({ label }) => label));
  const { does } = voice(given, number);
  if (loudest.length > 2) {
    return pick(given, [
      `${labels} all come to ${number}, the number that ${does}. No other number comes up as often, so where two readings disagree, believe the one about ${number}.`,
      `Your strongest number is ${number}, the number that ${does}: ${labels} are each ${a(number)} ${number}. Read its paragraphs first, and the others as additions to them.`,
      `The number ${number} comes up ${spelled(loudest.length)} times, in different sums: ${labels}. It is the number that ${does}, and this is said to be the side of you that people notice most.`,
    ]);
  }
  if (next?.[0]) {
    const others = listed(next.map(({ label }) => label));
    return pick(given, [
      `More than one of your numbers comes up twice: ${number}, as ${labels}, and ${next[0].value}, as ${others}. The first is the number that ${does}, the second the one that ${voice(given, next[0].value).does}. Both sides are strong in you, and you often have to choose between them.`,
      `${labels} share ${a(number)} ${number}; ${others} share ${a(next[0].value)} ${next[0].value}. These are the two sides of you that friends know best: one ${does}, the other ${voice(given, next[0].value).does}.`,
    ]);
  }
  return pick(given, [
    `Only one number comes up twice. ${labels} are both ${a(number)} ${number}, the number that ${does}. Take it as your main trait and the rest as variety.`,
    `${labels} come to the same number, ${number}, by different sums. It is the number that ${does}, and it is read as stronger in you than those that come up only once.`,
  ]);
}

/** Life Path and Destiny: what is learned, and where it leads. */
function nameAndDate(given: Given): string {
  const { lifePathNumber, destinyNumber } = given.profile.numbers;
  const [date, name] = [lifePathNumber.value, destinyNumber.value];
  const meeting = meetingOf(date, name);
  if (meeting === 'same') {
    return `Your Life Path and your Destiny are both ${a(date)} ${date}. What you learn and where you are headed are the same thing, so your life is said to have one clear direction. It is also why your karmic number further down is a 9: the difference between the two is 0.`;
  }
  const [learns, leads] = [voice(given, date).wants, voice(given, name).wants];
  return pick(
    given,
    {
      friends: [
        `Your Life Path, ${date}, wants to ${learns}, and your Destiny, ${name}, wants to ${leads}. These two numbers get on well, so what you learn in life also helps you to reach your goals.`,
        `Life Path ${date} and Destiny ${name} are said to be good friends. One wants to ${learns}, the other to ${leads}, and you can do both without giving anything up.`,
      ],
      opposite: [
        `Your Life Path and your Destiny pull in different directions: ${date} wants to ${learns}, ${name} wants to ${leads}. You may know this as a choice that comes back again and again. Decide it for one situation at a time.`,
        `Life Path ${date} would like to ${learns}, and Destiny ${name} would like to ${leads}. These numbers are said to disagree, so give each of them its own time and do not try to satisfy both at once.`,
      ],
      neutral: [
        `Life Path ${date} wants to ${learns}, Destiny ${name} to ${leads}. These two numbers neither help nor disturb each other much: you can follow both, at different times.`,
        `Your Life Path, ${date}, and your Destiny, ${name}, have little to do with each other. The first wants to ${learns}, the second to ${leads}. It takes a conscious effort to bring the two together.`,
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
    return `Soul Urge and Personality are both ${a(inside)} ${inside}. What you want is also what people see, so others understand you easily and seldom get you wrong.`;
  }
  const [wanted, shown] = [voice(given, inside).wants, voice(given, outside).wants];
  return pick(
    given,
    {
      friends: [
        `Inside and outside agree. Your Soul Urge, ${inside}, wants to ${wanted}, and your Personality, ${outside}, to ${shown}. People who meet you for an hour already have a fairly true picture of you.`,
        `What you want and what you show are on good terms: Soul Urge ${inside} wants to ${wanted}, Personality ${outside} to ${shown}. People find you easy to be with, because you hide little.`,
      ],
      opposite: [
        `In private your Soul Urge, ${inside}, wants to ${wanted}. In company your Personality, ${outside}, wants to ${shown}. People who know only one of these sides may be surprised by the other.`,
        `Soul Urge ${inside} and Personality ${outside} do not agree: inside you want to ${wanted}, while to others you seem to want to ${shown}. Tell those who are close to you what you really want, because they cannot see it.`,
      ],
      neutral: [
        `Your Soul Urge, ${inside}, wants to ${wanted}, and your Personality, ${outside}, wants to ${shown}. Both are true of you. People see the second at a first meeting and learn about the first later.`,
        `Soul Urge ${inside} wants to ${wanted}, while Personality ${outside} makes you look as if you wanted to ${shown}. The difference is an ordinary one: you show one side to everybody and keep the other for your friends.`,
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
    return `Your ${only.label} is ${only.value}, a master number, so its two digits are not added together. In everyday life it is said to act like ${a(digitOf(only.value))} ${digitOf(only.value)}, and to show its full strength only now and then.`;
  }
  const named = listed(kept.map(({ label, value }) => `${label} (${value})`));
  return `${capitalized(spelled(kept.length))} of your numbers are master numbers, whose two digits are not added together: ${named}. Read the single digit of each as well, 2 for 11, 4 for 22 and 6 for 33, since that is how they are said to act in everyday life.`;
}

/** A value that no letter has, but that a sum produces. */
function missingYetThere(given: Given): string | undefined {
  const { missing } = given.profile;
  if (missing.length === 0) {
    return 'All nine values occur among the letters of your name. It takes a long name or some luck, and it is read as a good sign: none of the nine talents is missing.';
  }
  const made = independent(given.profile).find(({ value }) => missing.includes(value));
  if (!made) return undefined;
  const { label, value } = made;
  return pick(given, [
    `No letter of your name is worth ${a(value)} ${value}, and yet your ${label} is ${a(value)} ${value}, because other figures add up to it. It is the number that ${voice(given, value).does}: something that you had to learn, and that you may now do with more care than those who always could.`,
    `${a(value) === 'an' ? 'An' : 'A'} ${value} is missing from your letters, and yet it is your ${label}. It is the number that ${voice(given, value).does}: a talent that you are said to reach with time, though it was not given to you at the start.`,
  ]);
}

/** A personal year that is one of the person's own numbers. */
function thisYear({ profile, cycles }: Given): string | undefined {
  const year = cycles.personalYear.value;
  const own = independent(profile).find(({ value }) => value === year);
  if (!own) return undefined;
  return `Your personal year is ${a(year)} ${year} now, and your ${own.label} is ${a(year)} ${year} as well. Such a year comes once in nine and is said to be an easy one, because it asks for what you do anyway.`;
}

/** A pinnacle and a challenge of these years that are one number. */
function twiceNow({ profile, age }: Given): string | undefined {
  const at = (spans: readonly LifeSpan[]) => currentSpan(spans, age)?.value;
  const pinnacle = at(profile.pinnacles);
  if (pinnacle === undefined || pinnacle !== at(profile.challenges)) return undefined;
  return `At this time of your life your pinnacle and your challenge are the same number, ${pinnacle}. What helps you and what makes things difficult come from the same side of you.`;
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
