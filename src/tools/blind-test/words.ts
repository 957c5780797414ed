import { grouped, spelled, times } from '#texts/language';
import { allWays, luckOf, ROUNDS, waysToGetAtLeast } from './rules/chance';

/** A score, and how many rounds it is of. */
export interface Score {
  readonly score: number;
  readonly rounds: number;
}

/** What a guesser gets: “3 or 4”, “2”. */
function guessed(rounds: number): string {
  const [least, most] = [Math.floor(rounds / 3), Math.ceil(rounds / 3)];
  return least === most ? `${least}` : `${least} or ${most}`;
}

/** How likely a score is by luck, in two sentences. */
export function luck({ score, rounds }: Score): string {
  const expected = `Guessing with your eyes shut gets ${guessed(rounds)} of ${rounds}.`;
  const atLeast = waysToGetAtLeast(Math.max(score, 1), rounds) / allWays(rounds);
  if (score === 0) return `${expected} It gets none at all ${often(1 - atLeast)}.`;
  const orMore = score === rounds ? `all ${rounds}` : `${score} or more`;
  return `${expected} It gets ${orMore} ${often(atLeast)}.`;
}

/** “44 times in 100 tests”, “once in 13 tests”. */
function often(share: number): string {
  return share > 0.3
    ? `${Math.round(share * 100)} times in 100 tests`
    : `once in ${grouped(Math.round(1 / share))} tests`;
}

/** What to make of a score. `whom` is “yourself”, or the name of the person who was looked for. */
export function verdict({ score, rounds }: Score, whom: string): string {
  if (rounds < ROUNDS) return verdictOnFew({ score, rounds }, whom);
  if (score <= 2) {
    return `That’s fewer than a guesser usually gets, and it happens to three guessers in ten. It doesn’t mean you don’t know ${whom}. If anything, these readings didn’t.`;
  }
  if (score <= 4) {
    return 'Right where guessing lands. A skeptic would say the passages could be anybody’s. A believer would say ten rounds are a short test. With this score, both can go home happy.';
  }
  if (score === 5) {
    return 'A little better than guessing, and still easily luck: in a room of ten guessers, two do as well. If you think there’s something in it, play again: over many rounds, luck comes down to one in three.';
  }
  if (score === 6) {
    return 'Better than guessing usually does. But if you’re one of a dozen friends who tried, one of you was likely to get here anyway. Another ten rounds would tell you more.';
  }
  return `Luck seldom does this. Before anybody celebrates: had you read any of these passages on this site before? Then it was memory. If you hadn’t, either the readings caught something of ${whom}, or today’s your day to win a raffle. Play again: if it was luck, you’ll most likely be back at five or fewer.`;
}

/** The same for a test that was ended early. */
function verdictOnFew({ score, rounds }: Score, whom: string): string {
  const few = spelled(rounds);
  if (score <= Math.ceil(rounds / 3)) {
    return `Nothing here that a guesser couldn’t do. But ${few} rounds are hardly a test: if these readings did know ${whom}, you could still miss this often on a slow evening.`;
  }
  // Once in twenty, by an old custom of people who count things.
  if (waysToGetAtLeast(score, rounds) > allWays(rounds) / 20) {
    return `Better than most guessers do, and with ${few} rounds that’s not much yet. Play all ten before you tell anybody.`;
  }
  return `A guesser seldom gets that far. Then again, you stopped after ${few}, and stopping while you’re ahead is how gamblers get their stories. Ten more rounds will tell you whether the readings caught something of ${whom}.`;
}

/** The distribution in words, for whoever cannot see the bars. */
export function describeBars({ score, rounds }: Score): string {
  const bars = luckOf(rounds).map((share, right) => `${right} right, ${percent(share)}`);
  return `How often each score comes up by luck: ${bars.join('; ')}. Yours, ${score}, is marked.`;
}

/** “26%”, “0.3%”, “under 0.1%”. */
function percent(share: number): string {
  const whole = share * 100;
  if (whole < 0.1) return 'under 0.1%';
  return whole < 1 ? `${whole.toFixed(1)}%` : `${Math.round(whole)}%`;
}

/** What somebody who played says of it; a friend’s name, where it was theirs. */
export function describeScore({ score, rounds }: Score, name: string | undefined): string {
  const whom = name
    ? `${name} among strangers, by their numerology readings`
    : 'my own numerology reading among strangers’';
  return `I looked for ${whom}, and found ${score} of ${rounds}. Guessing gets ${guessed(rounds)}.`;
}

export const scoreOfRounds = ({ score, rounds }: Score) => `${score} of ${rounds}`;

export const scoreTitle = (score: number, name: string | undefined) =>
  `Found ${name ?? 'myself'} ${times(score)}`;

export const youFound = (name: string | undefined) =>
  name ? `You found ${name} in` : 'You found yours in';

export const whose = (name: string | undefined) => (name ? `${name}’s` : 'yours');

export const roundsOpened = (count: number) => `The ${spelled(count)} rounds, opened`;

export const whichOne = (name: string | undefined) =>
  name ? `Which one’s ${name}?` : 'Which one’s you?';

export const TOO_FEW_LETTERS = `There aren’t enough letters from A to Z in that name to make ${ROUNDS} rounds. Try it in the Latin alphabet, the way it’s spelled in a passport.`;

export const aboutBars = (rounds: number) =>
  `What ${grouped(allWays(rounds))} guessers would get, if they answered in every way there is. The gold bar’s yours.`;

export const roundOf = (count: number) => `Round ${count} of ${ROUNDS}`;
